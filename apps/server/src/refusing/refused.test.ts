import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSAL_CODES, SAID_AS } from '@meadhall/protocol'
import texts from '@meadhall/protocol/locales/en.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { inEnglish } from './in-english.ts'
import { Refused, refuse } from './refused.ts'

const SOURCES = join(import.meta.dirname, '..')
/** Codes and keys; a key of tables stands without its `table.`. */
const OF_TABLES = /refuse\(\s*'[a-z-]+',\s*'([a-z-]+)'/g
const OF_THE_SERVER = /'(server\.[a-z-]+)'/g

function sources(): { readonly file: string; readonly source: string }[] {
  return globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(SOURCES, file), 'utf8') }))
}

/** The keys that the sources refuse with. */
function usedKeys(): string[] {
  const keys = sources().flatMap(({ source }) => [
    ...[...source.matchAll(OF_TABLES)].map(([, key]) => `table.${key}`),
    ...[...source.matchAll(OF_THE_SERVER)].map(([, key = '']) => key),
  ])
  return [...new Set(keys)].sort()
}

it('every reason for which something is refused has its text, and no text is left over', () => {
  const worded = Object.keys(texts).filter((key) => /^(table|server)[.]/.test(key))
  expect(usedKeys().length).toBeGreaterThan(70)
  expect(worded.sort()).toEqual(usedKeys())
})

it('every code of a refusal has its text or that of another, and no text is left over', () => {
  const worded = Object.keys(texts).filter((key) => key.startsWith('code.'))
  const own = REFUSAL_CODES.filter((code) => SAID_AS[code] === undefined)
  expect(worded.sort()).toEqual(own.map((code) => `code.${code}`).sort())
})

it('statuses of HTTP are chosen in http/ alone', () => {
  const others = sources().filter(({ file }) => !file.startsWith('http/'))
  const guilty = others.filter(({ source }) => /HttpFailure|statusCode:/.test(source))
  expect(guilty.map(({ file }) => file)).toEqual([])
})

describe('in English', () => {
  it('a refusal is told with what is filled in', () => {
    const { refusal } = refuse('name', 'server.name', { min: 2, max: 24 })
    expect(inEnglish(refusal)).toMatch(/^A name has 2 to 24 characters/)
  })

  it('one without a reason is told by its code, or by the one it means', () => {
    expect(inEnglish(new Refused('wrong-code').refusal)).toMatch(/^This code is wrong/)
    expect(inEnglish(new Refused('conflict').refusal)).toBe('That is not possible now.')
  })

  it('what a game says is told by its key', () => {
    const why = { key: 'why.notYourCard', params: {}, rule: 'BR-3.2' }
    expect(inEnglish(new Refused('illegal', why).refusal)).toBe('illegal: why.notYourCard')
  })

  it('no text has anything but plain places', () => {
    for (const text of Object.values(texts))
      expect(text.replaceAll(/\{[\w-]+\}/g, '')).not.toMatch(/[{}]/)
  })
})
