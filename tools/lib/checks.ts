/** The checks that only read the sources: format, lint, types, imports, purity, texts, docs, dead code. */
import { dirname } from 'node:path'
import type { Step } from './steps.ts'
import { filesMatching } from './workspace.ts'

/** The formatter and linter. */
export const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/** A workspace may have no tests, or no sources yet; the compiler takes that for a mistake. */
function hasSources(tsconfig: string): boolean {
  if (tsconfig.startsWith('tools/')) return true
  const pattern = tsconfig.endsWith('.test.json') ? 'src/**/*.test.ts' : 'src/**/*.ts'
  return filesMatching([`${dirname(tsconfig)}/${pattern}`]).length > 0
}

function typeChecks(): Step[] {
  const patterns = [
    'packages/*/tsconfig*.json',
    'apps/*/tsconfig*.json',
    'training/tsconfig.json',
    'tools/tsconfig.json',
  ]
  return filesMatching(patterns)
    .filter(hasSources)
    .map((tsconfig) => ({
      name: `types ${tsconfig.replace(/tsconfig\.?(.*)\.?json$/, '$1').replace(/[/.]+$/, '')}`,
      script: 'node_modules/typescript/bin/tsc',
      args: ['--project', tsconfig, '--pretty', 'false'],
    }))
}

/** All of them, slowest first where order is free. */
export function staticChecks(): Step[] {
  return [
    { name: 'format and lint', script: BIOME, args: ['check', '--error-on-warnings'] },
    ...typeChecks(),
    { name: 'imports', script: 'tools/check-imports.ts' },
    { name: 'purity', script: 'tools/check-purity.ts' },
    { name: 'words', script: 'tools/check-locales.ts' },
    { name: 'docs', script: 'tools/check-docs.ts' },
    {
      name: 'dead code',
      script: 'node_modules/knip/bin/knip.js',
      args: ['--no-progress', '--no-config-hints'],
    },
  ]
}
