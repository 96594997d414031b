import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Literal, Param, Piece, Sayable } from './message.ts'

/** A text as it is stored: the compiler's tokens. */
export type Text = CompiledMessage

/** The words of a language. */
export interface Lexicon {
  readonly locale: string
  find(key: string): Text | undefined
  readonly you?: Reader | undefined
}

/**
 * The one who reads. Put into a text they are called "you", and the text takes its branch for them:
 * `{clan} {clan, select, you {gain} other {gains}}`.
 */
export interface Reader {
  readonly key: string
  /** "you" */
  readonly name: string
}

/** Puts messages into words. */
export interface Speaker {
  readonly locale: string
  /** The sentence as it is read. */
  say(message: Sayable): string
  /** The sentence with its names apart, so that a screen can make them something to point at. */
  pieces(message: Sayable): Piece[]
}

type Params = Readonly<Record<string, Param>>
const NO_PARAMS: Params = {}
/** The branch of a text that speaks to its reader. */
const YOU = 'you'

/**
 * A speaker of a language. A key without a text is shown as it is: a gap must not stop a game.
 *
 * A name may be asked for in a case (`{clan, gen}`): then the text of `<key>#gen` is put in where
 * the language has one; `#gen` alone is the form of all names without one, those that people typed
 * too: `di {name}`.
 */
export function speakerOf(lexicon: Lexicon): Speaker {
  const { you } = lexicon
  const plural = new Intl.PluralRules(lexicon.locale)
  const ordinal = new Intl.PluralRules(lexicon.locale, { type: 'ordinal' })
  const number = new Intl.NumberFormat(lexicon.locale)
  const list = new Intl.ListFormat(lexicon.locale)

  const textOf = (key: string): Text => lexicon.find(key) ?? [key]
  const name = (key: string, form: string | undefined): Piece[] => {
    if (key === you?.key) return [{ key, text: you.name }]
    const own = form === undefined ? undefined : lexicon.find(`${key}#${form}`)
    const bare = plain(textOf(key))
    return apart(key, own === undefined ? inForm(bare, form) : plain(own), bare)
  }
  const plain = (text: Text): string => flat(join(text, NO_PARAMS, ''))
  const inForm = (bare: string, form: string | undefined): string => {
    const common = form === undefined ? undefined : lexicon.find(`#${form}`)
    return common === undefined ? bare : flat(join(common, { name: { literal: bare } }, ''))
  }
  const names = (keys: string, form: string | undefined): Piece[] => {
    const given = keys.split(' ').filter(Boolean)
    if (given.length === 1) return name(keys.trim(), form)
    return list.formatToParts(given).flatMap(({ type, value }) => {
      return type === 'element' ? name(value, form) : [{ text: value }]
    })
  }
  const put = (given: Param | undefined, form: string | undefined): Piece[] => {
    if (given === undefined) return [{ text: '…' }]
    if (typeof given === 'number') return [{ text: number.format(given) }]
    return isLiteral(given) ? [{ text: inForm(given.literal, form) }] : names(given, form)
  }
  const choice = (kind: string, choices: CompiledIcuChoices, given: Param | undefined): Text => {
    const exact = choices[typeof given === 'number' ? String(given) : branchFor(given)]
    if (exact !== undefined) return exact as Text
    return (choices[categoryOf(kind, given)] ?? choices['other'] ?? []) as Text
  }
  const categoryOf = (kind: string, given: Param | undefined): string => {
    if (typeof given !== 'number') return 'other'
    if (kind === 'selectordinal') return ordinal.select(given)
    return kind === 'plural' ? plural.select(given) : 'other'
  }
  const branchFor = (given: Param | undefined): string => {
    if (typeof given !== 'string') return ''
    return given === you?.key ? YOU : given
  }
  const join = (tokens: Text, params: Params, count: string): Piece[] =>
    tokens.flatMap((token) => one(token, params, count))
  const one = (token: Text[number], params: Params, count: string): Piece[] => {
    if (typeof token === 'string') return [{ text: token === '#' && count !== '' ? count : token }]
    const [argument, kind, choices] = token
    const given = params[argument]
    if (!isChoices(choices)) return put(given, kind)
    const inner = typeof given === 'number' ? number.format(given) : count
    return join(choice(kind ?? '', choices, given), params, inner)
  }
  const pieces = ({ key, params = NO_PARAMS }: Sayable): Piece[] => {
    const [first, ...rest] = join(textOf(key), params, '')
    if (first?.key === undefined || first.key !== you?.key) return first ? [first, ...rest] : []
    return [{ ...first, text: capital(first.text) }, ...rest]
  }
  return { locale: lexicon.locale, pieces, say: (message) => flat(pieces(message)) }
}

/** A preposition or an article before a name is no part of it: "в Гимле", "del Lupo", "l'Orso". */
function apart(key: string, text: string, bare: string): Piece[] {
  const before = text.slice(0, -bare.length)
  const isBefore = /[ '’]$/.test(before) && text.endsWith(bare)
  return isBefore ? [{ text: before }, { key, text: bare }] : [{ key, text }]
}

function isChoices(format: unknown): format is CompiledIcuChoices {
  return typeof format === 'object' && format !== null
}

function flat(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('')
}

function isLiteral(param: Param): param is Literal {
  return typeof param === 'object'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
