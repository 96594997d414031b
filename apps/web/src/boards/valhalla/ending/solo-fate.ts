import type { View } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'

const CARDS = 6

interface SoloFate {
  readonly hasWon: boolean
  /** What decided it (VH-105, VH-106). */
  readonly why: 'won' | 'shields' | 'stand' | 'deck'
  readonly cards: number
  readonly beaten: number
  readonly shields: number
}

/** How a game against a monster ended. */
export function soloFate({ monster, players }: View): SoloFate {
  const shields = players[0]?.shields ?? 0
  const hasWon = monster !== null && monster.result > 0
  const end = monster?.lastStand ? 'stand' : 'deck'
  const lost = shields === 0 ? 'shields' : end
  return {
    hasWon,
    why: hasWon ? 'won' : lost,
    cards: CARDS,
    beaten: CARDS - (monster?.stack.length ?? 0),
    shields,
  }
}

export function useSoloTexts(view: View): { readonly title: string; readonly why: string } {
  const { t, say } = useWords()
  const { hasWon, why } = soloFate(view)
  const name = { literal: say({ key: `monster.${view.monster?.id}.name` }) }
  return {
    title: t(hasWon ? 'vh.ending.solo-won' : 'vh.ending.solo-lost', { name }),
    why: t(`vh.ending.solo.${why}`, { name }),
  }
}
