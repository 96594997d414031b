import { speakerOf } from '@meadhall/words'

/** The languages that the server itself speaks. */
export type Language = 'en' | 'pl'

/** Speaks a language. */
export interface Voice<Key extends string> {
  readonly language: Language
  say(key: Key, params?: Readonly<Record<string, string | number>>): string
}

type Texts<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** Gives the voice of a language. Texts are compiled when somebody is first told something: most starts are quicker. */
export function voicesOf<Key extends string>(
  texts: Texts<Key>,
): (language: Language) => Promise<Voice<Key>> {
  const voices = new Map<Language, Promise<Voice<Key>>>()
  return (language) => {
    const voice = voices.get(language) ?? newVoice(language, texts[language])
    voices.set(language, voice)
    return voice
  }
}

async function newVoice<Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string>>,
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
