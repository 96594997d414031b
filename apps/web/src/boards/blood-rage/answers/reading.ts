import type { BloodRageDecision, View } from '@meadhall/game-blood-rage'
import { useTable } from '../../../table/context.tsx'

/** The view of this game in front of the viewer. */
export function useView(): View | null {
  return useTable((table) => (table.moment?.view ?? null) as View | null)
}

/** The viewer's own question. */
export function useDecision(): BloodRageDecision | null {
  return useTable((table) => (table.moment?.decision ?? null) as BloodRageDecision | null)
}
