import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES, botNames, isBotName, withNewNames } from './bot-names.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const NAMED = /^(card|jarl|monster|loki|module)\..*\.name$|^(clan|figure|god|place|region)\./

type Texts = Readonly<Record<string, string>>
type Glossaries = Readonly<Record<string, Readonly<Record<string, Texts>>>>

function read<T>(file: string): T {
  return JSON.parse(readFileSync(ROOT + file, 'utf8'))
}

/** Every word in the names of both games' cards, Jarls, monsters and places, in all languages. */
async function wordsOfNames(): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  const add = (text: string) => {
    for (const word of text.split(/[^\p{L}]+/u)) words.set(folded(word), text)
  }
  const files = ['packages/game-*/src/locales/*.json', 'languages/*/{blood-rage,valhalla}*.json']
  for await (const file of glob(files, { cwd: ROOT })) {
    for (const [key, text] of Object.entries(read<Texts>(file))) if (NAMED.test(key)) add(text)
  }
  for (const terms of Object.values(read<Glossaries>('docs/glossary.json')))
    for (const term of Object.values(terms)) Object.values(term).forEach(add)
  return words
}

/** "Hödr" and "hodr" are the same to the ear. */
function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

describe('bots', () => {
  it('are called like nothing in either game', async () => {
    const words = await wordsOfNames()
    expect(words.get('fenrir')).toBe('Fenrir')
    expect(words.get('wij') ?? words.get('wija')).toBeDefined()
    expect(BOT_NAMES.filter((name) => words.has(folded(name)))).toEqual([])
  })

  it('have names of their own', () => {
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length)
    expect(new Set(botNames(6, ['Dagny'])).size).toBe(6)
  })

  it('are known again by names they once had, and get new ones for a new game', () => {
    expect(isBotName('Ketil')).toBe(true)
    const seats = withNewNames([
      { name: 'Ulf', plays: 'person' },
      { name: 'Ketil', plays: 'warrior' },
      { name: 'Dagny', plays: 'thrall' },
    ])
    expect(seats.map(({ name }) => name)).toEqual(['Ulf', expect.any(String), 'Dagny'])
    expect(BOT_NAMES.filter((name) => name !== 'Dagny')).toContain(seats[1]?.name)
  })
})
