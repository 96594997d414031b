/** Where things are in the repository, and the files the checks look at. */
import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** The workspaces whose code must be pure: it replays exactly and knows no machine. */
export const PURE_WORKSPACES = [
  'packages/kernel',
  'packages/lines',
  'packages/game-*',
  'packages/bots',
  'packages/match',
  'packages/lessons',
  'packages/puzzles',
  'packages/fairness',
  'packages/ratings',
  'packages/spoken',
] as const

/** The files of the repository that match the patterns, relative to its root, in a stable order. */
export function filesMatching(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
    .map((path) => path.split(sep).join('/'))
    .sort()
}
