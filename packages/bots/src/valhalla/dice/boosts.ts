import {
  type CardId,
  cardOf,
  FACES,
  foeSquadSize,
  type SideSeen,
  seenCards,
  squadSize,
  type TacticEffect,
  tacticStrength,
  whyMonsterForbids,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import type { Fight } from '../fight.ts'

/** A tactic for strength in hand. */
export interface Boost {
  readonly card: CardId
  readonly strength: number
  /** Faces of which one die must be given for it; none where it is free. */
  readonly cost: readonly number[]
}

/** What it is worth, in strength, that the defender's Jarl is silent. */
const SILENCE = 1
const ANY_FACE = FACES.map((_, face) => face)

/** The tactics in hand that add strength in this phase. */
export function boostsOf(fight: Fight): Boost[] {
  const { view, side } = fight
  if (view.battle?.kind === 'ragnarok') return []
  const { squad } = at(view.players, side.seat)
  const hand = usableHand(fight)
  const isFewer = squadSize({ squad }) < foeSquadSize(view, side)
  return hand.flatMap((id) => {
    const effect = effectIn(id, side)
    if (effect === null) return []
    if (effect.kind === 'cancelFoeJarl' && view.monster !== null) return []
    if (effect.kind === 'cancelFoeJarl') return [{ card: id, strength: SILENCE, cost: [] }]
    const strength = tacticStrength(view, side, id)
    if (strength <= 0 || (needsFewer(effect) && !isFewer)) return []
    return [{ card: id, strength, cost: costOf(effect) }]
  })
}

/** What a tactic does that may be played in this role. */
function effectIn(id: CardId, { role }: SideSeen): TacticEffect | null {
  const card = cardOf(id)
  if (card.type !== 'tactic' || card.timing !== 'ownPhase') return null
  return card.role === 'any' || card.role === role ? card.effect : null
}

/** The only condition of a tactic is a squad smaller than the opponent's (VH-127). */
function needsFewer(effect: TacticEffect): boolean {
  return effect.kind === 'strength' && effect.condition !== undefined
}

function costOf(effect: TacticEffect): readonly number[] {
  const cost = effect.kind === 'strength' ? effect.cost : undefined
  if (cost === undefined) return []
  return cost === 'any' ? ANY_FACE : [FACES.indexOf(cost)]
}

/** The cards in hand that may be played: some monsters forbid tactics. */
export function usableHand({ view, side }: Fight): readonly CardId[] {
  return seenCards(at(view.players, side.seat).hand).filter((id) => {
    const card = cardOf(id)
    return card.type !== 'tactic' || whyMonsterForbids(view, side, card) === null
  })
}
