import { distance as editDistance } from 'fastest-levenshtein'

/** Words a sentence may have that say nothing here. */
const FILLERS = new Set(
  'a and at by for from in into my of off on onto over the then to using via with your'.split(' '),
)

/** Letters that are not made of another one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ð: 'd',
  þ: 'th',
}

/** Lower case, without accents and apostrophes: "Völur's" and "volurs" are the same word. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u00ad', '')
    .replace(/[\u0300-\u036f'’!?.,:;()„“”]/g, '')
    .replace(/[łßøæðþ]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[\s>→–-]+/)
    .filter((word) => word !== '')
}

/** As `wordsIn`, without words that say nothing. */
export function tokensIn(text: string): string[] {
  return wordsIn(text).filter((word) => !FILLERS.has(word))
}

/** One part of what can be said: the ways to say it, of whose words at least one must be said. */
export interface Phrase {
  readonly ways: readonly (readonly string[])[]
  /** May be left out altogether. */
  readonly optional: boolean
}

/** Parts of words that nobody needs to say: fillers, and the age in a card's id. */
function isSilent(word: string): boolean {
  return FILLERS.has(word) || /^a\d$/.test(word)
}

/**
 * How far words are from a phrase: 0 when it is said in full, more for each word that is shortened
 * or left out, `null` when they do not fit. Every token must be used.
 */
export function distance(tokens: readonly string[], phrases: readonly Phrase[]): number | null {
  const [phrase, ...rest] = phrases
  if (phrase === undefined) return tokens.length === 0 ? 0 : null
  let best: number | null = phrase.optional ? plus(distance(tokens, rest), 1) : null
  for (const words of phrase.ways) {
    for (let taken = 1; taken <= Math.min(tokens.length, words.length); taken++) {
      const here = within(tokens.slice(0, taken), words)
      const whole = here === null ? null : plus(distance(tokens.slice(taken), rest), here)
      if (whole !== null && (best === null || whole < best)) best = whole
    }
  }
  return best
}

function plus(sum: number | null, more: number): number | null {
  return sum === null ? null : sum + more
}

/** The tokens as beginnings of some of the words, in their order. */
function within(tokens: readonly string[], words: readonly string[]): number | null {
  const [word, ...rest] = words
  if (word === undefined) return tokens.length === 0 ? 0 : null
  const skipped = plus(within(tokens, rest), isSilent(word) ? 0 : 2)
  const [token, ...others] = tokens
  if (token === undefined || !word.startsWith(token)) return skipped
  const matched = plus(within(others, rest), token === word ? 0 : 1)
  if (skipped === null || matched === null) return matched ?? skipped
  return Math.min(skipped, matched)
}

/** Of some things, those nearest to the words; none if nothing fits. */
export function nearest<T>(
  tokens: readonly string[],
  things: readonly T[],
  phrasesOf: (thing: T) => readonly Phrase[],
): { readonly found: readonly T[]; readonly distance: number } {
  let best = Number.POSITIVE_INFINITY
  let found: T[] = []
  for (const thing of things) {
    const far = distance(tokens, phrasesOf(thing))
    if (far === null || far > best) continue
    if (far < best) found = []
    best = far
    found.push(thing)
  }
  return { found, distance: best }
}

/** The known word closest to a misspelt one, if any is close: one wrong letter, two in a long word. */
export function similar(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = word.length < 5 ? 2 : 3
  for (const other of known) {
    const changes = editDistance(word, other)
    if (changes < least) {
      least = changes
      best = other
    }
  }
  return best
}
