import { expect, expectTypeOf, it } from 'vitest'
import { type ActionFor, type Answering, carryOut, isAnswerTo } from './answers.ts'

type Move =
  | { readonly type: 'go'; readonly by: number; readonly to: number }
  | { readonly type: 'rest'; readonly by: number }
  | { readonly type: 'pay'; readonly by: number; readonly coins: number }

const TABLE = { turn: ['go', 'rest'], toll: ['pay'] } as const
const HANDLERS: Answering<number[], Move, typeof TABLE, never> = {
  turn: (state, action) => state.push(action.type === 'go' ? action.to : 0),
  toll: (state, action) => state.push(-action.coins),
}
const GAME = { table: TABLE, handlers: HANDLERS }

it('narrows an action to those that answer the decision', () => {
  expectTypeOf<ActionFor<Move, typeof TABLE, 'toll'>>().toEqualTypeOf<
    Extract<Move, { type: 'pay' }>
  >()
  const move: Move = { type: 'go', by: 0, to: 3 }
  expect(isAnswerTo<Move, typeof TABLE, 'turn'>(TABLE, 'turn', move)).toBe(true)
  expect(isAnswerTo<Move, typeof TABLE, 'toll'>(TABLE, 'toll', move)).toBe(false)
})

it('hands each answer to the handler of its decision, and nothing else to any', () => {
  const state: number[] = []
  carryOut(GAME, 'turn', state, { type: 'go', by: 0, to: 3 }, undefined)
  carryOut(GAME, 'toll', state, { type: 'pay', by: 0, coins: 2 }, undefined)
  expect(state).toEqual([3, -2])
  expect(() => carryOut(GAME, 'toll', state, { type: 'rest', by: 0 }, undefined)).toThrow(
    '"rest" does not answer "toll"',
  )
  expect(state).toEqual([3, -2])
})
