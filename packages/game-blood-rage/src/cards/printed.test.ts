import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CardBehaviour } from './card.ts'
import { ALL_CARDS, cardOf, isCardId } from './index.ts'

const AGES = [1, 2, 3]
const NO_CARDS = ['card', 'index', 'printed']

/** The names of the files in this directory that describe a card. */
const FILES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !NO_CARDS.includes(name))

const copies = ALL_CARDS.flatMap((card) => card.marks.map((mark) => ({ ...card, mark })))

describe('the printed cards', () => {
  it('BR-1.7 are 102, with 34 in each age', () => {
    expect(copies).toHaveLength(102)
    expect(AGES.map((age) => copies.filter((card) => card.age === age).length)).toEqual([
      34, 34, 34,
    ])
  })

  it.each(AGES)('BR-1.7 in age %i are 20 without a mark, six 3+ and eight 4+', (age) => {
    const marked = (mark: number) =>
      copies.filter((card) => card.age === age && card.mark === mark).length
    expect([marked(2), marked(3), marked(4)]).toEqual([20, 6, 8])
  })

  it.each(AGES)('BR-1.7 in age %i are 13 battle cards, 9 quests and 12 upgrades', (age) => {
    const typed = (type: string) =>
      copies.filter((card) => card.age === age && card.type === type).length
    expect([typed('battle'), typed('quest'), typed('upgrade')]).toEqual([13, 9, 12])
  })

  it('are what the tables of the rules reference say', () => {
    expect(ALL_CARDS.map(rowOf).toSorted()).toEqual(tableRows().toSorted())
  })

  it('have ids of their own', () => {
    expect(new Set(ALL_CARDS.map((card) => card.id)).size).toBe(ALL_CARDS.length)
    expect(ALL_CARDS.every((card) => isCardId(card.id) && cardOf(card.id) === card)).toBe(true)
    expect(isCardId('a1-no-card')).toBe(false)
  })
})

describe('what cards do', () => {
  it.each(FILES)('%s.ts is registered under its name', async (name) => {
    const module = (await import(/* @vite-ignore */ `./${name}.ts`)) as Record<
      string,
      CardBehaviour
    >
    const cards = ALL_CARDS.filter((card) => card.def === name)
    expect(cards).not.toHaveLength(0)
    for (const card of cards) expect(Object.values(module)).toEqual([card.does])
  })

  it('is written in a file of its own, or the card is plain', () => {
    const without = ALL_CARDS.filter((card) => !FILES.includes(card.def))
    expect([...new Set(without.map((card) => card.def))].toSorted()).toEqual([
      'experts-in-arms',
      'heimdalls-eye',
      'heimdalls-gaze',
      'tyrs-bash',
      'tyrs-crush',
      'tyrs-rage',
      'tyrs-smash',
      'tyrs-smite',
    ])
    for (const card of without) expect(card.does).toEqual({})
  })

  it('is a condition for every quest, a figure for every monster', () => {
    for (const card of ALL_CARDS) {
      expect(card.does.quest !== undefined).toBe(card.type === 'quest')
      expect(card.figure >= 0).toBe(card.slot === 'monster')
    }
  })
})

/** A card as the tables of docs/rules/blood-rage.md print it, without its text. */
function rowOf(card: (typeof ALL_CARDS)[number]): string {
  const type = card.slot === null ? card.type : `${card.type} · ${card.slot}`
  const bonus = card.type === 'battle' ? battleBonus(card) : upgradeStrength(card)
  const marks = card.marks.map((mark) => `${mark}+`).join(' · ')
  return [card.age, card.def, type, card.god ?? '–', bonus, card.glory ?? '–', marks].join(' | ')
}

function battleBonus(card: (typeof ALL_CARDS)[number]): string {
  if (card.strength === null) return 'X'
  return `+${card.strength}${card.whiteCircle ? ' ○' : ''}`
}

function upgradeStrength(card: (typeof ALL_CARDS)[number]): string {
  return card.strength === null ? '–' : `${card.strength}${card.does.starred ? '*' : ''}`
}

function tableRows(): string[] {
  const page = new URL('../../../../docs/rules/blood-rage.md', import.meta.url)
  const [, ...ages] = readFileSync(page, 'utf8').split(/^### Age /m)
  return ages.flatMap((section) => {
    const rows = section.split('\n').filter((line) => line.startsWith('| '))
    return rows.slice(2).map((line) => {
      const [name = '', type = '', god = '', ...rest] = line.slice(2).split(' | ')
      const numbers = rest.slice(0, 3)
      return [section[0], wordOf(name), type.toLowerCase(), god.toLowerCase(), ...numbers].join(
        ' | ',
      )
    })
  })
}

/** "Völur Witch" is volur-witch, "Loki's Dragons" lokis-dragons, "Alfheim!" alfheim. */
function wordOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase()
  return plain.replace(/[^a-z ]/g, '').replaceAll(' ', '-')
}
