import { JARLS, MONSTERS } from '@meadhall/game-valhalla'
import type { Batch } from './batch.ts'
import { type Rate, rateOf } from './rate.ts'
import { type Progress, simulate } from './run.ts'
import { fairShare, type JarlSummary, jarlSummaries, round } from './summary.ts'
import { addTo, mergeShares, type ShareTally } from './tally.ts'

/** The targets of the balance table. */
export const TARGETS = { seatOff: 0.05, jarlLow: 0.7, jarlHigh: 1.3 } as const

const PLAYERS = [2, 3, 4, 5, 6] as const
const LEVELS = [1, 2, 3] as const
const SIDES = ['a', 'b'] as const

export interface SeatRow {
  readonly players: number
  readonly fair: number
  readonly seats: readonly Rate[]
  /** The seat that is furthest from the fair share. */
  readonly off: number
  readonly met: boolean
}

export interface JarlRow extends JarlSummary {
  readonly id: string
  readonly low: number
  readonly high: number
  readonly met: boolean
}

export interface SoloRow {
  readonly monster: string
  readonly side: 'a' | 'b'
  readonly levels: readonly Rate[]
  readonly met: boolean
}

export interface Balance {
  readonly seed: string
  readonly gamesPerTable: number
  readonly seats: readonly SeatRow[]
  readonly jarls: readonly JarlRow[]
  readonly solo: readonly SoloRow[]
  readonly met: boolean
}

/** A run that plays so many games with some options. */
function batchOf(seed: string, players: number, games: number, options: unknown): Batch {
  return { game: 'valhalla', players, bots: 'warrior', seed, options, from: 0, to: games }
}

/**
 * Plays the whole table with warriors: so many games spread over 2 to 6 players, and as many
 * spread over the monsters, sides and levels. Seat 0 always starts, so that a seat is a place in the
 * order of turns.
 */
export async function balance(
  seed: string,
  games: number,
  workers: number,
  progress: Progress,
): Promise<Balance> {
  let before = 0
  const run = async (batch: Batch) => {
    const tally = await simulate(batch, workers, (done) => progress(before + done))
    before += batch.to
    return tally
  }
  const jarls: Record<string, ShareTally> = {}
  const fair: Record<string, number> = {}
  const seats: SeatRow[] = []
  for (const players of PLAYERS) {
    const count = Math.ceil(games / PLAYERS.length)
    const tally = await run(batchOf(`${seed}/${players}`, players, count, { firstPlayer: 0 }))
    seats.push(seatRow(players, tally.wins, tally.games))
    mergeShares(jarls, tally.jarls)
    for (const id of Object.keys(tally.jarls)) addTo(fair, id, fairShare(tally, players, id))
  }
  const solo: SoloRow[] = []
  for (const monster of MONSTERS) {
    for (const side of SIDES) {
      const levels: Rate[] = []
      for (const difficulty of LEVELS) {
        const options = { monster, difficulty, valkyries: side === 'b' }
        const tally = await run(batchOf(`${seed}/solo`, 1, soloGames(games), options))
        levels.push(rateOf(tally.wins[0] ?? 0, tally.games))
      }
      solo.push({ monster, side, levels, met: isFalling(levels) })
    }
  }
  const rows = jarlRows(jarls, fair)
  const met = [...seats, ...rows, ...solo].every((row) => row.met)
  return { seed, gamesPerTable: games, seats, jarls: rows, solo, met }
}

function soloGames(games: number): number {
  return Math.ceil(games / (MONSTERS.length * SIDES.length * LEVELS.length))
}

/** How many games a table takes, for the progress bar. */
export function gamesIn(games: number): number {
  const several = Math.ceil(games / PLAYERS.length) * PLAYERS.length
  return several + soloGames(games) * MONSTERS.length * SIDES.length * LEVELS.length
}

function seatRow(players: number, wins: readonly number[], games: number): SeatRow {
  const seats = wins.map((won) => rateOf(won, games))
  const fair = 1 / players
  const off = Math.max(...seats.map((seat) => Math.abs(seat.rate - fair)))
  return { players, fair: round(fair), seats, off: round(off), met: off <= TARGETS.seatOff }
}

function jarlRows(
  jarls: Readonly<Record<string, ShareTally>>,
  fair: Readonly<Record<string, number>>,
): JarlRow[] {
  const fairOf = (id: string): number => fair[id] ?? 0
  const summaries = jarlSummaries(jarls, fairOf)
  return JARLS.flatMap(({ id }) => {
    const [summary, share] = [summaries[id], jarls[id]]
    if (summary === undefined || share === undefined) return []
    const { low, high } = rateOf(share.wins, share.games)
    const scale = share.games / fairOf(id)
    const { ofFairShare } = summary
    const met = ofFairShare >= TARGETS.jarlLow && ofFairShare <= TARGETS.jarlHigh
    return [{ id, ...summary, low: round(low * scale), high: round(high * scale), met }]
  })
}

/** Falling from level to level, and never all or nothing. */
function isFalling(levels: readonly Rate[]): boolean {
  return levels.every(({ rate }, index) => {
    const before = levels[index - 1]
    return rate > 0 && rate < 1 && (before === undefined || rate < before.rate)
  })
}
