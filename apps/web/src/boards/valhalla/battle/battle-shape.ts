import { type BattleSeen, partnerOf, type SideSeen, type View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'

/** The side whose phase it is, or -1 before and after the phases. */
export function phaseSide({ frames }: View): number {
  return frames.findLast((frame) => frame.kind === 'phase')?.side ?? -1
}

/** Sides in the order they are drawn: whoever looks on fights below, or at the right. */
export function drawnSides({ battle, viewer }: View): readonly number[] {
  if (battle === null) return []
  if (battle.kind === 'ragnarok') return [0]
  return battle.sides[0]?.seat === viewer ? [1, 0] : [0, 1]
}

/** Whose warriors a side may arm: its own, and in pairs those of the partner (VH-88). */
export function squadsOf(view: View, { seat }: SideSeen): readonly Seat[] {
  const partner = partnerOf(view, seat)
  return partner < 0 || view.battle?.kind === 'ragnarok' ? [seat] : [seat, partner]
}

export function armedAt(side: SideSeen, seat: Seat, space: number) {
  return side.armed.find((one) => one.seat === seat && one.space === space)
}

/** Warriors already named to go to Valhalla, while others are still being named. */
export function isChosenToLeave({ frames }: View, seat: Seat, space: number): boolean {
  const top = frames.at(-1)
  return top?.kind === 'send' && top.chosen.some((one) => one.seat === seat && one.space === space)
}

const STAGES = ['before', 'attack', 'defence', 'after'] as const
export type BattleStage = (typeof STAGES)[number]

/** How far the battle is. */
export function stageOfBattle(view: View, battle: BattleSeen): BattleStage {
  if (battle.winner >= 0) return 'after'
  const side = phaseSide(view)
  if (side >= 0) return side === 0 ? 'attack' : 'defence'
  return battle.step > 4 ? 'after' : 'before'
}

export function stagesOf({ kind, attacker, defender }: BattleSeen): readonly BattleStage[] {
  if (kind === 'ragnarok') return []
  return STAGES.filter(
    (stage) => !(stage === 'attack' && attacker < 0) && !(stage === 'defence' && defender < 0),
  )
}
