import type { ClanFigures, ClanId, View } from '@meadhall/game-blood-rage'
import { useMemo } from 'react'
import { type AgeStory, agesOf, hasNews } from '../ages/age-story.ts'
import type { BattleStory } from '../battle/battle-parts.ts'
import { battlesOf } from '../battle/battle-story.ts'
import { useGame } from '../game.ts'
import { type Told, toldUntil } from './story.ts'

/** All that has happened up to what is shown. */
function useTold(): readonly Told[] {
  const log = useGame((table) => table.log)
  const step = useGame((table) => table.moment?.step ?? 0)
  return useMemo(() => toldUntil(log, step), [log, step])
}

export function useBattles(view: View): readonly BattleStory[] {
  const told = useTold()
  const start = useStart()
  const clans = view.clans.map(({ clan }) => clan).join(' ')
  return useMemo(() => battlesOf(told, clans.split(' ') as ClanId[], start), [told, clans, start])
}

const NOBODY_YET: readonly ClanFigures[] = []

/** Where everybody stood when the story began, where that is not the set-up. */
export function useStart(): readonly ClanFigures[] {
  const start = useGame(({ info }) => info.start)
  return start?.clans ?? NOBODY_YET
}

/** The last battle that was fought to its end. */
export function useLastBattle(view: View): BattleStory | null {
  const battles = useBattles(view)
  return battles.findLast(({ isFought, result }) => isFought && result !== null) ?? null
}

export function useAgeEnd(): AgeStory | null {
  const told = useTold()
  return useMemo(() => agesOf(told).findLast(hasNews) ?? null, [told])
}
