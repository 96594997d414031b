import { at, below, type Seat, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { BloodRageAction } from './actions.ts'
import { rageFor } from './legal/rage.ts'
import { ORDERS } from './orders.ts'
import { bloodRage } from './rules.ts'
import type { BloodRageDecision, State } from './state.ts'

interface Asked {
  readonly state: State
  readonly decision: BloodRageDecision
  readonly legal: readonly BloodRageAction[]
}

/** Every question of a few random games. */
function* questions(): Generator<Asked> {
  for (let game = 0; game < 4; game++) {
    const rng = seedRng(`orders ${game}`)
    const options = bloodRage.parseOptions({}, 4)
    const state = bloodRage.setup({ options, seats: 4, seed: `orders ${game}` })
    for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
      const legal = bloodRage.legalActions(state, decision)
      yield { state, decision, legal }
      bloodRage.apply(state, at(legal, below(rng, legal.length)))
    }
  }
}

function ordered({ state, decision, legal }: Asked, order: string) {
  const view = bloodRage.view(state, decision.seat)
  return bloodRage.orderAnswer(view, decision, legal, order)
}

function assumed(state: State, seat: Seat, about: string): string {
  return bloodRage.assumes(bloodRage.view(state, seat), about)
}

describe('orders', () => {
  it('BR-6.1 and BR-6.5 send nobody to a call and add no card, and speak of nothing else', () => {
    const answered = { 'call-to-battle': 0, 'white-circle': 0 }
    for (const asked of questions()) {
      const { kind } = asked.decision
      const named = { 'call-to-battle': 'no-calls', 'white-circle': 'no-added-card' } as const
      for (const order of ['no-calls', 'no-added-card']) {
        const isNamed = kind in named && named[kind as keyof typeof named] === order
        expect(ordered(asked, order)?.type ?? null).toBe(isNamed ? 'decline' : null)
      }
      if (kind === 'call-to-battle' || kind === 'white-circle') answered[kind] += 1
    }
    expect(Math.min(...Object.values(answered))).toBeGreaterThan(0)
  })

  it('BR-5.2 pass once the Rage left pays for nothing but marches, and not before', () => {
    const counts = { passed: 0, waited: 0 }
    for (const asked of questions()) {
      if (asked.decision.kind !== 'turn') continue
      const paid = asked.legal.filter((action) => rageFor(asked.state, action) > 0)
      const isSpent = paid.every(({ type }) => type === 'march')
      expect(ordered(asked, 'pass-when-spent')?.type ?? null).toBe(isSpent ? 'pass' : null)
      counts[isSpent ? 'passed' : 'waited'] += 1
    }
    expect(counts.passed).toBeGreaterThan(0)
    expect(counts.waited).toBeGreaterThan(0)
  })

  it('hold for the age in which they were given', () => {
    for (const { state, decision } of questions())
      for (const { id } of ORDERS)
        expect(assumed(state, decision.seat, id)).toBe(`age ${state.age}`)
  })

  it('BR-6.3 an answer ahead to a battle is for that place and those sides only', () => {
    const places = new Set<string>()
    for (const { state, decision } of questions())
      if (decision.kind === 'battle-card') places.add(assumed(state, decision.seat, 'battle-card'))
    expect(places.size).toBeGreaterThan(5)
    const [first] = questions()
    expect(first && assumed(first.state, 0, 'battle-card')).toBe('age 1, no pillage')
  })
})
