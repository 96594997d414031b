import { at, below, pick, type RngState, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import type { State } from '../state.ts'
import { given } from '../testing/given.ts'
import { armedStrength, sideStrength, strengthParts } from './strength.ts'
import { strengthLines } from './strength-lines.ts'

const GAMES = 40
const STEPS = 300

function newGame(number: number): State {
  const seats = 1 + (number % 4)
  const flags = { dwarves: true, valkyries: true, tyr: true, thor: seats > 2, king: true }
  const options = valhalla.parseOptions(seats === 1 ? {} : flags, seats)
  return valhalla.setup({ options, seats, seed: `lines/${number}` })
}

/** Sides in a battle that goes on: afterwards warriors have left, and only the sum is kept. */
function fightingSides({ battle }: State) {
  if (battle === null || battle.winner >= 0 || battle.kind === 'ragnarok') return []
  return battle.sides.filter(({ seat, armed }) => seat >= 0 && armed.length > 0)
}

/** Plays on; arming is what is looked at, and random play alone seldom does it. */
function playOn(state: State, rng: RngState): void {
  const decision = at(state.open, below(rng, state.open.length))
  const legal = valhalla.legalActions(state, decision)
  const arms = legal.filter(({ type }) => type === 'arm')
  valhalla.apply(state, pick(rng, arms.length > 0 && below(rng, 2) === 0 ? arms : legal))
}

/** How many sides were held against their strength; every drawn side must be tellable. */
function compared(state: State): number {
  for (const side of state.battle?.sides ?? []) if (side.seat >= 0) strengthLines(state, side)
  const sides = fightingSides(state)
  for (const side of sides) {
    const sum = strengthLines(state, side).reduce((all, { value }) => all + value, 0)
    expect(sum).toBe(sideStrength(state, side))
    for (const armed of side.armed) {
      const parts = Object.values(strengthParts(state, side, armed))
      expect(parts.reduce((all, part) => all + part, 0)).toBe(armedStrength(state, side, armed))
    }
  }
  return sides.length
}

describe('what a strength is made of', () => {
  it('VH-37 adds up to the strength of the side, with every module and in solo', () => {
    const rng = seedRng('strength-lines')
    let seen = 0
    for (let number = 0; number < GAMES; number++) {
      const state = newGame(number)
      for (let step = 0; step < STEPS && state.open.length > 0; step++) {
        seen += compared(state)
        playOn(state, rng)
      }
    }
    expect(seen).toBeGreaterThan(100)
  })

  it("VH-59 names a card of Thor's Support with its own strength", () => {
    const game = given({
      players: 3,
      options: { thor: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['ulf', 'hjort'] },
      p3: { squad: ['jofur'], hand: ['thor-strength-fewer'] },
      dice: ['axe miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-strength-fewer p1')
    game.does('p1', 'arm arnbjorn axe')
    expect(strengthLines(game.state, game.side('p1')).slice(1)).toEqual([
      { kind: 'thor', card: 'thor-strength-fewer', seat: 2, value: 3 },
    ])
  })
})
