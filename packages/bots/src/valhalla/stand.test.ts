import {
  armedStrength,
  fighterAt,
  freeRefs,
  greyDice,
  jarlAt,
  jarlStrength,
  ownDice,
  type SideSeen,
  type State,
  type Table,
  valhalla,
} from '@meadhall/game-valhalla'
import { SETUPS } from '@meadhall/game-valhalla/testing'
import { at } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { standOf } from './stand.ts'

/** What counts in a battle before anybody is armed. */
function facts(table: Table, side: SideSeen) {
  return {
    off: side.jarlOff,
    jarl: jarlStrength(table, side),
    warriors: freeRefs(table, side).map((ref) => {
      const { card } = fighterAt(table, ref)
      return [ref, armedStrength(table, side, { ...ref, card, dice: [], bonus: 0 })]
    }),
  }
}

/** The attack as it would be, seen by the attacker, and as it is once it is the attacker's phase. */
function compare(state: State, seat: number, foe: number): number {
  const view = valhalla.view(state, seat)
  const { squad } = at(view.players, seat)
  const stand = standOf(view, { seat, squad, role: 'attacker', foe })
  const next = valhalla.clone(state)
  valhalla.apply(next, { type: 'attack', by: seat, seat: foe })
  const top = next.frames.at(-1)
  if (top?.kind !== 'phase' || next.open[0]?.kind !== 'phase') return 0
  const side = at(next.battle?.sides ?? [], 0)
  expect(facts(stand.table, stand.side)).toEqual(facts(next, side))
  expect(ownDice(stand.table, stand.side) + greyDice(stand.table, stand.side)).toBe(
    side.dice.length,
  )
  return 1
}

it('an attack in the mind has the strength and the dice of the real one', () => {
  let compared = 0
  for (const { seats, options } of SETUPS) {
    const game = { seats, options: valhalla.parseOptions(options, seats), seed: 'stand' }
    randomPlay(valhalla, game, ({ state, decision, legal }) => {
      // Of either-or Jarls the mind takes the basic half, the phase the better one.
      if (jarlAt(state, decision.seat)?.link === 'either') return
      for (const action of legal)
        if (action.type === 'attack') compared += compare(state, decision.seat, action.seat)
    })
  }
  expect(compared).toBeGreaterThan(500)
})
