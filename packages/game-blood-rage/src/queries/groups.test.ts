import { describe, expect, it } from 'vitest'
import { placeOf } from '../map.ts'
import { given } from '../testing/given.ts'
import { groupsIn, strengthOf, supportOf } from './groups.ts'

const WOLF = given({
  board: { gimle: ['wolf 2 warriors', 'wolf troll'], 'gimle-myrkulor': ['wolf ship'] },
  wolf: { upgrades: ['troll'] },
}).clan('wolf')

describe('figures group by group', () => {
  it('BR-1.4 a province has its own figures, and those of its fjord to support it', () => {
    const [gimle, horgr] = [placeOf('gimle'), placeOf('horgr')]
    expect(groupsIn(WOLF, gimle)).toEqual([
      { figure: 'warrior', count: 2 },
      { figure: 'troll', count: 1 },
    ])
    expect(supportOf(WOLF, gimle)).toEqual([{ figure: 'ship', count: 1 }])
    expect(supportOf(WOLF, horgr)).toEqual([])
    expect(supportOf(WOLF, placeOf('yggdrasil'))).toEqual([])
  })

  it.each([
    ['warrior', 1],
    ['leader', 3],
    ['ship', 2],
    ['troll', 2],
    ['frost-giant', 0],
  ] as const)(
    'BR-6.6 the %s counts %i, and a figure one does not have nothing',
    (figure, strength) => {
      expect(strengthOf(WOLF, figure, placeOf('gimle'))).toBe(strength)
    },
  )
})
