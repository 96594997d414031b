import { expect, it } from 'vitest'
import { longJson } from './long-json.ts'

async function* counted(to: number): AsyncGenerator<{ n: number }> {
  for (let n = 0; n < to; n++) yield await Promise.resolve({ n })
}

async function written(value: unknown): Promise<string[]> {
  const parts: string[] = []
  for await (const part of longJson(value)) parts.push(part)
  return parts
}

it('is the JSON of a value whose lists are read only now', async () => {
  const plain = { a: 1, none: null, list: [1, { b: '"' }], left: undefined, inner: { empty: {} } }
  expect((await written(plain)).join('')).toBe(JSON.stringify(plain))
  const text = (await written({ ...plain, rows: counted(2), nothing: counted(0) })).join('')
  expect(JSON.parse(text)).toEqual({
    ...JSON.parse(JSON.stringify(plain)),
    rows: [{ n: 0 }, { n: 1 }],
    nothing: [],
  })
})

it('is written in parts of a size that does not grow', async () => {
  const parts = await written({ rows: counted(20_000) })
  expect(parts.length).toBeGreaterThan(5)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(33_000)
  expect(JSON.parse(parts.join('')).rows).toHaveLength(20_000)
})
