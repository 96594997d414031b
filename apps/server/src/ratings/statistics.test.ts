import { afterEach, describe, expect, it } from 'vitest'
import type { ResultsRow } from '../storage/result-rows.ts'
import { HOMES, type Home } from '../storage/testing/homes.ts'
import { countIn, moveCounts, uncount } from './counting.ts'
import { sourcesText } from './merit-text.ts'
import { statisticsOf } from './statistics.ts'

let home: Home | null = null
afterEach(async () => await home?.leave())

let games = 0
function result(
  person: string,
  won: 0 | 1,
  as: string | null = null,
  sources: Record<string, number> | null = null,
): ResultsRow {
  games += 1
  const text = sources === null ? null : sourcesText({ as, sources })
  const at = { table_id: `t${games}`, seat: 0, person_id: person, game: 'toy', players: 2 }
  return { ...at, won, place: 1, score: 0, rated: 0, ended: games, played_as: as, sources: text }
}

describe.each(HOMES)('in $name', ({ make }) => {
  it('roles and sources are counted where they are known, what came most often first', async () => {
    home = await make()
    const { queries: db } = await home.open(Date.now)
    const count = (row: ResultsRow) => db.transaction().execute((tx) => countIn(tx, [row]))
    await count(result('astrid', 1, 'clan.bear', { 'source.a': 3 }))
    await count(result('astrid', 0, 'clan.wolf', { 'source.a': 1, 'source.b': 9 }))
    await count(result('astrid', 0, 'clan.wolf', { 'source.lost': -2 }))
    await count(result('astrid', 1))
    await count(result('bo', 1, 'clan.bear', { 'source.a': 30 }))
    const [toy] = (await statisticsOf(db, 'astrid')).games
    expect(toy).toMatchObject({ games: 4, wins: 2, told: 3 })
    expect(toy?.byRole).toEqual([
      { as: 'clan.wolf', games: 2, wins: 0 },
      { as: 'clan.bear', games: 1, wins: 1 },
    ])
    expect(toy?.sources).toEqual([
      { source: 'source.b', points: 9 },
      { source: 'source.a', points: 4 },
      { source: 'source.lost', points: -2 },
    ])

    await moveCounts(db, 'bo', 'astrid')
    expect((await statisticsOf(db, 'bo')).games).toEqual([])
    const [both] = (await statisticsOf(db, 'astrid')).games
    expect(both).toMatchObject({ games: 5, wins: 3, byPlayers: [{ players: 2, games: 5 }] })
    expect(both?.sources[0]).toEqual({ source: 'source.a', points: 34 })
    await uncount(db, 'astrid')
    expect((await statisticsOf(db, 'astrid')).games).toEqual([])
  })
})
