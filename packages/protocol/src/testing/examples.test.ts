import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FromClient, FromServer, Hello } from '../index.ts'
import { EXAMPLES } from './examples.ts'
import { SCHEMAS } from './json-schemas.ts'

describe('the example of', () => {
  it.each(Object.entries(EXAMPLES))('%s is one', (name, example) => {
    const schema = SCHEMAS[name]
    if (schema === undefined) throw new Error(`no schema is called ${name}`)
    expect(v.safeParse(schema, example).issues).toBeUndefined()
    expect(Object.keys(v.parse(schema, example) as object)).toEqual(
      expect.arrayContaining(Object.keys(example)),
    )
  })
})

it('there is an example of every message of the live socket', () => {
  const said = Object.values(EXAMPLES).map(({ type }) => type)
  const messages = [Hello, ...FromClient.options, ...FromServer.options]
  for (const { entries } of messages) expect(said).toContain(entries.type.literal)
})
