import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { shielded, unshielded } from './dashed-ids.ts'

const options = { json: { type: 'boolean' } } as const
const parsed = (...words: string[]) => {
  const args = shielded(words, options)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return { json: values.json, words: positionals.map(unshielded) }
}

it('an id that begins with a dash is no option', () => {
  for (const id of ['-kJ3_x9-QwEr', '--J3_x9-QwEr', 'kJ3_x9-QwEr1'])
    expect(parsed('close', id, '--json')).toEqual({ json: true, words: ['close', id] })
})

it('what is neither an id nor an option is refused', () => {
  expect(() => parsed('close', '--jsn')).toThrow("Unknown option '--jsn'")
})
