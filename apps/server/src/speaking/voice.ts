import { speakerOf } from '@meadhall/words'
import { languagesOnDisk, textsOnDisk } from '@meadhall/words/from-disk'

const SPOKEN: ReadonlySet<string> = new Set(['en', ...languagesOnDisk()])

/** The first of the languages that the server itself speaks; else English. */
export function spokenOf(wanted: readonly string[]): string {
  return wanted.find((language) => SPOKEN.has(language)) ?? 'en'
}

/** Speaks a language. */
export interface Voice<Key extends string> {
  readonly language: string
  say(key: Key, params?: Readonly<Record<string, string | number>>): string
}

type Texts<Key extends string> = Readonly<Record<Key, string>>

/**
 * Gives the voice of a language, English where it is not spoken: `name` is that of the translations.
 * Texts are compiled when somebody is first told something: most starts are quicker.
 */
export function voicesOf<Key extends string>(
  name: string,
  english: Texts<Key>,
): (language: string) => Promise<Voice<Key>> {
  const voices = new Map<string, Promise<Voice<Key>>>()
  return (wanted) => {
    const language = spokenOf([wanted])
    const voice = voices.get(language) ?? newVoice(language, textsIn(language, name, english))
    voices.set(language, voice)
    return voice
  }
}

/** What a translation does not have yet is said in English. */
function textsIn<Key extends string>(
  language: string,
  name: string,
  english: Texts<Key>,
): Texts<Key> {
  return language === 'en' ? english : { ...english, ...textsOnDisk(language, name) }
}

async function newVoice<Key extends string>(
  language: string,
  texts: Texts<Key>,
): Promise<Voice<Key>> {
  const { compileCatalog } = await import('@meadhall/words/catalogs')
  const catalog = compileCatalog(texts)
  const speaker = speakerOf({ locale: language, find: (key) => catalog[key] })
  return {
    language,
    say: (key, params = {}) => {
      const given = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : { literal: value },
      ])
      return speaker.say({ key, params: Object.fromEntries(given) })
    },
  }
}

/** Games are called the same in every language: `blood-rage` is Blood Rage. */
export function titleOf(game: string): string {
  return game.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => {
    return `${gap === '' ? '' : ' '}${letter.toUpperCase()}`
  })
}
