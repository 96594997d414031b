import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { differenceIn, randomBattle } from './compare.ts'
import type { EngineBattle } from './engine-battle.ts'

const RULES = new URL('./rules/', import.meta.url)

/** A battle that both play alike, altered in one point. */
function altered(change: (battle: EngineBattle) => EngineBattle): string | null {
  const { given, battle } = randomBattle(chanceOf('altered'))
  expect(differenceIn(given, structuredClone(battle))).toBeNull()
  return differenceIn(given, change(structuredClone(battle)))
}

describe("Valhalla's second opinion", () => {
  it('finds other strengths', () => {
    const change = (battle: EngineBattle) => ({ ...battle, totals: [99, 0] })
    expect(altered(change)).toMatch(/^strengths: reference .*, engine \[99/)
  })

  it('finds a card that lies elsewhere', () => {
    const change = ({ after, ...battle }: EngineBattle) => {
      after.discard.unshift('fury')
      return { ...battle, after }
    }
    expect(altered(change)).toBe('discard pile: reference [], engine ["fury"]')
  })

  it('finds an answer that only one allows', () => {
    const change = ({ asked: [attack, first, ...more], ...battle }: EngineBattle) => {
      if (attack === undefined || first === undefined) throw new Error('nobody was asked anything')
      return { ...battle, asked: [attack, { ...first, legal: ['dance', ...first.legal] }, ...more] }
    }
    expect(altered(change)).toMatch(/only the engine allows \[dance\]/)
  })

  it('finds a question that only one asks', () => {
    const change = ({ asked: [attack, , ...more], ...battle }: EngineBattle) => {
      if (attack === undefined) throw new Error('nobody attacked')
      return { ...battle, asked: [attack, ...more] }
    }
    expect(altered(change)).not.toBeNull()
  })

  it('finds a target that only one allows', () => {
    const change = (battle: EngineBattle) => ({ ...battle, targets: [] })
    expect(altered(change)).toMatch(/^may be attacked/)
  })

  it('is written without a line of the engine', () => {
    const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => file.endsWith('.ts'))
    expect(sources.length).toBeGreaterThan(20)
    for (const file of sources) {
      expect(readFileSync(new URL(file, RULES), 'utf8')).not.toMatch(/@meadhall|packages\//)
    }
  })
})
