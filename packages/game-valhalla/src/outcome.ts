import {
  allAlone,
  at,
  type Emit,
  type Merit,
  type Outcome,
  type Seat,
  type Seen,
} from '@meadhall/kernel'
import { cardOf, gloryOf } from './cards/index.ts'
import type { PointSource, ValhallaEvent } from './events.ts'
import {
  isSolo,
  type King,
  type Options,
  type PlayerState,
  partnerOf,
  playerAt,
  type State,
} from './state.ts'

/** A set of captured shields of different opponents is worth a bonus (VH-51). */
interface ShieldScore {
  readonly own: number
  readonly captured: number
  readonly sets: readonly { readonly size: number; readonly bonus: number }[]
}

const SCORES: Readonly<Record<number, ShieldScore>> = {
  2: { own: 0, captured: 2, sets: [] },
  3: { own: 2, captured: 2, sets: [{ size: 2, bonus: 2 }] },
  4: { own: 2, captured: 2, sets: [{ size: 3, bonus: 3 }] },
  5: {
    own: 2,
    captured: 2,
    sets: [
      { size: 3, bonus: 2 },
      { size: 4, bonus: 4 },
    ],
  },
  6: {
    own: 2,
    captured: 2,
    sets: [
      { size: 4, bonus: 3 },
      { size: 5, bonus: 5 },
    ],
  },
}

const KING_GLORY = 1

/** The most a partition of captured shields into sets pays; each shield is in one set (VH-52, VH-R24). */
export function setBonus(captured: readonly number[], sets: ShieldScore['sets']): number {
  const left = captured.filter((count) => count > 0).sort((a, b) => b - a)
  let best = 0
  for (const { size, bonus } of sets) {
    if (left.length < size) continue
    const rest = left.map((count, index) => (index < size ? count - 1 : count))
    best = Math.max(best, bonus + setBonus(rest, sets))
  }
  return best
}

/** What points are counted from, at the end or as things stand. */
export interface Scored {
  readonly options: Options
  readonly players: readonly Seen<Pick<PlayerState, 'valhalla' | 'shields' | 'captured'>>[]
  readonly king: Seen<Pick<King, 'holders'>> | null
}

/** The scoring card: in an Alliance that of one player fewer (VH-90). */
function scoreCard({ players: { length }, options }: Scored): ShieldScore {
  const card = options.pairs === 'alliance' ? length - 1 : length
  const score = SCORES[card]
  if (score === undefined) throw new Error(`no scoring card for ${card}`)
  return score
}

type Points = Record<PointSource, number>

function noPoints(): Points {
  return { warriors: 0, discard: 0, mission: 0, thor: 0, shields: 0, sets: 0, king: 0 }
}

/** VH-90: allies put their captured shields together; the first of the two counts the sets. */
function setPoints(scored: Scored, seat: Seat, score: ShieldScore): number {
  const { captured } = at(scored.players, seat)
  if (scored.options.pairs !== 'alliance') return setBonus(captured, score.sets)
  const partner = partnerOf(scored, seat)
  if (partner < seat) return 0
  const other = at(scored.players, partner).captured
  return setBonus(
    captured.map((count, from) => count + at(other, from)),
    score.sets,
  )
}

/** Points of one player by source. */
function pointsOf(scored: Scored, seat: Seat): Points {
  const points = noPoints()
  const player = at(scored.players, seat)
  const score = scoreCard(scored)
  for (const id of player.valhalla) {
    const { type } = cardOf(id)
    const source = type === 'mission' || type === 'thor' ? type : 'warriors'
    points[source] += gloryOf(id)
  }
  const captured = player.captured.reduce((sum, count) => sum + count, 0)
  points.shields = player.shields * score.own + captured * score.captured
  points.sets = setPoints(scored, seat, score)
  points.king = (scored.king?.holders.filter((holder) => holder === seat).length ?? 0) * KING_GLORY
  return points
}

/** VH-89: at the end of a Cooperation each gives an own shield to the partner. */
function giveShields(state: State): void {
  const givers = state.players.map((player) => player.shields > 0)
  givers.forEach((gives, seat) => {
    if (!gives) return
    const partner = playerAt(state, partnerOf(state, seat))
    playerAt(state, seat).shields -= 1
    partner.captured[seat] = (partner.captured[seat] ?? 0) + 1
  })
}

/** Ends the game and tells the points by source. */
export function endGame(state: State, emit: Emit<ValhallaEvent>): void {
  if (state.options.pairs === 'cooperation') giveShields(state)
  state.over = true
  if (!isSolo(state)) {
    state.players.forEach((_, seat) => {
      for (const [source, amount] of Object.entries(pointsOf(state, seat))) {
        if (amount !== 0) emit?.({ type: 'points', seat, amount, source: source as PointSource })
      }
    })
  }
  const result = outcome(state)
  for (const seat of result?.winners ?? [])
    emit?.({ type: 'game-ended', seat, score: at(result?.scores ?? [], seat) })
}

function total(points: Points): number {
  return Object.values(points).reduce((sum, amount) => sum + amount, 0)
}

/** What each has; allies add up (VH-90). */
export function scoresOf(scored: Scored): number[] {
  const own = scored.players.map((_, seat) => total(pointsOf(scored, seat)))
  if (scored.options.pairs !== 'alliance') return own
  return own.map((points, seat) => points + at(own, partnerOf(scored, seat)))
}

/** VH-90: allies sit opposite each other; partners of a Cooperation win for themselves. */
export function teams(table: { readonly options: Options; readonly seats: number }): Seat[][] {
  const { options, seats } = table
  if (options.pairs !== 'alliance') return allAlone(table)
  return Array.from({ length: seats / 2 }, (_, seat) => [seat, seat + seats / 2])
}

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0)
}

/** VH-53: more captured shields, then more own shields, then a shared victory; allies as one. */
function tieValue(state: Readonly<State>, seat: Seat): number {
  const seats = state.options.pairs === 'alliance' ? [seat, partnerOf(state, seat)] : [seat]
  return sum(
    seats.map((one) => {
      const player = playerAt(state, one)
      return sum(player.captured) * 100 + player.shields
    }),
  )
}

/** The result, or null while the game goes on. In solo 1 is won and 0 is lost. */
export function outcome(state: Readonly<State>): Outcome | null {
  if (!state.over) return null
  if (state.monster !== null) {
    const won = state.monster.result > 0
    return { scores: [won ? 1 : 0], winners: won ? [0] : [] }
  }
  const scores = scoresOf(state)
  return { scores, winners: winnersOf(state, scores) }
}

/** What each player's own points came from; one who plays alone has none. */
export function merits(state: Readonly<State>): Merit[] {
  return state.players.map(({ jarl }, seat) => {
    const points: Partial<Points> = isSolo(state) ? {} : pointsOf(state, seat)
    const brought = Object.entries(points).filter(([, amount]) => amount !== 0)
    return {
      as: jarl === null ? null : `jarl.${jarl}.name`,
      sources: Object.fromEntries(brought.map(([source, amount]) => [`source.${source}`, amount])),
    }
  })
}

function winnersOf(state: Readonly<State>, scores: readonly number[]): Seat[] {
  const best = Math.max(...scores)
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  const most = Math.max(...first.map((seat) => tieValue(state, seat)))
  return first.filter((seat) => tieValue(state, seat) === most)
}
