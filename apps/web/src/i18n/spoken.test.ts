import { readFileSync } from 'node:fs'
import { speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'
import { describe, expect, it } from 'vitest'

const GAMES = ['blood-rage', 'valhalla'] as const
type Texts = Readonly<Record<string, string>>

function textsOf(game: string, locale: string): Texts {
  const file =
    locale === 'en'
      ? `../../../../packages/game-${game}/src/locales/en.json`
      : `../../../../languages/${locale}/${game}.json`
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

/** Sentences about what somebody did. */
function stories(texts: Texts): [string, string][] {
  const isTold = (key: string) => key.startsWith('event.') || key === 'decision.before-battle'
  return Object.entries(texts).filter(([key]) => isTold(key))
}

/** The parts that people take in a sentence; `from` is a place but where something is taken. */
function peopleIn(key: string, text: string): string[] {
  const all = ['clan', 'seat', 'foe', 'attacker', 'defender']
  const taken = /stolen|card-taken/.test(key) ? ['from'] : []
  return [...all, ...taken].filter((name) => text.includes(`{${name}`))
}

/** Stands for a pronoun where somebody is put into a text. */
const PRONOUN = 'Pronoun'

const NUMBERS = ['amount', 'cost', 'count', 'glory', 'kept', 'bonus', 'rage', 'score']

/** The sentence as the one hears it who has this part in it; `null`: as somebody else hears it. */
function heard(texts: Texts, key: string, locale: string, part: string | null): string {
  const find = (name: string) => compileText(name, name === key ? (texts[key] ?? '') : name)
  const others = peopleIn(key, texts[key] ?? '').map((name) => [name, `Ola-${name}`])
  const params = {
    ...Object.fromEntries(NUMBERS.map((name) => [name, 2])),
    ...Object.fromEntries(others),
    ...(part === null ? {} : { [part]: 'reader' }),
  }
  const you = { key: 'reader', name: locale === 'en' ? 'you' : PRONOUN }
  return speakerOf({ locale, find, you }).say({ key, params })
}

describe.each(GAMES)('what happens in %s', (game) => {
  it.each(['en', 'pl', 'it', 'de', 'bg'])('is told of everybody by name in %s', (locale) => {
    const texts = textsOf(game, locale)
    for (const [key, text] of stories(texts)) {
      const said = heard(texts, key, locale, null)
      for (const part of peopleIn(key, text)) expect(said, key).toContain(`Ola-${part}`)
    }
  })

  it('is told to its reader in English', () => {
    const texts = textsOf(game, 'en')
    for (const [key, text] of stories(texts)) {
      for (const part of peopleIn(key, text)) {
        const said = heard(texts, key, 'en', part)
        expect(said, key).toMatch(/\b(you|your)\b/i)
        expect(said, key).not.toMatch(/\b[Yy]ou('s| (?!pass\b)\w+s)\b/)
        expect(said, key).not.toMatch(/^[a-z]/)
      }
    }
  })

  it.each(['pl', 'it', 'bg'])('is told to its reader in %s without a pronoun', (locale) => {
    const texts = textsOf(game, locale)
    for (const [key, text] of stories(texts)) {
      for (const part of peopleIn(key, text)) {
        const said = heard(texts, key, locale, part)
        expect(said, key).not.toContain(PRONOUN)
        expect(said, key).not.toBe(heard(texts, key, locale, null))
      }
    }
  })
})
