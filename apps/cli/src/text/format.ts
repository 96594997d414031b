import type { Message } from '@meadhall/kernel'
import { type Reader, speakerOf, type Text } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'
import type { Speech } from './speech.ts'

/** Puts a message into words. */
export type Say = (message: Message) => string

/** The words of a language: texts by key, and what may be done with a name before it is put in. */
export interface Language {
  readonly locale: string
  readonly texts: Readonly<Record<string, string>>
  /** Colours names; given the key, so that a clan can have its own colour. */
  readonly paint?: (key: string, text: string) => string
  /** Whom the sentences speak to. */
  readonly you?: Reader | undefined
}

/** The one at the terminal, by the key of their seat. */
export function readerAt({ t }: Speech, key: string): Reader {
  return { key, name: t('cli.you') }
}

/** Texts are compiled once, however many speak them. */
const compiledOf = new WeakMap<Language['texts'], Map<string, Text>>()

/** A formatter for messages whose texts are compiled when they are first said. */
export function sayIn({ locale, texts, paint = (_key, text) => text, you }: Language): Say {
  const compiled = compiledOf.get(texts) ?? new Map<string, Text>()
  compiledOf.set(texts, compiled)
  // A key without a text is a message itself: the terminal frames names with "{name}".
  const find = (key: string): Text | undefined => {
    // A name need not have a form of its own.
    if (key.includes('#') && texts[key] === undefined) return undefined
    const known = compiled.get(key) ?? compileText(key, texts[key] ?? key)
    compiled.set(key, known)
    return known
  }
  const { pieces } = speakerOf({ locale, find, you })
  return (message) =>
    pieces(message)
      .map(({ key, text }) => (key === undefined ? text : paint(key, text)))
      .join('')
}
