import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import texts from '../locales/en.cards.json' with { type: 'json' }
import { jarlOf, lokiOf } from './index.ts'
import { CARDS, type Card, type CardId } from './printed.ts'

const page = readFileSync(new URL('../../../../docs/rules/valhalla.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| '))

/** What the reference says of a card's origin: the last column of its row. */
function originOf(name: string): string | undefined {
  const row = rows.find((line) => line.startsWith(`| ${name} |`))
  return row?.split(' | ').at(-1)?.replace(' |', '')
}

function nameOf(id: CardId): string {
  return (texts as Record<string, string>)[`card.${id}.name`] ?? id
}

/** What a row calls ours, in the words of the reference. */
function inWords({ type, id, ours }: Card): string {
  if (ours.includes('all')) return 'designed by us'
  const shows = type === 'tyr' && id.startsWith('tyr-against') ? 'colour' : 'symbol'
  return `effect rulebook; ${ours.includes('version') ? `${shows} and ` : ''}copies designed by us`
}

describe('what no rulebook prints', () => {
  const named = CARDS.filter((card) => card.type !== 'thor')

  it.each(named.map((card) => [card.id, card] as const))(
    '%s is marked alike in row and reference',
    (id, card) => {
      expect(originOf(nameOf(id))).toBe(inWords(card))
    },
  )

  it('VH-66 the copies of missions are ours, their demands and glory are not', () => {
    const missions = CARDS.filter((card) => card.type === 'mission')
    expect(missions.map(({ ours }) => ours)).toEqual([['copies'], ['copies'], ['copies']])
  })

  it('VH-60 VH-61 of Thor the conditions and effects are printed, not which go together', () => {
    const thor = CARDS.filter((card) => card.type === 'thor')
    for (const { ours } of thor) expect(ours).toEqual(['pairing', 'copies', 'glory'])
    const told = rows.filter((line) => line.includes('that they go together, copies and glory'))
    expect(told).toHaveLength(thor.length)
  })

  it('VH-8 the printed Jarl is Bernhard by our choice', () => {
    expect(jarlOf('bernhard').ours).toEqual(['name', 'link'])
    expect(originOf('Bernhard')).toBe(
      "abilities rulebook; that they are Bernhard's, and the link, designed by us",
    )
  })

  it("VH-57 of Loki's printed card only the lines are printed", () => {
    expect(lokiOf('shared-table').ours).toEqual(['name', 'start', 'mark'])
    expect(originOf('Shared Table (first game)')).toBe(
      'lines rulebook; name, start discard and first-game mark designed by us',
    )
  })
})
