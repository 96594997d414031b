import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Caller } from '../calls.ts'

/** Where an assault takes place, and for how long. */
export interface Ground extends Caller {
  /** Tables of honest people. */
  readonly tables: readonly string[]
  isOver(): boolean
  /** Counts what was sent. */
  sent(count?: number): void
}

/** One way to attack, by bytes that are legal each on its own. */
export type Assault = (ground: Ground) => Promise<void>

/** A connection that takes nothing, unless it is resumed. */
export async function unread({ port, from }: Caller): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined)
  socket.pause()
  await Promise.race([once(socket, 'connect'), closed(socket)])
  return socket
}

/** Fulfilled when a connection is closed, by whom ever; it must be read for that to be seen. */
function closed(socket: Socket | WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const isClosed = socket instanceof WebSocket ? socket.readyState === 3 : socket.closed
    if (isClosed) resolve()
    else (socket as Socket).once('close', () => resolve())
  })
}

/** A live socket; fulfilled when it is open, or was turned away. */
export async function live({ port, from }: Caller, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1${path}`, { localAddress: from })
  socket.on('error', () => undefined)
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed(socket)])
  return socket
}

/** What carries a live socket. */
export function streamOf(socket: WebSocket): Socket | undefined {
  return (socket as unknown as { readonly _socket?: Socket })._socket
}

export function isOpen(socket: WebSocket): boolean {
  return socket.readyState === socket.OPEN
}

export function say(socket: WebSocket, message: object): void {
  if (isOpen(socket)) socket.send(JSON.stringify(message))
}
