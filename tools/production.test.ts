import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isNode, parse, walk } from './lib/syntax.ts'
import { filesMatching, ROOT } from './lib/workspace.ts'

/** What runs where nothing is developed, by the workspace whose package names what it needs. */
const RUNNING = {
  'apps/server': ['apps/server/src/**/*.ts'],
  'apps/web': ['apps/web/{vite.config.ts,build/*.ts}', 'apps/web/src/**/*.{ts,tsx}'],
  'apps/cli': ['apps/cli/src/**/*.ts'],
} as const

/** The packages that a source file imports when it runs: types are gone by then. */
function packagesIn(path: string): string[] {
  const found: string[] = []
  walk(parse(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('x')), (node) => {
    const isImport = node.type === 'ImportDeclaration' && node['typeOnly'] !== true
    const source = node['source']
    if (isImport && isNode(source)) found.push(String(source['value']))
  })
  return found.flatMap((name) => /^(@[\w-]+\/[\w.-]+|[\w-]+)(?=\/|$)/.exec(name)?.[1] ?? [])
}

describe.each(Object.entries(RUNNING))('what runs of %s', (workspace, patterns) => {
  it('needs no package that is there for development alone', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'))
    const files = filesMatching(patterns).filter(
      (path) => !/\.test\.|\/(testing|bench)\//.test(path),
    )
    const needed = new Set(files.flatMap(packagesIn))
    const missing = [...needed].filter((name) => !(name in dependencies))
    expect(files.length).toBeGreaterThan(2)
    expect(missing).toEqual([])
  })
})
