import { at, below, type Seat, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { ValhallaAction } from './actions.ts'
import { valhalla } from './rules.ts'
import type { State, ValhallaDecision } from './state.ts'

interface Asked {
  readonly state: State
  readonly decision: ValhallaDecision
  readonly legal: readonly ValhallaAction[]
}

/** Every question of a few random games with all that the presets add. */
function* questions(): Generator<Asked> {
  for (let game = 0; game < 6; game++) {
    const rng = seedRng(`orders ${game}`)
    const { on } = at(valhalla.presets, game % valhalla.presets.length)
    const raw = Object.fromEntries(on.map((name) => [name, true]))
    const options = valhalla.parseOptions(raw, 4)
    const state = valhalla.setup({ options, seats: 4, seed: `orders ${game}` })
    for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
      const legal = valhalla.legalActions(state, decision)
      yield { state, decision, legal }
      valhalla.apply(state, at(legal, below(rng, legal.length)))
    }
  }
}

function ordered({ state, decision, legal }: Asked, order: string) {
  const view = valhalla.view(state, decision.seat)
  return valhalla.orderAnswer(view, decision, legal, order)
}

function assumed(state: State, seat: Seat, about: string): string {
  return valhalla.assumes(valhalla.view(state, seat), about)
}

describe('orders', () => {
  it('VH-59 support nobody, and speak of nothing else', () => {
    let supported = 0
    for (const asked of questions()) {
      const isThor = asked.decision.kind === 'thor'
      expect(ordered(asked, 'no-support')?.type ?? null).toBe(isThor ? 'done' : null)
      if (isThor) supported += 1
    }
    expect(supported).toBeGreaterThan(0)
  })

  it('VH-32 end a phase only where nobody can be armed', () => {
    const counts = { ended: 0, waited: 0 }
    for (const asked of questions()) {
      if (asked.decision.kind !== 'phase') continue
      const canArm = asked.legal.some(({ type }) => type === 'arm')
      expect(ordered(asked, 'no-more-dice')?.type ?? null).toBe(canArm ? null : 'done')
      counts[canArm ? 'waited' : 'ended'] += 1
    }
    expect(counts.ended).toBeGreaterThan(0)
    expect(counts.waited).toBeGreaterThan(0)
  })

  it('about support hold while the hand is the same, others while the battle is', () => {
    const hands = new Set<string>()
    const battles = new Set<string>()
    for (const { state } of questions()) {
      hands.add(assumed(state, 0, 'no-support'))
      battles.add(assumed(state, 0, 'no-more-dice'))
      const hand = state.players[0]?.hand.toSorted().join(' ') ?? ''
      expect(assumed(state, 0, 'no-wager')).toBe(`hand ${hand}`)
    }
    expect(hands.size).toBeGreaterThan(5)
    expect(battles.size).toBeGreaterThan(5)
  })
})
