import {
  type CardId,
  gloryOf,
  type PointSource,
  seenCards,
  type View,
} from '@meadhall/game-valhalla'
import type { Points } from './ending-scores.ts'

/** Something that is counted at the end: a card of Valhalla, or what else gives points. */
export interface Counted {
  readonly card: CardId | null
  readonly source: PointSource
  readonly points: number
  /** When its turn comes: all players count at once, and cards before all else. */
  readonly beat: number
}

/** What lies in Valhalla is counted card by card; the rest comes as sums. */
const SUMS: readonly PointSource[] = ['shields', 'sets', 'king']

/** What each player counts, in its order. */
export function countsOf(
  { players }: Pick<View, 'players'>,
  points: readonly Points[],
): readonly (readonly Counted[])[] {
  const piles = players.map(({ valhalla }) => seenCards(valhalla))
  const most = Math.max(0, ...piles.map(({ length }) => length))
  return piles.map((pile, seat) => [
    ...pile.map((card, index): Counted => {
      return { card, source: 'warriors', points: gloryOf(card), beat: 1 + index }
    }),
    ...SUMS.flatMap((source, index): Counted[] => {
      const sum = points[seat]?.by.get(source) ?? 0
      return sum === 0 ? [] : [{ card: null, source, points: sum, beat: 1 + most + index }]
    }),
  ])
}

/** When everything is counted. */
export function lastBeat(counts: readonly (readonly Counted[])[]): number {
  return Math.max(0, ...counts.flat().map(({ beat }) => beat))
}
