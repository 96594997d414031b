/** White space of every kind, control characters, and what is not seen or turns the writing round. */
const BLANK = /[\s\u2800\p{Cc}]+/gu
const UNSEEN =
  /(?!\p{Join_Control}|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}]/gu
/** More marks over one letter than any script writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** What somebody said, as one line that cannot hide or turn round what stands beside it. */
export function spokenText(raw: string): string {
  const seen = raw.replace(BLANK, ' ').replace(UNSEEN, '')
  return seen.normalize('NFC').replace(PILED_MARKS, '$1').trim()
}
