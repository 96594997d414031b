import { type UiKey, useWordsStore, type Words } from '../../i18n/words.ts'
import type { OpenPuzzle } from './host/puzzle-line.ts'
import { nameParams } from './name-params.ts'

/** What a puzzle is called, and why its answer is right: ours in every language, others' as they are. */
export interface PuzzleWords {
  readonly title: string
  readonly why: string
}

/** `name` is that of a puzzle of ours (`blood-rage/high-card`); `null` for one that was brought. */
export function puzzleWords({ t }: Words, name: string | null, puzzle: OpenPuzzle): PuzzleWords {
  const { text, opened } = puzzle
  if (name === null) return { title: opened.title || t('puzzle.own.untitled'), why: opened.why }
  const texts = useWordsStore.getState().areas[opened.info.game] ?? {}
  const names = nameParams(text, (key) => Object.hasOwn(texts, key))
  return { title: titleOf(t, name), why: t(`puzzle.${name}.why` as UiKey, names) }
}

/** What a puzzle of ours is called. */
export function titleOf(t: Words['t'], name: string): string {
  return t(`puzzle.${name}.title` as UiKey)
}
