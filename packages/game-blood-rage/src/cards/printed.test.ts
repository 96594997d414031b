import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PLAIN } from './card.ts'
import { ALL_CARDS, cardOf, isCardId } from './index.ts'

const AGES = [1, 2, 3]
/** Cards told apart by a number or a region alone: one test has them all. */
const PLAIN_BATTLE_CARDS = ['tyrs-bash', 'tyrs-crush', 'tyrs-rage', 'tyrs-smash', 'tyrs-smite']
const REGION_QUESTS = ['alfheim', 'jotunheim', 'manheim']

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

  it.each([
    ['BR-6.19', 'a3-lokis-poison'],
    ['BR-11.9', 'a1-friggas-charm'],
  ])('%s there is one %s', (_rule, id) => {
    expect(copies.filter((card) => card.id === id)).toHaveLength(1)
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
  it('is nothing for the plain ones alone', () => {
    const silent = ALL_CARDS.filter((card) => Object.keys(card.does).length === 0)
    expect(silent.filter((card) => card.does !== PLAIN)).toEqual([])
    expect([...new Set(silent.map((card) => card.def))].toSorted()).toEqual([
      'experts-in-arms',
      'heimdalls-eye',
      'heimdalls-gaze',
      ...PLAIN_BATTLE_CARDS,
    ])
  })

  it('is the same in every age in which a card of that name is printed', () => {
    for (const { def, does } of ALL_CARDS) {
      const first = ALL_CARDS.find((card) => card.def === def)
      expect(does, def).toEqual(first?.does)
    }
  })

  it('is shown by a test for each card', () => {
    const tests = readdirSync(import.meta.dirname)
    const untested = ALL_CARDS.filter(({ def }) => !tests.includes(`${def}.test.ts`))
    expect([...new Set(untested.map((card) => card.def))].toSorted()).toEqual([
      ...REGION_QUESTS,
      ...PLAIN_BATTLE_CARDS,
    ])
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
