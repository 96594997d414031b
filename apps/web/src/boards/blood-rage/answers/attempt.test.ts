import { bloodRage } from '@meadhall/game-blood-rage'
import { bloodRageScenarios } from '@meadhall/game-blood-rage/scenarios'
import { expect, it } from 'vitest'
import { attemptOf } from './attempt.ts'
import { figureTarget } from './targets.ts'

/** What pointing at a figure of the reserve is taken for, on a turn of the first seat. */
function pointedAt(position: object, figure: 'ship' | 'warrior') {
  const state = bloodRageScenarios.position({ clans: ['wolf', 'raven'], ...position })
  const [decision] = state.open
  if (decision === undefined) throw new Error('nothing is asked')
  const target = figureTarget(figure, 'reserve')
  return attemptOf(bloodRage.view(state, 0), decision, [], target)
}

it('BR-2.4 a ship is tried in a fjord that is still open', () => {
  const first = { figure: 'ship', place: 'elvagar-angerboda' }
  expect(pointedAt({}, 'ship')).toMatchObject(first)
  const closed = { destroyed: ['elvagar', 'angerboda', 'horgr'] }
  expect(pointedAt(closed, 'ship')).not.toMatchObject(first)
})

it('BR-2.4 a warrior is tried in a province that is still there and has room', () => {
  expect(pointedAt({ destroyed: ['gimle', 'horgr', 'utgard'] }, 'warrior')).toMatchObject({
    type: 'invade',
    place: expect.not.stringMatching(/^(gimle|horgr|utgard)$/),
  })
})
