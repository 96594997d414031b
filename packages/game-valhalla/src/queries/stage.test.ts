import { expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'
import { stageOf } from './stage.ts'

const TURN = { p1: { squad: ['arnbjorn'] }, p2: { squad: ['bjarni'] } }

function attacked(): Given {
  const game = given(TURN)
  game.does('p1', 'attack p2')
  return game
}

it.each([
  ['VH-22 the turns', given(TURN), 'turns'],
  ['VH-48 the last turns', given({ ...TURN, ending: true }), 'last'],
  ['VH-31 a battle', attacked(), 'battle'],
  ['VH-50 Ragnarök', given({ ...TURN, ragnarok: true }), 'ragnarok'],
])('%s has a name of its own', (_what, { state }, stage) => {
  expect(stageOf(state, 7)).toEqual({ key: `stage.${stage}`, params: { deck: 7 } })
})

it('the set-up and the end have one too', () => {
  const options = valhalla.parseOptions({}, 2)
  const state = valhalla.setup({ options, seats: 2, seed: 'stage' })
  expect(stageOf(state, 0).key).toBe('stage.setup')
  expect(stageOf({ ...state, over: true }, 0).key).toBe('stage.over')
})
