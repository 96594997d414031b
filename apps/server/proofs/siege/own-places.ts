import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '@meadhall/protocol'
import { WebSocket } from 'ws'
import { type Caller, call, guest, must } from './calls.ts'

const EVERY_MS = 2000
const PATIENCE_MS = 5000

export interface OwnPlacesNeeds {
  readonly caller: Caller
  /** A table of honest people, and the token of one of them. */
  table(): { readonly id: string; readonly token: string }
  isOver(): boolean
  problem(text: string): void
}

/** Looks now and then whether honest people are crowded out: of the lobby, and from their own table. */
export async function watchOwnPlaces(needs: OwnPlacesNeeds): Promise<void> {
  const { caller, isOver, problem } = needs
  const own = await listedTable(caller)
  while (!isOver()) {
    const { status, body } = await call(caller, { method: 'GET', path: '/tables' })
    const ids = (body?.tables ?? []).map(({ id }: { readonly id: string }) => id)
    if (isOver()) return
    if (status !== 200 || !ids.includes(own)) problem('an honest table was pushed off the list')
    const { id, token } = needs.table()
    const told = await screenAt(caller, id, token)
    if (isOver()) return
    if (told !== 'welcome') problem(`an own screen was shut out: ${told}`)
    await sleep(EVERY_MS)
  }
}

/** A public table that waits, with whoever laid it at it; a slow one, so that they may be away. */
async function listedTable(caller: Caller): Promise<string> {
  const token = await guest(caller, 'Cleo')
  const seats = [{ for: 'anyone' }, { for: 'anyone' }]
  const plan = { game: 'valhalla', seats, visibility: 'public', tempo: { kind: 'slow', hours: 24 } }
  const { table } = await must(caller, { method: 'POST', path: '/tables', token, body: plan })
  await must(caller, { method: 'POST', path: `/tables/${table.id}/seats`, token })
  return table.id
}

/** What a screen before everybody is told first that somebody at the table opens. */
async function screenAt({ port, from }: Caller, table: string, token: string): Promise<string> {
  const url = `ws://127.0.0.1:${port}/api/v1/tables/${table}/live`
  const screen = new WebSocket(url, { localAddress: from })
  const first = new Promise<string>((resolve) => {
    screen.on('open', () =>
      screen.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token, watch: true })),
    )
    screen.on('error', (error) => resolve(String(error)))
    screen.on('message', (data) => {
      const { type, code } = JSON.parse(String(data))
      resolve(code ?? type)
    })
  })
  const told = await Promise.race([first, sleep(PATIENCE_MS, 'nothing', { ref: false })])
  screen.terminate()
  return told
}
