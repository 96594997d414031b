import { expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'
import { bestArmings, nextArm } from './best-arming.ts'

/** p1 attacks with two warriors of one die each and one that needs both of these dice. */
function attack(): Given {
  const game = given({
    p1: { squad: ['arnbjorn', 'eyvind', 'bersi'] },
    p2: { squad: ['hjort'] },
    dice: ['sword axe bow spear spear spear', 'miss miss miss miss miss miss'],
  })
  game.does('p1', 'attack p2')
  return game
}

function legalOf({ state }: Given) {
  const [decision] = state.open
  return decision === undefined ? [] : valhalla.legalActions(state, decision)
}

it('VH-35 two warriors for a die each are worth more than one for both', () => {
  const [best, next] = bestArmings(attack().state, 0)
  expect(best?.arms).toEqual([
    { seat: 0, space: 0, dice: 'axe' },
    { seat: 0, space: 2, dice: 'sword' },
  ])
  expect(best?.worth).toBeGreaterThan(next?.worth ?? 0)
  expect(next?.arms).toEqual([{ seat: 0, space: 1, dice: 'sword axe' }])
})

it('VH-35 of a plan the first is armed that can be, with the dice and warrior it names', () => {
  const game = attack()
  const legal = legalOf(game)
  const plan = [
    { seat: 0, space: 1, dice: 'axe' },
    { seat: 1, space: 2, dice: 'sword' },
    { seat: 0, space: 2, dice: 'sword' },
    { seat: 0, space: 0, dice: 'axe' },
  ]
  expect(nextArm(plan, legal)).toMatchObject({ type: 'arm', seat: 0, space: 2, dice: 'sword' })
  expect(nextArm(plan.slice(0, 2), legal)).toBeNull()
  expect(nextArm([], legal)).toBeNull()
})
