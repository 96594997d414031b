/** The most that is said at once: more cannot be kept in mind. */
export const LONGEST = 250

/** The next thing to say, and what is left for after it. */
export interface Utterance {
  readonly text: string
  readonly rest: readonly string[]
}

/** A title or a few words, said between sentences. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** As many of the sentences as are taken in at once; a long one is cut between two words. */
export function nextUtterance(sentences: readonly string[]): Utterance {
  const [first = '', ...others] = sentences
  if (first.length > LONGEST) return cut(first, others)
  let text = first
  let taken = 1
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > LONGEST) break
    text = `${text} ${sentence}`
    taken += 1
  }
  return { text, rest: sentences.slice(taken) }
}

/** Between two things of a list, or else between two words. */
function cut(sentence: string, others: readonly string[]): Utterance {
  const room = sentence.slice(0, LONGEST)
  const comma = room.lastIndexOf(', ') + 1
  const at = comma > LONGEST / 2 ? comma : room.lastIndexOf(' ')
  const end = at > 0 ? at : LONGEST
  return { text: room.slice(0, end), rest: [sentence.slice(end).trimStart(), ...others] }
}
