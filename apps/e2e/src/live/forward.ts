import { type Seen, TableClient } from '@meadhall/client'
import { at } from '@meadhall/kernel'
import { chooser } from '../support/play.ts'
import type { LaidTable, LiveServer } from './support.ts'

/** Whether a game has come as far as a test wants it. */
export type IsThere = (seen: Seen) => boolean

/** Whether a seat, or anybody, is asked a question of a kind. */
export function isAskedFor(kind: string, seat?: number): IsThere {
  return ({ open }) =>
    open.some((one) => one.kind === kind && (seat === undefined || one.seat === seat))
}

/**
 * Plays on without browsers, by the seats' own links and over real sockets, until the game stands as
 * wanted: a browser would take minutes for what this does in a second. Gives what each seat then sees.
 */
export async function forward(
  { address }: LiveServer,
  { id, sitters }: LaidTable,
  isThere: IsThere,
  seed = 1,
): Promise<readonly Seen[]> {
  const choose = chooser(seed)
  let look = () => undefined as unknown
  const url = `${address.replace('http', 'ws')}/api/v1/tables/${id}/live`
  const clients = sitters.map(
    ({ resume }) =>
      new TableClient({
        connect: () => new WebSocket(url),
        hello: { seat: resume },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        chance: () => 0.5,
        heard: () => look(),
      }),
  )
  const together = () => {
    const revisions = new Set(clients.map(({ seen }) => seen?.revision))
    return revisions.size === 1 && !revisions.has(undefined)
  }
  const heard = () =>
    new Promise<void>((resolve) => {
      look = () => together() && resolve()
      look()
    })
  try {
    for (let moves = 0; moves < TOO_MANY; moves++) {
      await heard()
      const [first] = clients
      if (first?.seen == null || isThere(first.seen) || first.seen.outcome !== null)
        return clients.flatMap(({ seen }) => seen ?? [])
      const asked = clients.filter(({ seen }) => seen?.asked != null)
      const one = at(asked, choose(asked.length))
      const legal = one.seen?.asked?.legal ?? []
      await one.answer(at(legal, choose(legal.length)), `forward-${seed}-${moves}`)
    }
    throw new Error(`not there after ${TOO_MANY} moves`)
  } finally {
    for (const client of clients) client.close()
  }
}

const TOO_MANY = 2_000
