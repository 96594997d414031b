import type { ClanId, View } from '@meadhall/game-blood-rage'
import { useMemo } from 'react'
import { useTable } from '../../../table/context.tsx'
import { type AgeStory, agesOf, hasNews } from '../ages/age-story.ts'
import { type BattleStory, battlesOf } from '../battle/battle-story.ts'
import { useOverlays } from './overlay-store.ts'
import { hasActedSince, type Told, toldUntil } from './story.ts'

/** All that has happened up to what is shown. */
function useTold(): readonly Told[] {
  const log = useTable((table) => table.log)
  const step = useTable((table) => table.moment?.step ?? 0)
  return useMemo(() => toldUntil(log, step), [log, step])
}

export function useBattles(view: View): readonly BattleStory[] {
  const told = useTold()
  const clans = view.clans.map(({ clan }) => clan).join(' ')
  return useMemo(() => battlesOf(told, clans.split(' ') as ClanId[]), [told, clans])
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

/**
 * Whether a story that ended with a step is still news: not put aside, and the viewer has not
 * answered anything since nor begun to. A recording shows it at its own moment only.
 */
export function useIsNews(key: string, until: number): boolean {
  const isDismissed = useOverlays(({ dismissed }) => dismissed.has(key))
  const isBusy = useTable(({ assembly }) => assembly.picked.length > 0 || assembly.held !== null)
  const isSeen = useTable(({ log, moment, source }) => {
    if (moment === null) return true
    if (source.tape !== undefined) return moment.step !== until
    return hasActedSince(log, moment.viewer, until, moment.step)
  })
  return !isDismissed && !isSeen && !isBusy
}

/** A result that is to be seen: its turn goes on, it is news, or it was asked for. */
export interface ShownResult {
  readonly story: BattleStory
  readonly key: string
  readonly isNews: boolean
  readonly isLive: boolean
  readonly isRecalled: boolean
}

export function useShownResult(view: View): ShownResult | null {
  const id = useTable(({ info }) => info.id)
  const story = useLastBattle(view)
  const key = `${id}/battle/${story?.id ?? 0}`
  const isNews = useIsNews(key, story?.until ?? 0)
  const isRecalled = useOverlays(({ recalled }) => recalled === 'battle')
  if (story === null) return null
  const isLive = !story.isOver && view.frames.some(({ kind }) => kind === 'pillage')
  return isNews || isLive || isRecalled ? { story, key, isNews, isLive, isRecalled } : null
}
