import { expect, it } from 'vitest'
import { endedOnce } from './ended-once.ts'

it.each([
  ['A norn would: take Alfheim!.', 'A norn would: take Alfheim!'],
  ['A norn would: pass.', 'A norn would: pass.'],
  ['Take Alfheim! and pass.', 'Take Alfheim! and pass.'],
])('%s', (sentence, ended) => {
  expect(endedOnce(sentence)).toBe(ended)
})
