import { setImmediate as turn } from 'node:timers/promises'
import { restAt } from '@meadhall/client/rest'
import { at, type RngState } from '@meadhall/kernel'
import { hashOf } from '../../src/tables/secrets.ts'
import type { TemporaryServer } from '../../src/testing/temporary-server.ts'
import type { Canaries } from './canaries.ts'
import { Healthy } from './healthy.ts'

/** A table whose game has begun, with two players who only want to play. */
export interface Attacked {
  readonly id: string
  readonly url: string
  readonly tokens: readonly string[]
  readonly players: readonly Healthy[]
}

export interface AttackedNeeds {
  readonly run: TemporaryServer
  readonly canaries: Canaries
  readonly rng: RngState
}

export async function tokenOf({ server }: TemporaryServer, name: string): Promise<string> {
  return await server.sessions.open(await server.people.guest(name), 'token', 'fuzz')
}

/** Two people and a bot whose game has begun. All that they alone may know is a canary. */
export async function attackedTable(needs: AttackedNeeds, game: string): Promise<Attacked> {
  const { run, canaries, rng } = needs
  const tokens = [await tokenOf(run, 'Astrid'), await tokenOf(run, 'Bo')]
  const anyone = { for: 'anyone' as const }
  const seats = [anyone, anyone, { for: 'bot' as const, level: 'thrall' as const }]
  const host = restAt(run.address, at(tokens, 0))
  const { id } = (await host.call('POST /tables', { body: { game, seats } })).table
  const params = { id }
  for (const [seat, token] of tokens.entries()) {
    const sent = { params, body: { seat } }
    const { resume } = await restAt(run.address, token).call('POST /tables/:id/seats', sent)
    canaries.add(`the link of seat ${seat}`, resume)
    canaries.add(`the stored link of seat ${seat}`, hashOf(resume))
    canaries.add(`the token of seat ${seat}`, token)
  }
  const live = await run.server.hall.table(id)
  canaries.add("the server's part of the seed", live?.secret ?? 'none')
  await host.call('POST /tables/:id/start', { params })
  const url = `${run.address.replace('http', 'ws')}/api/v1/tables/${id}/live`
  const players = tokens.map((token) => new Healthy({ url, token, rng, canaries }))
  while (players.some(({ client }) => client.seen === null)) await turn()
  return { id, url, tokens, players }
}

/** The second player goes on meanwhile, now and then. */
export async function playDuring({ players }: Attacked, isOver: () => boolean): Promise<void> {
  const bo = at(players, 1)
  while (!isOver()) {
    await bo.move()
    for (let pause = 0; pause < 200 && !isOver(); pause++) await turn()
  }
}

/** Nobody attacks any more: both players set right what is theirs, and play; whether that ended. */
export async function playToTheEnd({ players }: Attacked, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs
  for (const player of players) if (!player.isOver) await player.setRight()
  while (!players.every(({ isOver }) => isOver)) {
    if (performance.now() > until) return false
    for (const player of players) await player.move()
  }
  return true
}
