/** The levels that look ahead, and so have something to lean with. */
const FORESIGHTED: readonly string[] = ['champion', 'norn']

/** What a bot that looks ahead may lean to. It changes how it plays, never what it knows. */
export const CHARACTERS = ['aggressive', 'lokis-friend', 'quest-hunter'] as const
export type Character = (typeof CHARACTERS)[number]

export function isCharacter(word: unknown): word is Character {
  return CHARACTERS.some((one) => one === word)
}

/** Whether a level may have a character. */
export function hasCharacter(level: string): boolean {
  return FORESIGHTED.includes(level)
}
