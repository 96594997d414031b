import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeights } from '@meadhall/bots'
import { afterAll, expect, it } from 'vitest'
import type { TrainingRecord } from './record.ts'

const folder = mkdtempSync(join(tmpdir(), 'meadhall-training-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function train(...words: readonly string[]) {
  const main = join(import.meta.dirname, 'main.ts')
  const run = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
  return { status: run.status, told: run.stdout, wrong: run.stderr }
}

function recordIn(out: string): TrainingRecord {
  return JSON.parse(readFileSync(join(folder, out, 'blood-rage.json'), 'utf8'))
}

const SMALL = ['--game', 'blood-rage', '--games', '4', '--workers', '1', '--arena', '0']

it('plays, learns, writes weights with their record, and is taken up from another folder', () => {
  const first = train(...SMALL, '--rounds', '1', '--out', join(folder, 'one'))
  expect(first.wrong).toBe('')
  expect(first.told).toContain('4 games of round 1 are played')
  const from = ['--from', join(folder, 'one'), '--out', join(folder, 'two')]
  const second = train(...SMALL, '--rounds', '2', ...from)
  expect(second.told).toContain('4 games so far, 1 rounds')
  const record = recordIn('two')
  expect(record).toMatchObject({ format: 1, games: 8, unfinished: 0 })
  expect(record.rounds.map(({ games }) => games)).toEqual([4, 4])
  expect(record.rounds[1]?.positions).toBeGreaterThan(record.rounds[0]?.positions ?? 0)
  const weights = readWeights(readFileSync(join(folder, 'two', 'blood-rage.bin')))
  expect([weights.inputs, weights.wide, weights.narrow, 2]).toEqual(record.layers)
})

it('says what is wrong with a wish in a sentence', () => {
  const none = train('--game', 'chess')
  expect(none.status).toBe(1)
  expect(none.wrong).toContain('npm run train -- --game blood-rage|valhalla')
  expect(none.wrong).not.toContain('at ')
  const odd = train('--game', 'valhalla', '--games', 'many')
  expect(odd.wrong.trim()).toBe('--games many: a number is needed')
})
