import type { TableClient } from '@meadhall/client'
import { at } from '@meadhall/kernel'
import type { FromServer, Reply } from '@meadhall/protocol'
import type { Plan, TestServer } from './test-server.ts'

/** Somebody at a table, with all that their client was told. */
export interface Player {
  readonly token: string
  readonly seat: number | null
  readonly resume: string
  readonly client: TableClient
  readonly heard: FromServer[]
  /** Fulfilled once something is so, now or after something was heard. */
  until(isSo: (client: TableClient) => boolean): Promise<void>
}

/** Connects somebody who writes down what they hear. */
export function connected(
  server: TestServer,
  table: string,
  who: { readonly token?: string; readonly link?: string; readonly watch?: boolean },
): Omit<Player, 'seat' | 'resume' | 'token'> {
  const heard: FromServer[] = []
  const waiting = new Set<() => void>()
  const { token, link, watch } = who
  const client = server.join(table, {
    hello: {
      ...(token !== undefined && { token }),
      ...(link !== undefined && { seat: link }),
      ...(watch !== undefined && { watch }),
    },
    heard(message) {
      heard.push(message)
      for (const look of [...waiting]) look()
    },
  })
  const until = (isSo: (client: TableClient) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo(client)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return { client, heard, until }
}

/** A new table. */
export async function founded(server: TestServer, host: string, plan: Plan): Promise<string> {
  const { status, body } = await server.api('POST', '/tables', host, plan)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.table.id
}

/** Somebody sits down and connects. */
export async function seated(server: TestServer, table: string, name: string): Promise<Player> {
  const token = await server.guest(name)
  const { status, body } = await server.api('POST', `/tables/${table}/seats`, token, {})
  if (status !== 201) throw new Error(JSON.stringify(body))
  const client = connected(server, table, { token })
  await client.until((one) => one.table !== null)
  return { token, seat: body.seat, resume: body.resume, ...client }
}

/** A table of people by their names whose game has begun; the first is the host. */
export async function begun(
  server: TestServer,
  names: readonly string[],
  more: Partial<Plan> = {},
): Promise<{ readonly id: string; readonly players: readonly Player[] }> {
  const host = await server.guest('Host')
  const seats = names.map(() => ({ for: 'anyone' as const }))
  const id = await founded(server, host, { game: 'blood-rage', seats, ...more })
  const players: Player[] = []
  for (const name of names) players.push(await seated(server, id, name))
  await server.api('POST', `/tables/${id}/start`, host)
  await Promise.all(players.map(({ until }) => until((client) => client.seen !== null)))
  return { id, players }
}

let keys = 0

/** The seat answers what it is asked: the answer with this place in the list. */
export async function answer({ client, until }: Player, which = 0): Promise<Reply> {
  await until((one) => one.seen?.asked != null)
  keys += 1
  return await client.answer(at(client.seen?.asked?.legal ?? [], which), `key-${keys}`)
}

/** Who of several is asked now. */
export function asked(players: readonly Player[]): Player | undefined {
  return players.find(({ client }) => client.seen?.asked != null)
}

/** One proposes to end the game, the other agrees. */
export async function endByConsent(one: Player, other: Player): Promise<void> {
  await one.client.call({ type: 'propose', what: 'end' })
  await other.until(({ table }) => table?.proposal?.what === 'end')
  const proposal = other.client.table?.proposal?.id ?? ''
  await other.client.call({ type: 'vote', proposal, agree: true })
  await one.until(({ table }) => table?.phase === 'over')
}
