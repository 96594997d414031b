import {
  bestArming,
  bestTotal,
  type Candidate,
  cardOf,
  gloryOf,
  type Ref,
  type Side,
  type State,
  sideStrength,
  type View,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { fighterCard, jarlAt, partnerOf, sideOf, tableOf } from './table.ts'

/** A phase from the inside: who may still be armed, and what each would add. */
export interface Fight {
  readonly view: View
  readonly state: State
  readonly side: Side
  readonly refs: readonly Ref[]
  readonly candidates: readonly Candidate[]
  /** Strength that is there as soon as one warrior is armed, and what is armed already. */
  readonly base: number
  readonly swap: Parameters<typeof bestTotal>[2]
}

/** Glory counts a little where strength is what is wanted. */
const GLORY_IN_BATTLE = 0.3

export function fightOf(view: View, seat: Seat): Fight {
  const state = tableOf(view)
  const side = sideOf(state, seat)
  if (side === undefined) throw new Error(`seat ${seat} does not fight`)
  const refs = freeRefs(view, state, side)
  const { base, gains } = gainsOf(state, side, refs)
  const ragnarok = state.battle?.kind === 'ragnarok'
  const candidates = refs.map((ref, index) => {
    const card = warriorOf(fighterCard(state, ref))
    const value = ragnarok ? gloryIn(card) : at(gains, index) + GLORY_IN_BATTLE * card.glory
    return { ref: index, needs: needsOf(state, ref, card), value }
  })
  return {
    view,
    state,
    side,
    refs,
    candidates,
    base: ragnarok ? 0 : base,
    swap: swapOf(view, side),
  }
}

function gloryIn(card: WarriorCard): number {
  return card.glory + (card.favour === null ? 0 : 0.5)
}

/** Warriors that may still be armed, the partner's too (VH-88). */
function freeRefs(view: View, state: State, side: Side): Ref[] {
  const partner = state.battle?.kind === 'ragnarok' ? -1 : partnerOf(view, side.seat)
  const seats = partner < 0 ? [side.seat] : [side.seat, partner]
  return seats.flatMap((seat) =>
    at(state.players, seat).squad.flatMap((fighter, space) => {
      if (fighter === null || (seat === side.seat && ((side.blocked >> space) & 1) === 1)) return []
      return side.armed.some((one) => one.seat === seat && one.space === space)
        ? []
        : [{ seat, space }]
    }),
  )
}

function needsOf(state: State, ref: Ref, card: WarriorCard): WarriorCard['needs'] {
  const tyr = at(state.players, ref.seat).squad[ref.space]?.tyr ?? null
  const effect = tyr === null ? null : cardOf(tyr)
  if (effect?.type !== 'tyr' || effect.effect.kind !== 'dropSymbol') return card.needs
  if (card.needs.kind !== 'weapons') return card.needs
  const index = card.needs.weapons.indexOf(effect.effect.face)
  if (index < 0) return card.needs
  return { kind: 'weapons', weapons: card.needs.weapons.toSpliced(index, 1) }
}

function swapOf(view: View, side: Side): Fight['swap'] {
  const base = jarlAt(view, side.seat)?.base
  const swaps = base?.kind === 'swapFaces' && side.half !== 'extended' && side.jarlOff < 2
  return { swap: swaps ? [base.a, base.b] : null, wild: side.wild }
}

/** The strength of the side with some more warriors armed. */
export function strengthWith(state: State, side: Side, refs: readonly Ref[]): number {
  const more = refs.map((ref) => ({ ...ref, card: fighterCard(state, ref), dice: [], bonus: 0 }))
  return sideStrength(state, { ...side, armed: [...side.armed, ...more] })
}

/** What each warrior adds beside another one; what is left of the first one's is the base. */
function gainsOf(
  state: State,
  side: Side,
  refs: readonly Ref[],
): { base: number; gains: number[] } {
  const now = sideStrength(state, side)
  if (side.armed.length > 0)
    return { base: now, gains: refs.map((ref) => strengthWith(state, side, [ref]) - now) }
  const [first, second] = refs
  if (first === undefined) return { base: 0, gains: [] }
  const alone = strengthWith(state, side, [first])
  if (second === undefined) return { base: 0, gains: [alone] }
  const withFirst = refs.slice(1).map((ref) => strengthWith(state, side, [first, ref]) - alone)
  const gain = strengthWith(state, side, [first, second]) - strengthWith(state, side, [second])
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
export function gloryOfSet(fight: Fight, refs: readonly Ref[]): number {
  const cards = refs.map((ref) => fighterCard(fight.state, ref))
  for (const one of fight.side.armed) cards.push(one.card)
  return cards.reduce((sum, card) => sum + gloryOf(card), 0)
}
