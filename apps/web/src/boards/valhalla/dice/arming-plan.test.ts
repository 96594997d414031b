import {
  bestArmings,
  nextArm,
  type State,
  sideWorth,
  type ValhallaAction,
  valhalla,
} from '@meadhall/game-valhalla'
import { at, pick as pickOne, type RngState, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { phaseSide } from '../battle/battle-shape.ts'
import { setWithDie } from './arming-plan.ts'

const GAMES = 30

/** Presses "best arming" once; tells what was wrong. */
function pressBest(state: State): string[] {
  const [decision] = state.open
  if (decision?.kind !== 'phase') return []
  const seen = valhalla.view(state, decision.seat)
  const index = phaseSide(seen)
  const [best] = bestArmings(seen, index, 1)
  if (best === undefined) return []
  for (const _ of best.arms) {
    const now = state.open[0]
    if (now?.kind !== 'phase' || now.seat !== decision.seat) return []
    const arm = nextArm(best.arms, valhalla.legalActions(state, now))
    if (arm === null) return [`stopped: ${JSON.stringify(best.arms)}`]
    valhalla.apply(state, arm)
  }
  if (state.open[0]?.kind !== 'phase' || state.battle?.kind === 'ragnarok') return []
  const after = sideWorth(valhalla.view(state, decision.seat), index)
  return after === best.worth ? [] : [`promised ${best.worth}, came to ${after}`]
}

function playRandomly(rng: RngState, number: number): string[] {
  const seats = 1 + (number % 6)
  const raw = seats === 1 ? {} : { dwarves: number % 2 === 0, valkyries: number % 3 === 0 }
  const state = valhalla.setup({
    options: valhalla.parseOptions(raw, seats),
    seats,
    seed: `arming/${number}`,
  })
  const wrong: string[] = []
  for (let step = 0; step < 400 && state.open.length > 0; step++) {
    wrong.push(...pressBest(state))
    const decision = at(state.open, 0)
    valhalla.apply(state, pickOne(rng, valhalla.legalActions(state, decision)))
  }
  return wrong
}

describe('best arming', () => {
  it('VH-35 gives only legal answers, one after the other, and the strength it promised', () => {
    const rng = seedRng('best-arming')
    const wrong = Array.from({ length: GAMES }, (_, number) => playRandomly(rng, number)).flat()
    expect(wrong).toEqual([])
  })

  it('stops where nothing of the plan may be answered', () => {
    const done: ValhallaAction = { type: 'done', by: 0 }
    expect(nextArm([{ seat: 0, space: 1, dice: 'axe' }], [done])).toBeNull()
    const arm: ValhallaAction = { type: 'arm', by: 0, seat: 0, space: 1, dice: 'axe' }
    expect(nextArm([{ seat: 0, space: 1, dice: 'axe' }], [done, arm])).toBe(arm)
  })
})

describe('the set of a die dragged onto a warrior', () => {
  it.each([
    ['the one that the best arming uses', ['axe bow', 'axe bow*'], 'axe', 'axe bow*', 'axe bow*'],
    ['own dice before grey ones', ['axe bow*', 'axe bow'], 'axe', undefined, 'axe bow'],
    ['the fewest dice', ['axe axe bow', 'axe bow'], 'bow', undefined, 'axe bow'],
    ['not the best one if the die is not in it', ['axe', 'axe*'], 'axe', 'axe*', 'axe'],
  ])('VH-35 is %s', (_title, sets, die, best, set) => {
    expect(setWithDie(sets, die, best)).toBe(set)
  })

  it('is none where the die fits no set', () => {
    expect(setWithDie(['axe', ''], 'bow', 'axe')).toBeNull()
  })
})
