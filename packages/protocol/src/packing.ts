const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SIGNS = `${LETTERS}0123456789`
/** How many words can have a code: one letter, or a letter and a sign. */
export const MOST_WORDS = LETTERS.length * (1 + SIGNS.length)

const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** What is in quotes, a number, or a word without quotes: only the last is a code, `true` or the like. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[A-Za-z]\w*/g

/**
 * JSON in fewer letters: a text that is one of these words, be it a field's name or a value, stands
 * as a code without quotes. All else stays, so plain JSON is read as it is.
 */
export class Packing {
  readonly #codes = new Map<string, string>()
  readonly #words = new Map<string, string>()

  /** The earlier a word stands, the shorter is its code. */
  constructor(words: readonly string[]) {
    for (const [index, word] of words.slice(0, MOST_WORDS).entries()) {
      const quoted = JSON.stringify(word)
      this.#codes.set(quoted, codeOf(index))
      this.#words.set(codeOf(index), quoted)
    }
  }

  /** Packs JSON without white space, or a piece of it. */
  pack(json: string): string {
    if (json.includes('\\')) return json.replace(QUOTED, (text) => this.#codes.get(text) ?? text)
    // Without escapes every second quote ends a text; by hand this is twice as fast.
    let packed = ''
    let end = 0
    for (;;) {
      const start = json.indexOf('"', end)
      const last = json.indexOf('"', start + 1)
      if (start < 0 || last < 0) return packed + json.slice(end)
      const text = json.slice(start, last + 1)
      packed += json.slice(end, start) + (this.#codes.get(text) ?? text)
      end = last + 1
    }
  }

  /** The JSON of what was packed, or of a piece of it. */
  unpack(packed: string): string {
    return packed.replace(TOKENS, (token) => this.#words.get(token) ?? token)
  }
}

function codeOf(index: number): string {
  const rest = index - LETTERS.length
  if (rest < 0) return LETTERS.charAt(index)
  return LETTERS.charAt(Math.floor(rest / SIGNS.length)) + SIGNS.charAt(rest % SIGNS.length)
}
