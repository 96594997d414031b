import { expect, it } from 'vitest'
import { notationOf, partOf } from './notation.ts'

type Move =
  | { readonly type: 'go'; readonly by: number; readonly place: string; readonly steps: number }
  | { readonly type: 'say'; readonly by: number; readonly words: string }
  | { readonly type: 'rest'; readonly by: number }

const { format, parse, isWellFormed } = notationOf<Move, 'place' | 'steps' | 'words'>({
  actions: { go: ['place', 'steps'], say: ['words'], rest: [] },
  parts: {
    place: { what: 'a place', fits: (word) => ['hall', 'yard'].includes(word) },
    steps: { what: 'a number', fits: (word) => /^\d$/.test(word), isNumber: true },
    words: { what: 'words', fits: (words) => !words.includes('!'), isRest: true },
  },
})

const MOVES: readonly Move[] = [
  { type: 'go', by: 1, place: 'yard', steps: 3 },
  { type: 'say', by: 1, words: 'a cup of mead' },
  { type: 'say', by: 1, words: '' },
  { type: 'rest', by: 1 },
]

it.each(MOVES)('reads what it writes: $type', (move) => {
  expect(parse(format(move), 1)).toEqual(move)
  expect(isWellFormed(move)).toBe(true)
})

it('writes the type and the parts in order', () => {
  expect(MOVES.map(format)).toEqual(['go yard 3', 'say a cup of mead', 'say', 'rest'])
  expect(partOf({ type: 'go', by: 0, place: 'hall' } as Move, 'place')).toBe('hall')
})

it.each([
  ['fly', '"fly" is no action (known: go, say, rest)'],
  ['__proto__', '"__proto__" is no action'],
  ['go yard', '"go" takes a place and a number, not "yard"'],
  ['go yard 3 4', '"go" takes a place and a number, not "yard 3 4"'],
  ['go sea 3', '"sea" is not a place'],
  ['say no!', '"no!" is not words'],
  ['rest now', '"rest" takes nothing after it, not "now"'],
])('says what it does not understand in "%s"', (text, problem) => {
  expect(() => parse(text, 0)).toThrow(problem)
})

it.each([
  null,
  undefined,
  7,
  'rest',
  [],
  {},
  { type: 'rest' },
  { type: 'rest', by: 0.5 },
  { type: 'rest', by: 0, more: 1 },
  { type: 'constructor', by: 0 },
  { type: 'go', by: 0, place: 'yard', steps: '3' },
  { type: 'go', by: 0, place: 3, steps: 3 },
  { type: 'go', by: 0, place: 'sea', steps: 3 },
  { type: 'go', by: 0, place: 'yard', stairs: 3 },
  { type: 'say', by: 0, other: 'a part that may be empty must still be there' },
])('finds %j no action', (attempt) => {
  expect(isWellFormed(attempt)).toBe(false)
})
