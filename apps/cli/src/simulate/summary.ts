import { JARLS } from '@meadhall/game-valhalla'
import { textsIn } from '../games/valhalla/face.ts'
import { gameNamed } from '../games.ts'
import { ENGLISH } from '../text/speech.ts'
import type { Batch } from './batch.ts'
import { countedOf } from './games.ts'
import { emptyCard, type ShareTally, type Tally } from './tally.ts'

/** How one Jarl fared: victories, and how they compare with a fair share. */
export interface JarlSummary {
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly winRate: number
  /** 1 is just the fair share; alone, the mean of all Jarls. */
  readonly ofFairShare: number
}

/** The game alone: which monster, and how often it was beaten. */
export interface MonsterSummary {
  readonly monster: string
  readonly side: 'a' | 'b'
  readonly difficulty: number
  readonly games: number
  readonly wins: number
  readonly winRate: number
}

/** What `meadhall simulate` prints: the run, its speed and what came up how often. */
export interface Summary {
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
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
  readonly jarls?: Readonly<Record<string, JarlSummary>>
  readonly monsters?: readonly MonsterSummary[]
  readonly pointsBySource: Readonly<Record<string, number>>
  readonly decisions: Readonly<Record<string, number>>
  readonly cards: Tally['cards']
}

export function summarize(run: Batch, tally: Tally, workers: number, seconds: number): Summary {
  const counted = countedOf(run.game)
  const options: Record<string, unknown> = {
    ...gameNamed(run.game).parseOptions(run.options, run.players),
  }
  const cards = counted.cards(run.players, options)
  return {
    game: run.game,
    players: run.players,
    options,
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
    ...valhallaParts(run, options, tally),
    pointsBySource: {
      ...zeros(counted.sources),
      ...mapValues(tally.sources, (sum) => round(sum / tally.games / run.players)),
    },
    decisions: { ...zeros(counted.decisions), ...tally.decisions },
    cards: {
      ...Object.fromEntries(cards.map((id) => [id, emptyCard()])),
      ...tally.cards,
    },
  }
}

/** What only Valhalla has: Jarls, and monsters alone. */
function valhallaParts(
  run: Batch,
  options: Readonly<Record<string, unknown>>,
  tally: Tally,
): Pick<Summary, 'jarls' | 'monsters'> {
  if (run.game !== 'valhalla') return {}
  const jarls = jarlSummaries(tally.jarls, (id) => fairShare(tally, run.players, id))
  return run.players > 1 ? { jarls } : { jarls, monsters: [monsterSummary(options, tally)] }
}

/** Victories a Jarl would have if all were equal: alone, those of the mean of all. */
export function fairShare(tally: Tally, players: number, id: string): number {
  const games = tally.jarls[id]?.games ?? 0
  return players > 1 ? games / players : (games * (tally.wins[0] ?? 0)) / tally.games
}

/** By Jarl, in the order of the data; those that nobody had are left out. */
export function jarlSummaries(
  jarls: Readonly<Record<string, ShareTally>>,
  fairOf: (id: string) => number,
): Record<string, JarlSummary> {
  return Object.fromEntries(
    JARLS.flatMap(({ id }) => {
      const share = jarls[id]
      return share === undefined ? [] : [[id, jarlSummary(id, share, fairOf(id))]]
    }),
  )
}

function jarlSummary(id: string, { games, wins }: ShareTally, fair: number): JarlSummary {
  return {
    name: textsIn(ENGLISH)[`jarl.${id}.name`] ?? id,
    games,
    wins: round(wins),
    winRate: round(wins / games),
    ofFairShare: fair === 0 ? 0 : round(wins / fair),
  }
}

function monsterSummary(options: Readonly<Record<string, unknown>>, tally: Tally): MonsterSummary {
  const wins = tally.wins[0] ?? 0
  return {
    monster: String(options['monster']),
    side: options['valkyries'] === true ? 'b' : 'a',
    difficulty: Number(options['difficulty']),
    games: tally.games,
    wins,
    winRate: round(wins / tally.games),
  }
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

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
