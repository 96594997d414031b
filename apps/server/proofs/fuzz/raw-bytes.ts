import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { below, nextU32, pick, type RngState } from '@meadhall/kernel'

/** How a frame begins that is masked and so long. */
function frame(first: number, length: number, payload: Buffer, mask = 0x80): Buffer {
  const head =
    length < 126
      ? Buffer.from([first, mask | length])
      : Buffer.from([first, mask | 127, 0, 0, 0, 0, ...uint32(length)])
  return Buffer.concat([head, mask === 0 ? Buffer.alloc(0) : Buffer.alloc(4), payload])
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function noise(rng: RngState, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => nextU32(rng) & 255))
}

/** Bytes that break the rules of frames: by mask, opcode, length, encoding or order. */
function broken(rng: RngState): Buffer {
  const text = Buffer.from('{"type":"ping","id":1}')
  return pick(rng, [
    () => frame(0x81, text.length, text, 0),
    () => frame(0x83 + below(rng, 5), text.length, text),
    () => frame(0xf1, text.length, text),
    () => frame(0x81, 4, Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
    () => frame(0x81, 0xffffffff, text),
    () => frame(0x89, 126, Buffer.alloc(126)),
    () => frame(0x80, text.length, text),
    () => Buffer.concat([frame(0x01, 4, Buffer.from('{"ty')), frame(0x81, 2, Buffer.from('{}'))]),
    () => frame(0x88, 2, Buffer.from([0, 0])),
    () => frame(0x81, text.length, text.subarray(0, below(rng, text.length))),
    () => Buffer.concat(Array.from({ length: 50 }, () => frame(0x89, 0, Buffer.alloc(0)))),
    () => noise(rng, 1 + below(rng, 400)),
  ])()
}

/** Opens a live socket by hand, writes broken frames to it, and waits until it is closed or gives up. */
export async function rawOnce(rng: RngState, port: number, table: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => {
    text += part
  })
  await once(socket, 'connect')
  const isUpgraded = below(rng, 5) > 0
  socket.write(isUpgraded ? upgrade(port, table) : noise(rng, 200))
  while (isUpgraded && !text.includes('\r\n\r\n') && !socket.closed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
  await writeAll(socket, [broken(rng), broken(rng)])
  socket.destroy()
  return text
}

async function writeAll(socket: Socket, parts: readonly Buffer[]): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return
    await new Promise<void>((resolve) => {
      socket.write(part, () => resolve())
    })
  }
}

function upgrade(port: number, table: string): string {
  return [
    `GET /api/v1/tables/${table}/live HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n')
}
