import { expect, it } from 'vitest'
import { hiddenForm, isSealing, type Tellings } from './telling.ts'

type Event = { readonly type: 'drawn'; readonly card: string | null } | { readonly type: 'passed' }

const TELLINGS: Tellings<Event> = {
  drawn: { hidden: (event) => ({ ...event, card: null }), seals: true },
  passed: {},
}

it('a secret is hidden from the others, and what is open is told as it is', () => {
  const drawn: Event = { type: 'drawn', card: 'ace' }
  const passed: Event = { type: 'passed' }
  expect(hiddenForm(TELLINGS, drawn)).toEqual({ type: 'drawn', card: null })
  expect(drawn.card).toBe('ace')
  expect(hiddenForm(TELLINGS, passed)).toBe(passed)
})

it('only what was told so seals', () => {
  expect(isSealing(TELLINGS, { type: 'drawn', card: null })).toBe(true)
  expect(isSealing(TELLINGS, { type: 'passed' })).toBe(false)
})
