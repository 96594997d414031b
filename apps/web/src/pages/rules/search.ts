import type { RulesBlock, RulesBook } from './book.ts'

const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', æ: 'a', þ: 't' }

/**
 * A text as it is compared: small letters without marks. As many letters as before, so that a place
 * in one is the same place in the other.
 */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index).toLowerCase()
    return STROKES[letter] ?? letter.normalize('NFD').charAt(0)
  }).join('')
}

/** The words of a question; every one of them must be found. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

export interface Finding {
  readonly chapter: string
  readonly chapterId: string
  readonly block: RulesBlock
}

/**
 * All places of a book in which every word stands, in the book's order; a rule by its number first.
 * Of several numbers, those rules.
 */
export function searchBook(book: RulesBook, query: string): Finding[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const numbered = rulesOf(book, words)
  if (words.length > 1 && numbered.length === words.length) return numbered
  const findings = book.chapters.flatMap(({ id, title, blocks }) => {
    return blocks.flatMap((block) => {
      const found = partOf(block, words)
      return found === null ? [] : [{ chapter: title, chapterId: id, block: found }]
    })
  })
  const isNamed = ({ block }: Finding) => block.kind === 'rule' && folded(block.id) === words[0]
  return [...findings.filter(isNamed), ...findings.filter((one) => !isNamed(one))]
}

/** The rules of these numbers. */
function rulesOf(book: RulesBook, numbers: readonly string[]): Finding[] {
  return book.chapters.flatMap(({ id, title, blocks }) =>
    blocks
      .filter((block) => block.kind === 'rule' && numbers.includes(folded(block.id)))
      .map((block) => ({ chapter: title, chapterId: id, block })),
  )
}

/** A block, of a table those rows, in which every word stands; `null` where there are none. */
function partOf(block: RulesBlock, words: readonly string[]): RulesBlock | null {
  if (block.kind !== 'table') return holds(textOf(block), words) ? block : null
  const rows = block.rows.filter((row) => holds(row.map(plain).join(' '), words))
  return rows.length === 0 ? null : { ...block, rows }
}

function holds(text: string, words: readonly string[]): boolean {
  const where = folded(text)
  return words.every((word) => !placesOf(where, word).next().done)
}

const PART_OF_A_WORD = /[\p{L}\p{N}]/u

/** Where a word, or one that it begins, stands: "tarcza" is not in "wystarczą". */
function* placesOf(where: string, word: string): Generator<number> {
  for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1)) {
    const isInside =
      PART_OF_A_WORD.test(where.charAt(at - 1)) && PART_OF_A_WORD.test(word.charAt(0))
    if (!isInside) yield at
  }
}

function textOf(block: Exclude<RulesBlock, { kind: 'table' }>): string {
  return `${block.kind === 'rule' ? block.id : ''} ${plain(block.html)}`
}

/** The text of a piece of html. */
export function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
}

/** The html with every word of a question marked in its text. */
export function marked(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  const pieces = html.split(/(<[^>]*>)/)
  return pieces.map((piece) => (piece.startsWith('<') ? piece : markText(piece, words))).join('')
}

function markText(text: string, words: readonly string[]): string {
  const where = folded(text)
  const isMarked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (const at of placesOf(where, word)) isMarked.fill(true, at, at + word.length)
  }
  return runsOf(text, isMarked)
}

function runsOf(text: string, isMarked: readonly boolean[]): string {
  let html = ''
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isMarked[at] === isMarked[start]) continue
    const run = text.slice(start, at)
    html += isMarked[start] ? `<mark>${run}</mark>` : run
    start = at
  }
  return html
}
