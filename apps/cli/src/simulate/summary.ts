import { ALL_CARDS, DECISION_KINDS } from '@meadhall/game-blood-rage'
import type { Batch } from './batch.ts'
import type { Tally } from './tally.ts'

/** What `meadhall simulate` prints: the run, its speed and what came up how often. */
export interface Summary {
  readonly game: string
  readonly players: number
  readonly bots: string
  readonly seed: string
  readonly games: number
  readonly workers: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  readonly length: { readonly mean: number; readonly shortest: number; readonly longest: number }
  readonly seats: readonly {
    readonly seat: number
    readonly meanScore: number
    readonly winRate: number
  }[]
  readonly pointsBySource: Readonly<Record<string, number>>
  readonly decisions: Readonly<Record<string, number>>
  readonly cards: Tally['cards']
}

export function summarize(run: Batch, tally: Tally, workers: number, seconds: number): Summary {
  return {
    game: run.game,
    players: run.players,
    bots: run.bots,
    seed: run.seed,
    games: tally.games,
    workers,
    seconds: round(seconds),
    gamesPerSecond: round(tally.games / seconds),
    actionsPerSecond: Math.round(tally.actions / seconds),
    length: {
      mean: round(tally.actions / tally.games),
      shortest: tally.shortest,
      longest: tally.longest,
    },
    seats: tally.scores.map((score, seat) => ({
      seat,
      meanScore: round(score / tally.games),
      winRate: round((tally.wins[seat] ?? 0) / tally.games),
    })),
    pointsBySource: mapValues(tally.sources, (sum) => round(sum / tally.games / run.players)),
    decisions: { ...zeros(DECISION_KINDS), ...tally.decisions },
    cards: {
      ...Object.fromEntries(cardIds(run.players).map((id) => [id, { drafted: 0, played: 0 }])),
      ...tally.cards,
    },
  }
}

/** Cards in the game with so many players: those that never came up are listed with zeros. */
function cardIds(players: number): string[] {
  return ALL_CARDS.filter((card) => card.marks.some((mark) => mark <= players)).map(
    (card) => card.id,
  )
}

function zeros(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]))
}

function mapValues(
  record: Record<string, number>,
  change: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
