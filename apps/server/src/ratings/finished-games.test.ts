import { at } from '@meadhall/kernel'
import {
  MyGames,
  PersonShown,
  RatingHistory,
  Replay,
  Statistics,
  TableListed,
} from '@meadhall/protocol'
import { botRating, initial, ranksOf, rate } from '@meadhall/ratings'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { begun, founded, seated } from '../testing/players.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** A rated game of one person and a bot, which a bot of the same level ends for the person. */
async function playedOut(server: TestServer) {
  const host = await server.guest('Host')
  const seats = [{ for: 'anyone' as const }, { for: 'bot' as const, level: 'warrior' as const }]
  const id = await founded(server, host, { game: 'blood-rage', seats, rated: true })
  const astrid = await seated(server, id, 'Astrid')
  await server.api('POST', `/tables/${id}/start`, host)
  await astrid.until(({ seen }) => seen !== null)
  const early = await server.api('GET', `/tables/${id}/replay?seat=1`)
  expect([early.status, early.body.error.code]).toEqual([409, 'not-now'])
  await astrid.client.call({ type: 'stand-in', on: true })
  await astrid.until(({ table }) => table?.phase === 'over')
  await server.settling.atRest()
  return { id, astrid }
}

it('a finished game is rated, counted, listed and told again from every seat', async () => {
  const server = await testServer()
  const { id, astrid } = await playedOut(server)
  const outcome = astrid.client.seen?.outcome
  const won = outcome?.winners.includes(0) ?? false
  const bot = botRating('blood-rage', 2, 'warrior') ?? initial()
  const ranks = ranksOf(outcome ?? { scores: [], winners: [] })
  const after = at(at(rate([[initial()], [bot]], ranks), 0), 0)

  const { body: changed } = await server.api('GET', `/tables/${id}/ratings`)
  expect(changed.changes).toEqual([{ seat: 0, before: initial(), after }])
  const me = (await server.api('GET', '/me', astrid.token)).body.me.id
  const { person } = (await server.api('GET', `/people/${me}`)).body
  expect(v.parse(PersonShown, person)).toEqual({
    id: me,
    name: 'Astrid',
    kind: 'guest',
    ratings: [{ game: 'blood-rage', players: 2, ...after, games: 1 }],
  })
  expect((await server.api('GET', '/people/nobody')).status).toBe(404)

  const games = v.parse(MyGames, (await server.api('GET', '/me/games', astrid.token)).body)
  const score = outcome?.scores[0]
  expect(games).toMatchObject({
    next: null,
    games: [{ seat: 0, result: { won, score }, rating: { after }, table: { id, due: null } }],
  })
  const { body: statistics } = await server.api('GET', '/me/statistics', astrid.token)
  const [counted] = v.parse(Statistics, statistics).games
  const wins = won ? 1 : 0
  expect(counted).toMatchObject({ games: 1, wins, told: 1, byRole: [{ games: 1, wins }] })
  expect(counted?.byRole[0]?.as).toMatch(/^clan\./)
  expect(counted?.sources.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  expect((await server.api('GET', `/people/${me}/statistics`)).body).toEqual(statistics)
  const { body: history } = await server.api('GET', `/people/${me}/ratings`)
  expect(v.parse(RatingHistory, history)).toMatchObject({
    ratings: [{ game: 'blood-rage', players: 2, points: [{ table: id, ...after }] }],
  })
  // The table was found by its link: only who played there sees it among somebody's games.
  const stranger = await server.guest('Stranger')
  const ofMe = `/people/${me}/games`
  expect((await server.api('GET', ofMe, stranger)).body.games).toEqual([])
  expect((await server.api('GET', ofMe, astrid.token)).body.games).toHaveLength(1)

  for (const [query, seat] of [
    ['', null],
    ['?seat=1', 1],
  ] as const) {
    const { body } = await server.api('GET', `/tables/${id}/replay${query}`)
    const replay = v.parse(Replay, body.replay)
    expect(replay).toMatchObject({ seat, outcome })
    expect(replay.log).toHaveLength((astrid.client.seen?.step ?? 0) + 1)
  }
  const log = (await server.api('GET', `/tables/${id}/replay?seat=0`)).body.replay.log
  expect(log).toEqual(astrid.client.seen?.log)
  expect((await server.api('GET', `/tables/${id}/replay?seat=7`)).status).toBe(404)
  expect(server.logged).toEqual([])
})

it('lists tell where each game stands, page by page, and only what one asks for', async () => {
  const server = await testServer()
  const { id, players } = await begun(server, ['Astrid', 'Bo'])
  const astrid = at(players, 0)
  const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
  const open: string[] = []
  for (const tempo of [{ kind: 'none' }, { kind: 'slow', hours: 24 }] as const) {
    const plan = { game: 'valhalla', seats, tempo, visibility: 'public', rated: true } as const
    const table = await founded(server, astrid.token, plan)
    await server.api('POST', `/tables/${table}/seats`, astrid.token, {})
    open.push(table)
  }
  const { body: mine } = await server.api('GET', '/me/tables', astrid.token)
  const stands = v.parse(v.array(TableListed), mine.tables).find((one) => one.id === id)
  const { table } = (await server.api('GET', `/tables/${id}`)).body
  expect(stands?.stage).toEqual(table.stage)
  expect(stands).toMatchObject({ stage: { key: 'stage' }, waits: [0, 1] })
  const { body: running } = await server.api('GET', '/me/games?state=running', astrid.token)
  expect(running.games.map((one: MyGames['games'][number]) => one.table.id)).toEqual([id])
  const { body: waiting } = await server.api('GET', '/me/games?state=waiting', astrid.token)
  expect(waiting.games).toHaveLength(2)
  const { body: turns } = await server.api('GET', '/me/turns', astrid.token)
  expect(turns).toEqual({ count: 1, due: null })
  const { body: finished } = await server.api('GET', '/me/games?state=finished', astrid.token)
  expect(finished).toEqual({ games: [], next: null })

  const lobby = async (query: string) => {
    const { status, body } = await server.api('GET', `/tables?${query}`)
    return status === 200 ? body.tables.map((one: TableListed) => one.id) : body.error.code
  }
  expect(await lobby('tempo=slow')).toEqual([open[1]])
  expect((await lobby('game=valhalla&players=2&rated=yes')).toSorted()).toEqual(open.toSorted())
  expect(await lobby('players=3')).toEqual([])
  expect(await lobby('rated=no')).toEqual([])
  expect(await lobby('tempo=quick')).toBe('malformed')
})

it('games come in pages, none twice and none left out', async () => {
  const server = await testServer()
  const token = await server.guest('Solo')
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const seats = [{ for: 'anyone' as const }]
    const id = await founded(server, token, { game: 'valhalla', seats })
    await server.api('POST', `/tables/${id}/seats`, token, {})
    await server.api('POST', `/tables/${id}/start`, token)
    ids.push(id)
  }
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { body } = await server.api('GET', `/me/games?limit=2${after}`, token)
    const { games, next } = v.parse(MyGames, body)
    seen.push(...games.map(({ table }) => table.id))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
})
