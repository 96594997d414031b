import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, seedRng } from '@meadhall/kernel'
import { MAIN, scratch } from './meadhall.ts'

/** A folder in which the real program is played with lines on its input. */
export function scriptedTable() {
  const { path, end } = scratch()
  const { FORCE_COLOR: _colour, ...env } = process.env
  return {
    path,
    end,
    meadhall(args: readonly string[], lines: readonly string[] = []) {
      const run = spawnSync(process.execPath, [MAIN, ...args], {
        cwd: path,
        env: { ...env, LC_ALL: 'C' },
        input: lines.map((line) => `${line}\n`).join(''),
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      })
      return { code: run.status, out: run.stdout, err: run.stderr }
    },
    savedActions(file: string): unknown[] {
      const saved = JSON.parse(readFileSync(join(path, file), 'utf8')) as { actions: unknown[] }
      return saved.actions
    },
  }
}

/** A script that chooses options by number; numbers too high are wrong input. */
export function numbers(seed: string, count = 1500): string[] {
  const rng = seedRng(seed)
  return Array.from({ length: count }, () => String(below(rng, 4) + 1))
}
