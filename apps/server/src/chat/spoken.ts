import { tidyLine } from '@meadhall/kernel'
import type { Phrase } from '@meadhall/protocol'
import texts from '@meadhall/protocol/locales/en.json' with { type: 'json' }
import { refuse } from '../refusing/refused.ts'

/** What somebody says: words of their own, or a phrase with its English text. */
export interface Spoken {
  readonly text: string
  readonly phrase: Phrase | null
}

/** Somebody's own words, on one line. Throws `Refused` where nothing is left of them. */
export function wordsOf(text: string): Spoken {
  const spoken = tidyLine(text)
  if (spoken === '') throw refuse('malformed', 'nothing-said')
  return { text: spoken, phrase: null }
}

/** A phrase; programs that know no languages read it in English. */
export function phraseOf(phrase: Phrase): Spoken {
  return { text: texts[`phrase.${phrase}`], phrase }
}
