import { readdirSync, readFileSync } from 'node:fs'
import { placeholders } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, string>>

const FOLDER = new URL('./locales/', import.meta.url)
const FILES = readdirSync(FOLDER)

function read(file: string): Texts {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
}

/** "de.cards.json" translates "en.cards.json". */
function sourceOf(file: string): string {
  return file.replace(/^[^.]+/, 'en')
}

/** Where a translation does not fit its source: keys that only one has, and other placeholders. */
function misfits(source: Texts, texts: Texts): string[] {
  const named = (text: string) => [...new Set(placeholders(text))].toSorted().join()
  return Object.keys({ ...source, ...texts }).filter((key) => {
    // "clan.wolf#gen" is a form of "clan.wolf" that English does not need.
    if (key.includes('#')) return source[key.split('#')[0] ?? ''] === undefined
    const [original, translated] = [source[key], texts[key]]
    if (original === undefined || translated === undefined) return true
    return named(original) !== named(translated)
  })
}

describe('locale files', () => {
  it.each(FILES)('%s has the keys and the placeholders of the English texts', (file) => {
    expect(misfits(read(sourceOf(file)), read(file))).toEqual([])
  })

  it('come in pairs: texts and cards', () => {
    const languages = new Set(FILES.map((file) => file.split('.')[0]))
    expect(languages).toContain('en')
    const pairs = [...languages].flatMap((one) => [`${one}.cards.json`, `${one}.json`])
    expect(FILES.toSorted()).toEqual(pairs.toSorted())
  })

  it('are held to it: a lost key, a new one and another placeholder are found', () => {
    const source = { kept: 'a {clan}', lost: 'b', other: '{count, plural, one {# of {clan}}}' }
    const texts = { kept: '{clan} a', new: 'd', other: '{count, plural, one {# of {place}}}' }
    expect(misfits(source, texts).toSorted()).toEqual(['lost', 'new', 'other'])
  })
})
