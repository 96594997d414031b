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
export function nameParams(
  file: string,
  hasText: (key: string) => boolean,
): Record<string, string> {
  const params: Record<string, string> = {}
  for (const word of new Set(file.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [])) {
    const key = KEYS.map((keyOf) => keyOf(word)).find(hasText)
    if (key !== undefined) params[word.replace(/^a\d-/, '').replaceAll('-', '_')] = key
  }
  return params
}
