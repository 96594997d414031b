import { expect, it } from 'vitest'
import { sourcesText } from './merit-text.ts'
import { type Counted, countedByGame } from './statistics.ts'

function result(won: 0 | 1, as: string | null, sources: Record<string, number> | null): Counted {
  const text = sources === null ? null : sourcesText({ as, sources })
  return { game: 'toy', players: 2, seat: 0, won, played_as: as, sources: text }
}

it('roles and sources are counted where they are known, what came most often first', () => {
  const [toy] = countedByGame([
    result(1, 'clan.bear', { 'source.a': 3 }),
    result(0, 'clan.wolf', { 'source.a': 1, 'source.b': 9 }),
    result(0, 'clan.wolf', { 'source.lost': -2 }),
    result(1, null, null),
  ])
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
})
