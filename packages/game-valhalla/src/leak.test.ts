import { checkLeaks } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from './rules.ts'
import type { State } from './state.ts'
import { SETUPS } from './testing/setups.ts'

/** Every secret part of a state, as text. */
function secrets(state: State): Record<string, string> {
  const parts = {
    hands: state.players.map((player) => player.hand),
    'Valhalla piles': state.players.map((player) => player.valhalla),
    'Jarls offered': state.players.map((player) => player.offered),
    'Jarls chosen': state.frames
      .filter((frame) => frame.kind === 'jarls')
      .map((frame) => frame.chosen),
    'cards thrown away': state.frames
      .filter((frame) => frame.kind === 'startDiscard')
      .map((frame) => frame.thrown),
    'cards drawn': state.frames
      .filter((frame) => frame.kind === 'draw')
      .map((frame) => frame.drawn),
    'cards face down': state.battle?.sides.map((side) => side.aside) ?? [],
    'deck order': state.deck,
    generator: state.rng,
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
  )
}

const differed: Record<string, number> = {}

describe('nothing shown, asked, offered or told depends on what a viewer cannot know', () => {
  for (const { seats, options } of SETUPS) {
    it(`VH-R45 VH-R47 with ${seats} players and ${JSON.stringify(options)}`, () => {
      const report = checkLeaks(valhalla, {
        seats,
        options: valhalla.parseOptions(options, seats),
        games: seats === 1 || 'dwarves' in options ? 3 : 1,
        seed: `leak ${seats} ${JSON.stringify(options)}`,
        secrets,
        every: 2,
      })
      expect(report.pairs).toBeGreaterThan(20)
      expect(report.hiddenPairs).toBe(report.pairs)
      for (const [name, count] of Object.entries(report.differed))
        differed[name] = (differed[name] ?? 0) + count
    })
  }

  it('every kind of secret really differed', () => {
    for (const [name, count] of Object.entries(differed))
      expect([name, count > 4]).toEqual([name, true])
    expect(Object.keys(differed)).toHaveLength(9)
  })
})
