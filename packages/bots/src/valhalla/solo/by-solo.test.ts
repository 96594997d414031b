import { MONSTERS, type State, type ValhallaAction, valhalla } from '@meadhall/game-valhalla'
import { type Decision, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { byDice } from '../dice/by-dice.ts'
import { byThumb } from '../thumbs.ts'
import { bySolo } from './by-solo.ts'

const DEALS = 3
const rng = seedRng('alone')

type Answer = (state: State, decision: Decision, legal: readonly ValhallaAction[]) => ValhallaAction

const byThumbs: Answer = (state, decision, legal) => byThumb(state, decision, legal, rng)

const counted: Answer = (state, decision, legal) => {
  const view = valhalla.view(state, decision.seat)
  return (
    byDice(view, decision, legal, () => 0) ??
    bySolo(view, decision, legal, rng) ??
    byThumbs(state, decision, legal)
  )
}

/** How many games against all monsters are won at the hardest level. */
function victories(answer: Answer): number {
  let won = 0
  for (const monster of MONSTERS) {
    for (let deal = 0; deal < DEALS; deal++) {
      const options = valhalla.parseOptions({ difficulty: 3, monster }, 1)
      const state = valhalla.setup({ options, seats: 1, seed: `alone ${deal}` })
      for (let open = valhalla.decisions(state)[0]; open; open = valhalla.decisions(state)[0]) {
        const legal = valhalla.legalActions(state, open)
        const action = answer(state, open, legal)
        if (!legal.includes(action)) throw new Error(valhalla.formatAction(action))
        valhalla.apply(state, action)
      }
      won += valhalla.outcome(state)?.winners.length ?? 0
    }
  }
  return won
}

it('one who counts what the monster takes beats it more often than rules of thumb do', () => {
  expect(victories(counted)).toBeGreaterThan(victories(byThumbs))
})
