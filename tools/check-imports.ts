/**
 * Fails if a file imports what .dependency-cruiser.cjs forbids, if two rooms of an application import
 * each other, or if no file was looked at.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ImportingFile, mutualImports } from './lib/mutual-imports.ts'
import { ROOT } from './lib/workspace.ts'

interface Report {
  readonly modules: readonly ImportingFile[]
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly Violation[]
  }
}

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
  readonly comment?: string
  readonly cycle?: readonly { readonly name: string }[]
}

const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const OPTIONS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']

function cruise(): Report {
  const folders = ['packages', 'apps', 'training', 'tools'].filter((folder) =>
    existsSync(join(ROOT, folder)),
  )
  const run = spawnSync(process.execPath, [CRUISER, ...OPTIONS, ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${run.stderr}`)
  return JSON.parse(run.stdout)
}

function describeViolation({ from, to, rule, cycle }: Violation): string {
  const path = cycle ? cycle.map((module) => module.name).join(' -> ') : to
  return `${rule.name}: ${from} -> ${path}`
}

/** Applications whose rooms may not import each other. */
const ROOMS_BELOW = ['apps/server/src']

function main(): void {
  const { modules, summary } = cruise()
  const { totalCruised, violations } = summary
  const mutual = ROOMS_BELOW.flatMap((below) => mutualImports(modules, below))
  const lines = [...violations.map(describeViolation), ...mutual]
  console.log([...lines, `${totalCruised} modules, ${lines.length} violations`].join('\n'))
  // A cruiser that cannot read the sources finds no violation either.
  process.exitCode = lines.length > 0 || totalCruised === 0 ? 1 : 0
}

main()
