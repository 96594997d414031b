/** The id of a table has twelve letters, of which the first may be a dash, as that of an option is. */
const DASHED = /^-[\w-]{11}$/
const SHIELD = '\0'

/** The same words; those that are ids are no options any more. */
export function shielded(args: readonly string[], options: object): string[] {
  const isOption = (word: string) => Object.hasOwn(options, word.slice(2))
  return args.map((word) => (DASHED.test(word) && !isOption(word) ? `${SHIELD}${word}` : word))
}

/** A word as it was typed. */
export function unshielded(word: string): string {
  return word.replace(SHIELD, '')
}
