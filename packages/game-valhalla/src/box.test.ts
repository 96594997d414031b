import { readFileSync } from 'node:fs'
import { seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { JARLS } from './cards/printed.ts'
import { kindOf } from './dice.ts'
import english from './locales/en.cards.json' with { type: 'json' }
import { given } from './testing/given.ts'

const RULES = readFileSync(new URL('../../../docs/rules/valhalla.md', import.meta.url), 'utf8')

/** The rows of a table of the rules reference: those after the heading, up to the next one. */
function tableUnder(heading: string): string[][] {
  const section = RULES.split(`\n### ${heading}\n`).at(-1) ?? ''
  const [text = ''] = section.split('\n### ')
  const lines = text.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** A printed condition and what it allows read as one sentence; a table has a cell for each. */
function asCell(text: string): string {
  return text.replace(/:$/, '').replace(/^./, (letter) => letter.toUpperCase())
}

describe('on the table', () => {
  it('VH-3 25 different Jarls; a full table has 6 boards of 6 spaces and 24 shields', () => {
    expect(new Set(JARLS.map(({ id }) => english[`jarl.${id}.name`])).size).toBe(25)
    const players = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
    const game = given({ players: 6 })
    const boards = players.map((name) => game.player(name))
    expect(boards.map(({ squad }) => squad.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(boards.reduce((sum, { shields }) => sum + shields, 0)).toBe(24)
  })

  it('VH-4 both fighters have 6 dice of their own, and share 3 grey ones', () => {
    const tactics = ['new-weapons', 'new-weapons', 'new-weapons', 'new-weapons']
    const game = given({ p1: { squad: ['arnbjorn'], hand: tactics }, p2: { squad: ['ulf'] } })
    game.dice('axe', 'miss', 'miss', 'miss', 'miss', 'miss')
    game.does('p1', 'attack p2')
    expect(game.side('p1').dice.map(kindOf)).toEqual(Array(6).fill('own'))
    expect(game.state.grey).toBe(3)
    for (const left of [2, 1, 0]) {
      game.does('p1', 'tactic new-weapons')
      while (game.asks()['p1'] !== 'phase') game.does('p1', game.legal('p1')[0] ?? '')
      expect(game.state.grey).toBe(left)
    }
    expect(game.forbids('p1', 'tactic new-weapons')).toBe('VH-10')
    expect(game.side('p1').dice.filter((die) => kindOf(die) === 'grey')).toHaveLength(3)
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.side('p2').dice.map(kindOf)).toEqual(Array(6).fill('own'))
  })

  it('VH-4 VH-R2 a die falls on a sword, an axe, a spear, a bow, a shield or a miss, each as often', () => {
    const fallen: Record<string, number> = {}
    for (let seed = 0; seed < 500; seed++) {
      const game = given({ p1: { squad: ['arnbjorn'] }, p2: { squad: ['ulf'] } })
      game.state.rng = seedRng(`dice/${seed}`)
      game.does('p1', 'attack p2')
      const rolled = game.events.find((event) => event.type === 'dice-rolled')
      for (const face of rolled?.dice.split(' ') ?? []) fallen[face] = (fallen[face] ?? 0) + 1
    }
    expect(Object.keys(fallen).sort()).toEqual(['axe', 'bow', 'miss', 'shield', 'spear', 'sword'])
    for (const [face, count] of Object.entries(fallen)) {
      expect(count, face).toBeGreaterThan(430)
      expect(count, face).toBeLessThan(570)
    }
  })
})

describe('the Jarls of the rules reference', () => {
  const texts: Readonly<Record<string, string>> = english

  it('VH-7 are those of the table, with the same abilities, conditions and links', () => {
    const played = JARLS.map(({ id, link }) => [
      texts[`jarl.${id}.name`],
      texts[`jarl.${id}.base`],
      asCell(texts[`jarl.${id}.condition`] ?? ''),
      asCell(texts[`jarl.${id}.extended`] ?? ''),
      link === 'both' ? 'both' : 'one',
    ])
    expect(played).toEqual(tableUnder('Jarls').map((row) => row.slice(0, 5)))
  })

  it('VH-14 VH-92 bear the marks of the table: beginners, solo, three players and more', () => {
    const marks = JARLS.map(({ beginner, solo, minPlayers }) =>
      [beginner && 'B', solo && 'S', minPlayers === 3 && '3+'].filter(Boolean).join(' '),
    )
    const printed = tableUnder('Jarls').map((row) => row[5]?.replace('–', ''))
    expect(marks).toEqual(printed)
  })
})
