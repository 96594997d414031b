import {
  bestArming,
  bestTotal,
  type Candidate,
  fighterAt,
  freeRefs,
  gloryOf,
  needsOf,
  type Ref,
  type SideSeen,
  substitutionOf,
  type WarriorCard,
  warriorOf,
  worthWith,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Sight } from './table.ts'

/** A phase from the inside: who may still be armed, and what each would add. */
export interface Fight {
  readonly view: Sight
  readonly side: SideSeen
  readonly refs: readonly Ref[]
  readonly candidates: readonly Candidate[]
  /** Strength that is there as soon as one warrior is armed, and what is armed already. */
  readonly base: number
  readonly swap: Parameters<typeof bestTotal>[2]
}

/** Glory counts a little where strength is what is wanted. */
const GLORY_IN_BATTLE = 0.3

export function fightOf(view: Sight, seat: Seat): Fight {
  const side = view.battle?.sides.find((one) => one.seat === seat)
  if (side === undefined) throw new Error(`seat ${seat} does not fight`)
  const refs = freeRefs(view, side)
  const { base, gains } = gainsOf(view, side, refs)
  const ragnarok = view.battle?.kind === 'ragnarok'
  const candidates = refs.map((ref, index) => {
    const card = warriorOf(fighterAt(view, ref).card)
    const value = ragnarok ? gloryIn(card) : at(gains, index) + GLORY_IN_BATTLE * card.glory
    return { ref: index, needs: needsOf(view, ref), value }
  })
  const swap = substitutionOf(view, side)
  return { view, side, refs, candidates, base: ragnarok ? 0 : base, swap }
}

function gloryIn(card: WarriorCard): number {
  return card.glory + (card.favour === null ? 0 : 0.5)
}

/** What each warrior adds beside another one; what is left of the first one's is the base. */
export function gainsOf(
  view: Sight,
  side: SideSeen,
  refs: readonly Ref[],
): { base: number; gains: number[] } {
  const now = worthWith(view, side, [])
  if (side.armed.length > 0)
    return { base: now, gains: refs.map((ref) => worthWith(view, side, [ref]) - now) }
  const [first, second] = refs
  if (first === undefined) return { base: 0, gains: [] }
  const alone = worthWith(view, side, [first])
  if (second === undefined) return { base: 0, gains: [alone] }
  const withFirst = refs.slice(1).map((ref) => worthWith(view, side, [first, ref]) - alone)
  const gain = worthWith(view, side, [first, second]) - worthWith(view, side, [second])
  return { base: alone - gain, gains: [gain, ...withFirst] }
}

/** The most a pool brings, 0 where it arms nobody and nobody is armed yet. */
export function totalOf(fight: Fight, dice: readonly number[], wild = 0): number {
  const { candidates, swap, side, base } = fight
  const use = wild === 0 ? swap : { swap: swap.swap, wild: swap.wild + wild }
  const best = bestTotal(candidates, dice, use)
  return best > 0 || side.armed.length > 0 ? base + best : 0
}

/** The next warrior to arm with its dice, by an exact worth of each set, or null. */
export function nextArming(
  fight: Fight,
  worthOf: (refs: readonly Ref[]) => number,
): { readonly ref: Ref; readonly dice: readonly number[] } | null {
  const { candidates, side, swap, refs } = fight
  const score = (chosen: readonly number[]) => worthOf(chosen.map((index) => at(refs, index)))
  const [best] = bestArming(candidates, side.dice, swap, 1, score)
  const [pick] = best?.picks ?? []
  return pick === undefined ? null : { ref: at(refs, pick.ref), dice: pick.dice }
}

/** Glory of warriors, those armed already included. */
export function gloryOfSet({ view, side }: Fight, refs: readonly Ref[]): number {
  const cards = refs.map((ref) => fighterAt(view, ref).card)
  for (const one of side.armed) cards.push(one.card)
  return cards.reduce((sum, card) => sum + gloryOf(card), 0)
}
