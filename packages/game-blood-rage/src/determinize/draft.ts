import { at, type RngState, type Seat, shuffle } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import { dropOne } from '../effects/hand.ts'
import type { DraftFrame } from '../frames.ts'
import { packetHolder, packetOrigin, takesPerRound } from '../queries/draft.ts'
import type { View } from '../view.ts'
import type { DraftView } from '../view-frame.ts'
import { listed } from './known.ts'
import { drawUnknown, type Pool, placed } from './pool.ts'

/** A draft as it may have gone: the frame, and what each seat has taken so far. */
export interface ImaginedDraft {
  readonly frame: DraftFrame
  readonly hands: CardId[][]
}

/** A card, or one that nobody the viewer knows of has seen. */
type Guess = CardId | null

/** One packet's way from seat to seat: what was taken in each round, and what is left. */
interface Way {
  readonly taken: Guess[][]
  readonly rest: Guess[]
}

/**
 * Imagines who took what. A packet that the viewer has held is known from then on but for who took
 * which of the missing cards; before that, and packets never held, are drawn from the pool.
 */
export function imagineDraft(
  view: View,
  frame: DraftView,
  pool: Pool,
  rng: RngState,
): ImaginedDraft {
  const ways = view.clans.map((_, origin) => guessWay({ view, frame, rng }, origin))
  ways.forEach((way, origin) => {
    const others = way.taken.filter(
      (_, round) => packetHolder(origin, round, view.clans.length) !== view.viewer,
    )
    const rest =
      packetHolder(origin, frame.round, view.clans.length) === view.viewer ? [] : way.rest
    for (const card of [...others.flat(), ...rest]) if (card) placed(pool, card)
  })
  const settle = (cards: readonly Guess[]): CardId[] =>
    cards.map((card) => card ?? drawUnknown(pool))
  const players = view.clans.length
  const wayTo = (seat: Seat, round: number): Way => at(ways, packetOrigin(seat, round, players))
  const hands = view.clans.map((_, seat) =>
    Array.from({ length: frame.round + 1 }, (__, round) =>
      settle(at(wayTo(seat, round).taken, round)),
    ).flat(),
  )
  const packets = view.clans.map((_, seat) =>
    seat === view.viewer
      ? listed(at(frame.packets, seat)).slice()
      : settle(wayTo(seat, frame.round).rest),
  )
  return { frame: { kind: 'draft', round: frame.round, packets }, hands }
}

interface Guessing {
  readonly view: View
  readonly frame: DraftView
  readonly rng: RngState
}

/** Follows a packet round by round, from seat to seat. */
function guessWay(guessing: Guessing, origin: Seat): Way {
  const { view, frame } = guessing
  const taken: Guess[][] = []
  let content: CardId[] | null = null
  for (let round = 0; round <= frame.round; round++) {
    const holder = packetHolder(origin, round, view.clans.length)
    if (holder === view.viewer) content = at(frame.sights ?? [], round).slice()
    taken.push(guessTaken(guessing, origin, round, content))
  }
  const left = at(frame.packets, packetHolder(origin, frame.round, view.clans.length))
  const size = typeof left === 'number' ? left : left.length
  return { taken, rest: content ?? Array.from({ length: size }, () => null) }
}

/** What the holder took in a round, taken out of the packet's content where that is known. */
function guessTaken(
  guessing: Guessing,
  origin: Seat,
  round: number,
  content: CardId[] | null,
): Guess[] {
  const { view, rng } = guessing
  const holder = packetHolder(origin, round, view.clans.length)
  const count = countTaken(view, holder, round)
  if (content === null) return Array.from({ length: count }, () => null)
  const candidates =
    holder === view.viewer
      ? ownTaken(view, round)
      : shuffle(rng, missingLater(guessing, origin, round, content))
  const taken = candidates.slice(0, count)
  for (const card of taken) dropOne(content, card)
  return taken
}

function countTaken(view: View, holder: Seat, round: number): number {
  const { hand } = at(view.clans, holder)
  const size = typeof hand === 'number' ? hand : hand.length
  const takes = takesPerRound(view.clans.length)
  return Math.max(0, Math.min(takes, size - round * takes))
}

function ownTaken(view: View, round: number): CardId[] {
  const takes = takesPerRound(view.clans.length)
  const hand = view.viewer === null ? [] : listed(at(view.clans, view.viewer).hand)
  return hand.slice(round * takes, (round + 1) * takes)
}

/** What is gone when the viewer next sees the packet: others took it in between. */
function missingLater(
  { view, frame }: Guessing,
  origin: Seat,
  round: number,
  content: readonly CardId[],
): CardId[] {
  const gone = content.slice()
  for (let later = round + 1; later <= frame.round; later++) {
    if (packetHolder(origin, later, view.clans.length) !== view.viewer) continue
    for (const card of at(frame.sights ?? [], later)) dropOne(gone, card)
    return gone
  }
  return gone
}
