import { randomBytes } from 'node:crypto'
import type { TableClient } from '@meadhall/client'
import { restAt } from '@meadhall/client/rest'
import { seatCommitment, verifyGameFile } from '@meadhall/fairness'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { nextU32, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** Answers whatever is asked, by chance, until the game is over. */
function playAlong(client: TableClient, seed: string, ended: (client: TableClient) => void) {
  const rng = seedRng(seed)
  let answered = -1
  return async () => {
    const { asked = null, outcome = null } = client.seen ?? {}
    if (outcome !== null) return ended(client)
    if (asked === null || asked.question === answered) return
    answered = asked.question
    const action = asked.legal[nextU32(rng) % asked.legal.length]
    if (action === undefined) throw new Error('nothing may be answered')
    const reply = await client.answer(action, `${seed}-${asked.question}`)
    expect(reply.refused).toBeUndefined()
  }
}

interface Player {
  readonly client: TableClient
  readonly over: Promise<TableClient>
}

async function sitDown(server: TestServer, table: string, name: string): Promise<Player> {
  const token = await server.guest(name)
  const contribution = randomBytes(32).toString('hex')
  const { body } = await server.api('GET', `/tables/${table}`, token)
  const seat = body.table.seats.findIndex(
    (one: { person: unknown; bot: unknown }) => one.person === null && one.bot === null,
  )
  const commitment = seatCommitment(table, seat, contribution)
  await server.api('POST', `/tables/${table}/seats`, token, { seat, commitment })
  const { promise, resolve } = Promise.withResolvers<TableClient>()
  let play = () => Promise.resolve()
  const client = server.join(table, {
    hello: { token },
    heard(message, self) {
      if (message.type === 'table' && message.table.phase === 'revealing')
        void self.call({ type: 'reveal', contribution })
      void play()
    },
  })
  play = playAlong(client, name, resolve)
  return { client, over: promise }
}

describe('a whole game through the protocol', () => {
  it.each(GAME_IDS)('of %s is played by two people and a bot to its end', async (game: GameId) => {
    const server = await testServer()
    const host = await server.guest('Host')
    const plan = {
      game,
      seats: [{ for: 'anyone' }, { for: 'anyone' }, { for: 'bot', level: 'thrall' }],
    }
    const founded = await server.api('POST', '/tables', host, plan)
    expect(founded.status).toBe(201)
    const { id } = founded.body.table
    const players = [await sitDown(server, id, 'Astrid'), await sitDown(server, id, 'Bo')]
    const started = await server.api('POST', `/tables/${id}/start`, host)
    expect(started.status).toBe(200)
    const [astrid, bo] = await Promise.all(players.map(({ over }) => over))
    expect(astrid?.seen?.outcome).toEqual(bo?.seen?.outcome)
    expect(astrid?.seen?.shared).toEqual(bo?.seen?.shared)
    const file = await restAt(server.address).file('GET /tables/:id/file', { params: { id } })
    const verified = verifyGameFile(await file.text(), [await GAMES[game].rules()], 'exact')
    expect(verified.file.result).toEqual(bo?.seen?.outcome)
    expect(verified.fairness).toMatchObject({ ok: true, parts: ['gave', 'gave', 'bot'] })
    expect(server.logged).toEqual([])
  })
})
