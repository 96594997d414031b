/** What a bot that looks ahead may lean to. It changes how it plays, never what it knows. */
export const CHARACTERS = ['aggressive', 'lokis-friend', 'quest-hunter'] as const
export type Character = (typeof CHARACTERS)[number]

export function isCharacter(word: unknown): word is Character {
  return CHARACTERS.some((one) => one === word)
}
