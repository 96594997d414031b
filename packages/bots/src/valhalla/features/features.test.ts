import { valhalla } from '@meadhall/game-valhalla'
import { SETUPS } from '@meadhall/game-valhalla/testing'
import { seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { newSparse } from '../../network/sparse.ts'
import type { Sight } from '../table.ts'
import { byThumb } from '../thumbs.ts'
import { VALHALLA_FEATURES } from './index.ts'

const into = newSparse(VALHALLA_FEATURES.size)

function told(table: Sight, seat: number): string {
  VALHALLA_FEATURES.fill(table, seat, into)
  const pairs = Array.from(into.indices.slice(0, into.count), (index, i) => [index, into.values[i]])
  return JSON.stringify(pairs)
}

/** Shows positions of one game, every seat's, in which rules of thumb answer. */
function walk(seats: number, options: object, look: (state: Sight, seat: number) => void): void {
  const parsed = valhalla.parseOptions(options, seats)
  const state = valhalla.setup({ options: parsed, seats, seed: 'features' })
  const rng = seedRng('features')
  for (let step = 0; ; step++) {
    const open = valhalla.decisions(state)[0]
    if (open === undefined) return
    if (step % 5 === 0) for (let seat = 0; seat < seats; seat++) look(state, seat)
    valhalla.apply(state, byThumb(state, open, valhalla.legalActions(state, open), rng))
  }
}

describe('inputs of the network stand on what a seat may know', () => {
  for (const { seats, options } of SETUPS) {
    it(`with ${seats} players and ${JSON.stringify(options)}`, () => {
      const rng = seedRng('anew')
      walk(seats, options, (table, seat) => {
        const state = table as Parameters<typeof valhalla.view>[0]
        const view = valhalla.view(state, seat)
        const from = told(state, seat)
        expect(told(view, seat)).toBe(from)
        expect(told(valhalla.determinize(view, rng), seat)).toBe(from)
      })
    })
  }
})

it('all inputs lie within their number', () => {
  walk(6, {}, (table, seat) => {
    VALHALLA_FEATURES.fill(table, seat, into)
    const used = into.indices.slice(0, into.count)
    expect(Math.max(...used)).toBeLessThan(VALHALLA_FEATURES.size)
    expect(into.count).toBeGreaterThan(0)
  })
})
