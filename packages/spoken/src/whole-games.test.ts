import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EarTable } from './testing/ear-table.ts'
import { Listener } from './testing/listener.ts'
import {
  bloodRageTable,
  newBloodRage,
  newValhalla,
  type Texts,
  valhallaTable,
} from './testing/tables.ts'

const LANGUAGES = join(import.meta.dirname, '../../../languages')

/** The texts of a language for a game, as the page has them. */
function textsIn(language: string, game: string): Texts {
  const files = [game, `${game}.cards`, 'spoken'].map((name) =>
    JSON.parse(readFileSync(join(LANGUAGES, language, `${name}.json`), 'utf8')),
  )
  return Object.assign({}, ...files)
}

/** What must not be heard: gaps, keys, and what a program says to itself. */
const UNSAID = /undefined|NaN|…|\{\w|\b(spoken|place|figure|clan|card|jarl|seat|face)\.\w/

function playByEar(table: EarTable, byWords = true): Listener {
  const listener = new Listener(table).play('The game is over.', byWords)
  expect(listener.lines.filter((line) => UNSAID.test(line))).toEqual([])
  return listener
}

describe('a whole game by spoken text alone', () => {
  it('Blood Rage', () => {
    const { lines, typed } = playByEar(bloodRageTable(newBloodRage(3)))
    expect(typed.some((line) => /^invade \w+ \w+$/.test(line))).toBe(true)
    expect(lines.some((line) => /^You \d+, \w+ \d+: \d+ (ahead|more to win)\.$/.test(line))).toBe(
      true,
    )
    expect(lines.some((line) => line.includes('Rule BR-'))).toBe(true)
  })

  it('Valhalla with several', () => {
    const { lines, typed } = playByEar(valhallaTable(newValhalla(3, { firstGame: true })))
    expect(typed.some((line) => line.startsWith('arm '))).toBe(true)
    expect(lines.some((line) => line.startsWith('Arm the best: '))).toBe(true)
    expect(lines.some((line) => line.includes('Rule VH-'))).toBe(true)
  })

  it('Valhalla with every module', () => {
    const modules = {
      loki: true,
      thor: true,
      valkyries: true,
      dwarves: true,
      tyr: true,
      king: true,
    }
    playByEar(valhallaTable(newValhalla(5, modules)), false)
  })

  it('Valhalla in pairs', () => {
    playByEar(valhallaTable(newValhalla(4, { pairs: 'alliance' })))
  })

  it('Valhalla alone', () => {
    const { lines } = playByEar(valhallaTable(newValhalla(1)))
    expect(lines.some((line) => /^Fenrir: \d+ cards? to beat/.test(line))).toBe(true)
  })

  it.each(readdirSync(LANGUAGES))('both games in %s', (locale) => {
    const bloodRage = { locale, texts: textsIn(locale, 'blood-rage') }
    const valhalla = { locale, texts: textsIn(locale, 'valhalla') }
    const tables = [
      bloodRageTable(newBloodRage(2, { firstGame: true }), bloodRage),
      valhallaTable(newValhalla(2), valhalla),
    ]
    for (const table of tables) {
      const over = bloodRage.texts['spoken.over'] ?? ''
      const { lines } = new Listener(table).play(over, false)
      expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
    }
  })
})
