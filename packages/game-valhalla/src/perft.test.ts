import { readFileSync } from 'node:fs'
import { type PerftRow, perft } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from './rules.ts'

const TABLE = readFileSync(new URL('../perft.jsonl', import.meta.url), 'utf8')
const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PerftRow)

describe('as many ways to go on as are kept (npm run perft)', () => {
  it.each(ROWS.map((row) => [row.seats, JSON.stringify(row.options), row.after, row] as const))(
    'with %i players and %s, after %i answers',
    (_seats, _options, _after, row) => {
      expect(perft(valhalla, row, row.counts.length)).toEqual(row.counts)
    },
  )
})
