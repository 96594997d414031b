import { expect, it } from 'vitest'
import type { Decision } from './decision.ts'
import { legalityOf } from './legality.ts'

type Move =
  | { readonly type: 'go'; readonly by: number; readonly to: number }
  | { readonly type: 'none'; readonly by: number }

const TABLE = { turn: ['go', 'none'], flight: ['go'], leap: ['go'] } as const
interface Asked extends Decision {
  readonly kind: keyof typeof TABLE
}
type Why = 'blocked' | 'must-flee' | 'must-leap' | 'no-answer'

const isFree = (state: readonly number[], to: number): boolean => state.includes(to)
const go = {
  list(state: readonly number[], { seat }: Asked, out: Move[]) {
    for (const to of state) out.push({ type: 'go', by: seat, to })
  },
  why: (state: readonly number[], _decision: Asked, { to }: Extract<Move, { type: 'go' }>) =>
    isFree(state, to) ? null : ('blocked' as const),
}

const { legalActions, verdictOn } = legalityOf<number[], Asked, Move, typeof TABLE, Why>({
  table: TABLE,
  questions: {
    turn: {
      list: go.list,
      why: (state, decision, action) =>
        action.type === 'none' ? null : go.why(state, decision, action),
    },
    flight: { ...go, must: 'must-flee' },
    leap: { ...go, must: (state) => (state.length > 0 ? 'must-leap' : 'no-answer') },
  },
  none: 'none',
  notAnAnswer: 'no-answer',
})

const asked = (kind: Asked['kind']): Asked => ({ id: 1, seat: 0, kind })
const NONE: Move = { type: 'none', by: 0 }

it('lists the answers of the question into the list it is given', () => {
  const into: Move[] = [NONE]
  expect(legalActions([3], asked('turn'), into)).toBe(into)
  expect(into).toEqual([{ type: 'go', by: 0, to: 3 }])
  expect(legalActions([], asked('turn'))).toEqual([])
})

it('tells why an answer is not legal', () => {
  expect(verdictOn([3], asked('turn'), { type: 'go', by: 0, to: 3 })).toBeNull()
  expect(verdictOn([3], asked('turn'), { type: 'go', by: 0, to: 4 })).toBe('blocked')
  expect(verdictOn([3], asked('turn'), NONE)).toBeNull()
})

it('tells one who wants none of it what must be chosen', () => {
  expect(verdictOn([3], asked('flight'), NONE)).toBe('must-flee')
  expect(verdictOn([3], asked('leap'), NONE)).toBe('must-leap')
  expect(verdictOn([], asked('leap'), NONE)).toBe('no-answer')
})
