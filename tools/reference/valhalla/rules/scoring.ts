import { cardOf } from './cards/index.ts'
import { capturedBy, type Position, partnerOf, playerAt } from './position.ts'

/** What a scoring card gives for sets of captured shields: size and points (VH-51). */
const SETS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [],
  3: [[2, 2]],
  4: [[3, 3]],
  5: [
    [3, 2],
    [4, 4],
  ],
  6: [
    [4, 3],
    [5, 5],
  ],
}

interface Side {
  readonly seats: readonly number[]
  readonly score: number
  readonly captured: number
  readonly own: number
}

/** The scores in the order of the seats, and who has won. */
export function finalScores(end: Position): {
  readonly scores: readonly number[]
  readonly winners: readonly number[]
} {
  const position = structuredClone(end)
  if (position.modules.pairs === 'cooperation') giveShields(position)
  const sides = sidesOf(position).map((seats) => sideOf(position, seats))
  const best = sides.toSorted(
    (a, b) => b.score - a.score || b.captured - a.captured || b.own - a.own,
  )[0]
  const isBest = (side: Side) =>
    side.score === best?.score && side.captured === best.captured && side.own === best.own
  const winners = sides.filter(isBest).flatMap((side) => side.seats)
  const scores = position.players.map(
    (_, seat) => sides.find(({ seats }) => seats.includes(seat))?.score ?? 0,
  )
  return { scores, winners: winners.toSorted() }
}

/** In Cooperation each player who can gives one own shield to the partner (VH-89). */
function giveShields(position: Position): void {
  for (const [seat, player] of position.players.entries()) {
    const partner = partnerOf(position, seat)
    if (partner === null || player.shields === 0) continue
    player.shields--
    const { captured } = playerAt(position, partner)
    captured[seat] = (captured[seat] ?? 0) + 1
  }
}

/** Allies score together (VH-90). */
function sidesOf(position: Position): readonly (readonly number[])[] {
  const seats = position.players.map((_, seat) => seat)
  if (position.modules.pairs !== 'alliance') return seats.map((seat) => [seat])
  const half = seats.length / 2
  return seats.slice(0, half).map((seat) => [seat, seat + half])
}

function sideOf(position: Position, seats: readonly number[]): Side {
  const total = (value: (seat: number) => number) =>
    seats.reduce((sum, seat) => sum + value(seat), 0)
  const captured = total((seat) => capturedBy(position, seat))
  const own = total((seat) => playerAt(position, seat).shields)
  const glory = total((seat) => gloryOf(position, seat))
  const card = position.players.length - (seats.length - 1)
  const shields = 2 * captured + (card === 2 ? 0 : 2 * own)
  const score = glory + shields + bestSets(coloursOf(position, seats), SETS[card] ?? [])
  return { seats, score, captured, own }
}

/** The glory of a Valhalla, and 1 for a king (VH-86). */
function gloryOf(position: Position, seat: number): number {
  const cards = playerAt(position, seat).valhalla.map(gloryOfCard)
  const king = position.kings[seat] === undefined ? 0 : 1
  return cards.reduce((sum, glory) => sum + glory, king)
}

function gloryOfCard(id: string): number {
  const card = cardOf(id)
  if (card.kind === 'mission') return 2
  return card.kind === 'warrior' || card.kind === 'thor' ? card.glory : 0
}

function coloursOf(position: Position, seats: readonly number[]): readonly number[] {
  return position.players.map((_, owner) =>
    seats.reduce((sum, seat) => sum + (playerAt(position, seat).captured[owner] ?? 0), 0),
  )
}

/** The sets that give the most points; each shield counts for one at most (VH-52, VH-R24). */
function bestSets(counts: readonly number[], sets: readonly (readonly [number, number])[]): number {
  const sorted = counts.toSorted((a, b) => b - a)
  const points = sets.map(([size, worth]) => {
    if ((sorted[size - 1] ?? 0) === 0) return 0
    return (
      worth +
      bestSets(
        sorted.map((count, at) => (at < size ? count - 1 : count)),
        sets,
      )
    )
  })
  return Math.max(0, ...points)
}
