/** How many letters a player's name has at most, as a reader counts them. */
export const LONGEST_NAME = 40

/** One letter may be many characters (a flag, a family of emoji): all of a name has no more than these. */
const MOST_CHARACTERS = 4 * LONGEST_NAME
/** Nothing behind these is looked at: a name of a million letters costs no time. */
const MOST_READ = 1_000

/** White space of every kind, and what only looks like it. */
const BLANK = /[\s\u2800\p{Cc}]+/gu
/** What is not seen or turns the writing round; joiners and emoji selectors are needed, see below. */
const UNSEEN =
  /(?!\p{Join_Control}|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}]/gu
/** A joiner that joins nothing. */
const LOOSE_JOINER = /(?<![^\s\p{Join_Control}])\p{Join_Control}+|\p{Join_Control}+(?!\S)/gu
/** More marks over one letter than any script writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
/** A letter as a reader counts it: with its marks, joined to what follows; a flag is a pair. */
const LETTER = /\p{RI}\p{RI}|.(?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d.)*/gsu

/**
 * A name as it may stand at a table: one line, no longer than the table holds, without characters
 * that hide or turn round what stands beside them. Whatever brings a name in (a form, a file, a link,
 * a stored game, a server) passes it through here; empty means that there is none.
 */
export function playerName(raw: string): string {
  return shortened(tidyLine(raw.slice(0, MOST_READ)))
}

/** A foreign text as one line, without characters that hide or turn round what stands beside them. */
export function tidyLine(raw: string): string {
  const seen = raw.replace(BLANK, ' ').replace(UNSEEN, '')
  const tidy = seen.replace(LOOSE_JOINER, '').normalize('NFC').replace(PILED_MARKS, '$1')
  return tidy.trim().replace(/ +/g, ' ')
}

function shortened(name: string): string {
  let kept = ''
  for (const [letter] of [...name.matchAll(LETTER)].slice(0, LONGEST_NAME)) {
    if (kept.length + letter.length > MOST_CHARACTERS) break
    kept += letter
  }
  // The cut may have left a joiner without what it joined.
  return kept.replace(LOOSE_JOINER, '').trim()
}
