import type { EndingFacts } from './ending-facts.ts'
import { netOf, pointsFrom, summed } from './tally.ts'

/** A row of the table of scores, with a cell for each player. */
export interface ScoreRow {
  readonly name: string
  readonly kind?: 'sum' | 'note'
  readonly source?: string
  readonly cells: readonly string[]
}

type RowsFacts = Pick<EndingFacts, 'seats' | 'sources' | 'table'> & {
  readonly look: Pick<EndingFacts['look'], 'zero'>
}

/** What each source brought, what was lost, the sum, and what a game adds; of one part, or of all. */
export function scoreRows(facts: RowsFacts, span: number | null): readonly ScoreRow[] {
  const { seats, sources, table, look } = facts
  const tallies = seats.map(({ points }) => {
    return summed(points.filter((_, index) => span === null || index === span))
  })
  const bySource = sources.map(({ id, name }): ScoreRow => {
    const points = tallies.map((tally) => pointsFrom(tally, id))
    return { name, source: id, cells: points.map((one) => (one === 0 ? look.zero : `${one}`)) }
  })
  const losses = tallies.map(({ lost }) => lost)
  const sum: ScoreRow = {
    name: table.sum,
    kind: 'sum',
    cells: tallies.map((one) => `${netOf(one)}`),
  }
  return [...bySource, ...lostRow(facts, losses), sum, ...moreRows(facts)]
}

function lostRow({ table, look }: RowsFacts, losses: readonly number[]): readonly ScoreRow[] {
  if (table.lost === undefined || losses.every((lost) => lost === 0)) return []
  return [{ name: table.lost, cells: losses.map((lost) => (lost > 0 ? `−${lost}` : look.zero)) }]
}

function moreRows({ table, seats }: RowsFacts): readonly ScoreRow[] {
  return (table.more ?? []).map(({ name, kind, value }) => {
    return { name, kind, cells: seats.map(({ seat }) => `${value(seat)}`) }
  })
}
