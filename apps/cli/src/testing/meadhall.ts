import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
export const MAIN = join(ROOT, 'apps/cli/src/main.ts')

/** What a run of the program printed, and how it ended. */
export interface Run {
  readonly code: number | null
  readonly lines: readonly string[]
  readonly errors: string
}

/** Runs the real program in a process of its own. */
export function meadhall(...args: string[]): Run {
  const env = { ...process.env, NO_COLOR: '1', LC_ALL: 'C' }
  const run = spawnSync(process.execPath, [MAIN, ...args], { cwd: ROOT, env, encoding: 'utf8' })
  return { code: run.status, lines: run.stdout.trimEnd().split('\n'), errors: run.stderr }
}

/** The JSON object in the last line. */
export function jsonOf({ lines }: Run): Record<string, unknown> {
  return JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>
}

/** A folder for a test's files, and what removes it. */
export function scratch(): {
  put(name: string, text: string | Uint8Array): string
  path: string
  end(): void
} {
  const path = mkdtempSync(join(tmpdir(), 'meadhall-'))
  return {
    path,
    put(name, text) {
      writeFileSync(join(path, name), text)
      return join(path, name)
    },
    end: () => rmSync(path, { recursive: true, force: true }),
  }
}
