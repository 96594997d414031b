import type { UiKey, Words } from '../../i18n/words.ts'
import type { Opened } from './host/protocol.ts'

/** What a puzzle is called, and why its answer is right: ours in every language, others' as they are. */
export interface PuzzleWords {
  readonly title: string
  readonly why: string
}

/** `name` is that of a puzzle of ours (`blood-rage/high-card`); `null` for one that was brought. */
export function puzzleWords({ t }: Words, name: string | null, opened: Opened): PuzzleWords {
  if (name === null) return { title: opened.title || t('puzzle.own.untitled'), why: opened.why }
  return { title: titleOf(t, name), why: t(`puzzle.${name}.why` as UiKey) }
}

/** What a puzzle of ours is called. */
export function titleOf(t: Words['t'], name: string): string {
  return t(`puzzle.${name}.title` as UiKey)
}
