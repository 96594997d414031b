import type { Burden } from '@meadhall/kernel'
import { type UiKey, useWords } from '../../i18n/words.ts'

/** What something adds to a game, in time and difficulty, in a few words. */
export function AddsText({ adds }: { readonly adds: Burden }) {
  const { t } = useWords()
  const { minutes, difficulty } = adds
  if (minutes === 0 && difficulty === 0) {
    return <span className="adds">{t('new.adds.nothing')}</span>
  }
  return (
    <span className="adds">
      {t(timeKey(minutes), { minutes: Math.abs(minutes) })} · {t(levelKey(difficulty))}
    </span>
  )
}

function timeKey(minutes: number): UiKey {
  if (minutes === 0) return 'new.adds.no-time'
  return minutes > 0 ? 'new.adds.longer' : 'new.adds.shorter'
}

/** From here on there is much to learn. */
const MUCH = 4

function levelKey(difficulty: number): UiKey {
  if (difficulty < 0) return 'new.adds.easier'
  if (difficulty === 0) return 'new.adds.no-harder'
  if (difficulty === 1) return 'new.adds.little-harder'
  return difficulty < MUCH ? 'new.adds.harder' : 'new.adds.much-harder'
}
