import { describe, expect, it } from 'vitest'
import { bloodRageComparison, type Opinion } from './reference/blood-rage/compare.ts'
import { pillage } from './reference/blood-rage/rules/index.ts'
import type { Comparison } from './reference/comparison.ts'
import { COMPARISONS } from './reference/index.ts'

function differences({ compare, battles }: Comparison): string[] {
  const seeds = Array.from({ length: battles.short }, (_, number) => `test/${number}`)
  return seeds.flatMap((seed) => compare(seed) ?? [])
}

function differencesIn(game: Comparison['game']): string[] {
  return COMPARISONS.filter((one) => one.game === game).flatMap(differences)
}

describe('a second opinion agrees on hundreds of random battles', () => {
  it('BR-5.3 BR-5.4 BR-6.1 BR-6.2 BR-6.3 BR-6.4 BR-6.5 BR-6.6 BR-6.7 BR-6.8 BR-6.9 BR-6.10 BR-6.11 BR-6.12 BR-6.13 BR-6.14 BR-6.15 BR-6.16 BR-6.17 BR-6.18 BR-6.20 BR-6.21 BR-6.22 BR-6.23 BR-6.24 BR-11.8 BR-11.12 BR-11.13 BR-11.16 BR-11.17 BR-11.18 BR-11.19 of Blood Rage', () => {
    expect(differencesIn('blood-rage')).toEqual([])
  })

  it('VH-30 VH-31 VH-33 VH-34 VH-35 VH-37 VH-38 VH-39 VH-41 VH-42 VH-43 VH-56 VH-59 VH-62 VH-64 VH-65 VH-66 VH-68 VH-72 VH-75 VH-76 VH-77 VH-78 VH-82 VH-84 VH-88 VH-89 VH-90 VH-R5 VH-R16 VH-R17 VH-R29 VH-R53 VH-R54 VH-R55 VH-R58 VH-R60 VH-R61 of Valhalla', () => {
    expect(differencesIn('valhalla')).toEqual([])
  })
})

describe('a wrong opinion on Blood Rage is found', () => {
  const found = (opinion: Opinion) => differences(bloodRageComparison(opinion)).join('\n')

  it('when it pays too much Glory', () => {
    const generous: Opinion = (...given) => {
      const outcome = pillage(...given)
      const clans = outcome.position.clans.map((clan) => ({ ...clan, glory: clan.glory + 1 }))
      return { ...outcome, position: { ...outcome.position, clans } }
    }
    expect(found(generous)).toMatch(/wolf's Glory: engine \d+; reference \d+/)
  })

  it('when it lets a dead figure live', () => {
    const merciful: Opinion = (position, ...rest) => {
      const outcome = pillage(position, ...rest)
      const clans = outcome.position.clans.map((clan, seat) => ({
        ...clan,
        figures: position.clans[seat]?.figures ?? [],
      }))
      return { ...outcome, position: { ...outcome.position, clans } }
    }
    expect(found(merciful)).toMatch(/wolf's figures: engine .*valhalla/)
  })

  it('when it lets the wrong clan go on', () => {
    const rude: Opinion = (...given) => ({ ...pillage(...given), next: given[1] })
    expect(found(rude)).toMatch(/next turn: engine \d; reference \d/)
  })

  it('when it forgets an answer', () => {
    const narrow: Opinion = (position, pillager, province, oracle) =>
      pillage(position, pillager, province, (question) =>
        oracle({ ...question, options: question.options.slice(1) }),
      )
    expect(found(narrow)).toMatch(/question 1: engine asks seat \d for [a-z-]+ \(.*reference asks/)
  })

  it('when it asks nothing', () => {
    const silent: Opinion = (position) => ({ position, next: 0, notes: [] })
    expect(found(silent)).toMatch(/only the engine asks seat \d for/)
  })

  it('and a scenario is written that leads there', () => {
    const silent: Opinion = (position) => ({ position, next: 0, notes: [] })
    const [first = ''] = differences(bloodRageComparison(silent))
    const scenario: { title: string; steps: unknown[] } = JSON.parse(first.split('\n').at(-1) ?? '')
    expect(scenario.title).toContain('seed test/')
    expect(scenario.steps.length).toBeGreaterThan(0)
  })
})
