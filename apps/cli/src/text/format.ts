import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage'
import type { Message } from '@meadhall/kernel'

/** Puts a message into words. */
export type Say = (message: Message) => string

/** The words of a language: texts by key, and what may be done with a name before it is put in. */
export interface Language {
  readonly locale: string
  readonly texts: Readonly<Record<string, string>>
  /** Colours names; given the key, so that a clan can have its own colour. */
  readonly paint?: (key: string, text: string) => string
}

/**
 * A formatter for ICU messages in which string parameters are message keys themselves, several ones
 * separated by spaces. A key without a text is shown as it is: a gap must not stop a game.
 */
export function sayIn({ locale, texts, paint = (_key, text) => text }: Language): Say {
  const plural = new Intl.PluralRules(locale)
  const list = new Intl.ListFormat(locale)
  const compiled = new Map<string, CompiledMessage>()

  const tokensOf = (key: string): CompiledMessage => {
    const known = compiled.get(key)
    if (known) return known
    const tokens = compileMessageOrThrow(texts[key] ?? key)
    compiled.set(key, tokens)
    return tokens
  }
  const name = (key: string): string => paint(key, say({ key, params: {} }))
  const value = (given: string | number | undefined): string => {
    if (typeof given === 'string') return list.format(given.split(' ').filter(Boolean).map(name))
    return given === undefined ? '…' : String(given)
  }
  const choose = (choices: CompiledIcuChoices, given: number): CompiledMessage =>
    choices[String(given)] ?? choices[plural.select(given)] ?? choices['other'] ?? []
  const join = (tokens: CompiledMessage, params: Message['params'], count = ''): string =>
    tokens.map((token) => one(token, params, count)).join('')
  const one = (token: CompiledMessage[number], params: Message['params'], count: string) => {
    if (typeof token === 'string') return token === '#' && count !== '' ? count : token
    const [argument, type, choices] = token
    const given = params[argument]
    if (type !== 'plural' || typeof given !== 'number') return value(given)
    return join(choose(choices as CompiledIcuChoices, given), params, String(given))
  }
  const say: Say = ({ key, params }) => join(tokensOf(key), params)
  return say
}
