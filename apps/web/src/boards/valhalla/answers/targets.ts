import type { CardId, Face, JarlId } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { Target } from '../../../table/assembly.ts'

/** The names of everything on this board that can be pointed at. */
export const target = {
  jarl: (jarl: JarlId): Target => `jarl:${jarl}`,
  /** A card in the viewer's own hand; equal cards are one target. */
  card: (card: CardId): Target => `card:${card}`,
  /** A card laid out before the viewer: a row of warriors, cards just drawn, a hand looked at. */
  offer: (card: CardId): Target => `offer:${card}`,
  /** A card of the discard pile. */
  pile: (card: CardId): Target => `pile:${card}`,
  /** A player, or the monster (-1). */
  seat: (seat: Seat): Target => `seat:${seat}`,
  warrior: (seat: Seat, space: number): Target => `warrior:${seat}/${space}`,
  /** A free die by its word ("axe", "axe*" grey, "axe+" a card); equal dice are one target. */
  die: (word: string): Target => `die:${word}`,
  /** A die of those just rolled anew, of which some are kept. */
  fresh: (word: string): Target => `new:${word}`,
  /** The dice that would arm the warrior just pointed at, in words ("axe bow*"; none: ""). */
  dice: (words: string): Target => `dice:${words}`,
  /** The weapon that a miss is turned to. */
  face: (face: Face): Target => `face:${face}`,
  /** An ability of an either-or Jarl. */
  half: (half: 'base' | 'extended'): Target => `half:${half}`,
  /** A line of the Loki card. */
  line: (line: number): Target => `line:${line}`,
  doing: (what: 'alone' | 'attack' | 'draw' | 'reroll' | 'free-reroll' | 'turn' | 'done'): Target =>
    `do:${what}`,
} as const

/** The two halves of a target: what it is, and which one. */
export function readTarget(name: Target): { readonly kind: string; readonly which: string } {
  const at = name.indexOf(':')
  return { kind: name.slice(0, at), which: name.slice(at + 1) }
}

export function readWarrior(which: string): { readonly seat: Seat; readonly space: number } {
  const [seat, space] = which.split('/')
  return { seat: Number(seat), space: Number(space) }
}
