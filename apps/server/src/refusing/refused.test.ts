import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSAL_CODES } from '@meadhall/protocol'
import texts from '@meadhall/protocol/locales/en.json' with { type: 'json' }
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const REFUSAL = /refuse\(\s*'[a-z-]+',\s*'([a-z-]+)'/g

/** The keys that the sources refuse with. */
function usedKeys(): string[] {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'))
  const keys = files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    return [...source.matchAll(REFUSAL)].map(([, key]) => `table.${key}`)
  })
  return [...new Set(keys)].sort()
}

it('every reason for which a table refuses something has its text, and no text is left over', () => {
  const worded = Object.keys(texts).filter((key) => key.startsWith('table.'))
  expect(usedKeys().length).toBeGreaterThan(20)
  expect(worded.sort()).toEqual(usedKeys())
})

it('every code of a refusal has its text, and no text is left over', () => {
  const worded = Object.keys(texts).filter((key) => key.startsWith('code.'))
  expect(worded.sort()).toEqual(REFUSAL_CODES.map((code) => `code.${code}`).sort())
})
