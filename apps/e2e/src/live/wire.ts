import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { forgiveComplaints } from '../support/visit.ts'
import type { LiveServer } from './support.ts'

/** A line between browsers and a server that can be cut. */
export interface Wire {
  readonly address: string
  /** Nothing comes through any more: open connections end, new ones too. */
  cut(): void
  mend(): void
}

/** Lays one for the rest of a test. */
export async function layWire(server: LiveServer): Promise<Wire> {
  const ends = new Set<Socket>()
  let isCut = false
  const proxy = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(new URL(server.address).port), '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        ;(end === near ? far : near).destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => {
    isCut = true
    forgiveComplaints(/ERR_|WebSocket/)
    for (const end of [...ends]) end.destroy()
  }
  onTestFinished(() => {
    cut()
    proxy.close()
  })
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
  }
}
