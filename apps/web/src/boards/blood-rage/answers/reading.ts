import type { BloodRageDecision, View } from '@meadhall/game-blood-rage'
import { useGame } from '../game.ts'

/** The view of this game in front of the viewer. */
export function useView(): View | null {
  return useGame((table) => table.moment?.view ?? null)
}

/** The viewer's own question. */
export function useDecision(): BloodRageDecision | null {
  return useGame((table) => table.moment?.decision ?? null)
}
