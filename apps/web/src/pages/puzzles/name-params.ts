import type { GameId } from '@meadhall/games'
import { useWordsStore } from '../../i18n/words.ts'

/** What a word of a puzzle file may be the name of: the keys of its texts. */
const KEYS = [
  (word: string) => `card.${word.replace(/^a\d-/, '')}.name`,
  (word: string) => `jarl.${word}.name`,
  (word: string) => `place.${word}`,
  (word: string) => `clan.${word}`,
] as const

/**
 * Names that an explanation may speak of: every word of the puzzle's file that the game has a name
 * for, as a parameter of the same name (`{tyrs_smite}`). So names are right in every language.
 */
export function nameParams(game: GameId, file: string): Record<string, string> {
  const texts = useWordsStore.getState().areas[game] ?? {}
  const params: Record<string, string> = {}
  for (const word of new Set(file.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [])) {
    const key = KEYS.map((keyOf) => keyOf(word)).find((one) => Object.hasOwn(texts, one))
    if (key !== undefined) params[word.replaceAll('-', '_')] = key
  }
  return params
}
