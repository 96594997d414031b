import { type State, type ValhallaAction, valhalla } from '@meadhall/game-valhalla'
import { at, type Decision, type RngState, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { worthAtTheEnd } from '../end.ts'
import { byThumb } from '../thumbs.ts'
import { byDice } from './by-dice.ts'

type Answer = (state: State, decision: Decision, legal: readonly ValhallaAction[]) => ValhallaAction

function counted(rng: RngState): Answer {
  return (state, decision, legal) => {
    const view = valhalla.view(state, decision.seat)
    return byDice(view, decision, legal, worthAtTheEnd) ?? byThumb(state, decision, legal, rng)
  }
}

/** Plays on until the battle that goes on is over, its attacker by other means than its defender. */
function fought(state: State, attacks: Answer, rng: RngState): State {
  const attacker = state.battle?.attacker
  while (state.battle !== null) {
    const decision = at(valhalla.decisions(state), 0)
    const legal = valhalla.legalActions(state, decision)
    const answer = decision.seat === attacker ? attacks : byThumb
    const action = answer(state, decision, legal, rng)
    if (!legal.includes(action)) throw new Error(valhalla.formatAction(action))
    valhalla.apply(state, action)
  }
  return state
}

/** Shields that are taken. */
function taken({ players }: State): number {
  return players.reduce(
    (sum, { captured }) => sum + captured.reduce((one, other) => one + other),
    0,
  )
}

/** States at the first roll of an attack, in games by rules of thumb. */
function* attacks(games: number): Generator<State> {
  for (let game = 0; game < games; game++) {
    const seats = game % 2 === 0 ? 2 : 4
    const rng = seedRng(`thumbs ${game}`)
    const options = valhalla.parseOptions({}, seats)
    const state = valhalla.setup({ options, seats, seed: `attacks ${game}` })
    let before = ''
    for (let open = valhalla.decisions(state)[0]; open; open = valhalla.decisions(state)[0]) {
      if (open.kind === 'phase' && before === 'turn' && state.battle?.kind === 'attack') yield state
      if (open.kind !== 'phase') before = open.kind
      valhalla.apply(state, byThumb(state, open, valhalla.legalActions(state, open), rng))
    }
  }
}

it('an attacker who counts all rolls takes more shields than one who tries some', () => {
  let [more, usual, count] = [0, 0, 0]
  const rng = seedRng('battles')
  for (const state of attacks(4)) {
    const byCounting = fought(valhalla.clone(state), counted(rng), rng)
    const byTrying = fought(valhalla.clone(state), (...asked) => byThumb(...asked, rng), rng)
    more += taken(byCounting) - taken(state)
    usual += taken(byTrying) - taken(state)
    count += 1
  }
  expect(count).toBeGreaterThan(20)
  expect(more).toBeGreaterThan(usual)
})

it('what is not understood is left to others', () => {
  const rng = seedRng('valkyries')
  const options = valhalla.parseOptions({ valkyries: true }, 2)
  const state = valhalla.setup({ options, seats: 2, seed: 'valkyries' })
  for (let open = valhalla.decisions(state)[0]; open; open = valhalla.decisions(state)[0]) {
    const legal = valhalla.legalActions(state, open)
    expect(byDice(valhalla.view(state, open.seat), open, legal, worthAtTheEnd)).toBeNull()
    valhalla.apply(state, byThumb(state, open, legal, rng))
  }
})
