import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The texts of a language as they are written: ICU messages by key. */
export type Catalog = Readonly<Record<string, string>>
/** The same, ready to be spoken. */
export type CompiledCatalog = Readonly<Record<string, CompiledMessage>>

/** Compiles all texts; the error names the key whose text is not a message. */
export function compileCatalog(catalog: Catalog): CompiledCatalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, text]) => [key, compileText(key, text)]),
  )
}

/** Compiles one text; the error names its key. */
export function compileText(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`"${key}": ${(error as Error).message}`)
  }
}

/**
 * What is wrong with a translation beside its English source; nothing, if it may be shipped. A name
 * may have its forms in another file of the language: `names` are the keys of all of them.
 */
export function catalogProblems(
  english: Catalog,
  other: Catalog,
  locale: string,
  names: readonly string[] = Object.keys(other),
): string[] {
  const forms = new Set(names.flatMap((key) => key.split('#')[1] ?? []))
  return [
    ...missing(english, other),
    ...Object.entries(other).flatMap(([key, text]) =>
      problemsOf(english, forms, locale, key, text),
    ),
  ]
}

function missing(english: Catalog, other: Catalog): string[] {
  return Object.keys(english)
    .filter((key) => other[key] === undefined)
    .map((key) => `"${key}" is missing`)
}

function problemsOf(
  english: Catalog,
  forms: ReadonlySet<string>,
  locale: string,
  key: string,
  text: string,
): string[] {
  const base = key.split('#')[0] ?? key
  // A form for all names that have none of their own, such as "#of".
  if (base === '') return []
  const source = english[base]
  if (source === undefined) return [`"${key}" is stale: English has no such text`]
  if (base !== key) return []
  if (source !== '' && text === '') return [`"${key}" is empty`]
  let tokens: CompiledMessage
  try {
    tokens = compileText(key, text)
  } catch (error) {
    return [(error as Error).message]
  }
  return [
    ...wrongArguments(key, compileText(key, source), tokens),
    ...missingPlurals(key, tokens, locale),
    ...missingForms(key, tokens, forms),
  ]
}

/** An argument of a message; `choices` is there for plurals and selects. */
interface Argument {
  readonly name: string
  readonly kind: string | undefined
  readonly choices: Choices | undefined
}
type Choices = Readonly<Record<string, unknown>>

/** All arguments of a message, those inside of plurals and selects too. */
function argumentsOf(tokens: CompiledMessage): Argument[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, kind, format] = token
    const choices = isChoices(format) ? format : undefined
    const inner = Object.values(choices ?? {}).filter(Array.isArray)
    return [{ name, kind, choices }, ...inner.flatMap((one) => argumentsOf(one))]
  })
}

function isChoices(format: unknown): format is Choices {
  return typeof format === 'object' && format !== null
}

function wrongArguments(key: string, source: CompiledMessage, tokens: CompiledMessage): string[] {
  const known = new Set(argumentsOf(source).map(({ name }) => name))
  const used = new Set(argumentsOf(tokens).map(({ name }) => name))
  return [
    ...[...used]
      .filter((one) => !known.has(one))
      .map((one) => `"${key}" has no {${one}} in English`),
    ...[...known].filter((one) => !used.has(one)).map((one) => `"${key}" leaves out {${one}}`),
  ]
}

const CATEGORIES = new Map<string, readonly string[]>()

/** The same as `newCategories`, worked out once for a language: it tries a thousand numbers. */
function categoriesOf(locale: string): readonly string[] {
  const known = CATEGORIES.get(locale) ?? newCategories(locale)
  CATEGORIES.set(locale, known)
  return known
}

/** The categories that numbers of things take: Italian and French have one for millions alone. */
function newCategories(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale)
  const met = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
  return rules.resolvedOptions().pluralCategories.filter((one) => one === 'other' || met.has(one))
}

/** A plural that tells numbers apart must have every category of its language. */
function missingPlurals(key: string, tokens: CompiledMessage, locale: string): string[] {
  const needed = categoriesOf(locale)
  return argumentsOf(tokens).flatMap(({ name, kind, choices = {} }) => {
    const given = needed.filter((category) => category in choices)
    if (kind !== 'plural' || given.join() === 'other') return []
    return needed
      .filter((category) => !given.includes(category))
      .map((category) => `"${key}": the plural of {${name}} has no "${category}"`)
  })
}

const NOT_A_CASE = ['plural', 'select', 'selectordinal', 'number']

/** A case that no name has a form for is a slip of the pen. */
function missingForms(key: string, tokens: CompiledMessage, forms: ReadonlySet<string>): string[] {
  return argumentsOf(tokens).flatMap(({ name, kind }) => {
    if (kind === undefined || NOT_A_CASE.includes(kind)) return []
    return forms.has(kind)
      ? []
      : [`"${key}": {${name}, ${kind}}, but no name has a form "#${kind}"`]
  })
}

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcčnñsšzžAÁEÉIÍOÓUÚYÝCČNÑSŠZŽ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

/**
 * A made-up language: English with marks and a third longer. A word without marks on the screen was
 * never translated; one that is cut off will be cut off in German.
 */
export function pseudoCatalog(english: Catalog): CompiledCatalog {
  const stretch = (text: string): string => {
    const marked = [...text].map((letter) => ACCENTS[letter] ?? letter).join('')
    return text.trim().length < 2 ? marked : marked + '·'.repeat(Math.ceil(text.length / 3))
  }
  const mark = (tokens: CompiledMessage): CompiledMessage =>
    tokens.map((token): CompiledMessage[number] => {
      if (typeof token === 'string') return token === '#' ? token : stretch(token)
      const [name, kind, choices] = token
      if (!isChoices(choices)) return token
      const marked = Object.entries(choices).map(([category, one]) => [
        category,
        Array.isArray(one) ? mark(one) : one,
      ])
      return [name, kind ?? 'select', Object.fromEntries(marked)]
    })
  const compiled = compileCatalog(english)
  return Object.fromEntries(Object.entries(compiled).map(([key, tokens]) => [key, mark(tokens)]))
}
