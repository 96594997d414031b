import { speakerOf, type Text } from '@meadhall/words'
import { type Catalog, compileText } from '@meadhall/words/catalogs'
import { languagesOnDisk, textsOnDisk } from '@meadhall/words/from-disk'
import english from '../locales/en.json' with { type: 'json' }
import { UsageError } from '../usage.ts'

/** The terminal's own texts. */
export type CliKey = keyof typeof english

/** What is put into a text, as it is. */
type Filling = Readonly<Record<string, string | number>>

/** The language that is spoken at the table. */
export interface Speech {
  readonly locale: string
  /** A text of the terminal itself. */
  t(key: CliKey, params?: Filling): string
  /** The texts of one name in this language; what it does not have is English. */
  texts(name: string, english: Catalog): Catalog
}

/** The languages there are, by their codes. */
export const LANGUAGES: readonly string[] = ['en', ...languagesOnDisk()].toSorted()

/** Speaks a language that there is. */
export function speechIn(locale: string): Speech {
  const texts = (name: string, source: Catalog): Catalog =>
    locale === 'en' ? source : { ...source, ...textsOnDisk(locale, name) }
  const own = texts('cli', english)
  const compiled = new Map<string, Text>()
  const find = (key: string): Text => {
    const known = compiled.get(key) ?? compileText(key, own[key] ?? key)
    compiled.set(key, known)
    return known
  }
  const { say } = speakerOf({ locale, find })
  return { locale, texts, t: (key, params = {}) => say({ key, params: literals(params) }) }
}

function literals(params: Filling) {
  const given = Object.entries(params).map(([name, value]) => {
    return [name, typeof value === 'string' ? { literal: value } : value] as const
  })
  return Object.fromEntries(given)
}

export const ENGLISH: Speech = speechIn('en')

type Environment = Readonly<Record<string, string | undefined>>

/** The language that was asked for, else that of the environment where it is spoken, else English. */
export function speechFor(asked: string | undefined, env: Environment): Speech {
  if (asked === undefined) return speechIn(languageIn(env))
  if (LANGUAGES.includes(asked)) return speechIn(asked)
  throw new UsageError(`unknown language "${asked}" (known: ${LANGUAGES.join(', ')})`)
}

/** "pl_PL.UTF-8" is Polish; the first variable that is set counts, as everywhere. */
function languageIn(env: Environment): string {
  const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const [code = ''] = set.split(/[_.@]/)
  return LANGUAGES.includes(code) ? code : 'en'
}
