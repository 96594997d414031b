/**
 * Counts for every rule in docs/rules the tests and scenarios that carry its id, and fails if a rule
 * has none or a test cites a rule that does not exist.
 *
 *     npm run rules:coverage [-- --json]
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { idsCitedIn, idsDefinedIn, idsOfScenario, titlesIn } from './lib/rule-ids.ts'
import { filesMatching, ROOT } from './lib/workspace.ts'

/** The rules of each game, in their order. */
export type RulesByGame = ReadonlyMap<string, readonly string[]>

/** A rule id that a file's tests carry; one entry for each test. */
export interface Citation {
  readonly id: string
  readonly file: string
}

/** How well a game's rules are covered. */
export interface GameCoverage {
  readonly rules: number
  readonly covered: number
  readonly missing: readonly string[]
}

/** The result of holding the citations against the rules. */
export interface Coverage {
  readonly counts: ReadonlyMap<string, number>
  readonly games: ReadonlyMap<string, GameCoverage>
  readonly unknown: readonly Citation[]
  readonly repeated: readonly string[]
}

function gameCoverage(ids: readonly string[], counts: ReadonlyMap<string, number>): GameCoverage {
  const missing = ids.filter((id) => (counts.get(id) ?? 0) === 0)
  return { rules: ids.length, covered: ids.length - missing.length, missing }
}

/** Holds the citations against the rules. */
export function coverageOf(rules: RulesByGame, citations: readonly Citation[]): Coverage {
  const ids = [...rules.values()].flat()
  const counts = new Map(ids.map((id) => [id, 0]))
  for (const { id } of citations) {
    const count = counts.get(id)
    if (count !== undefined) counts.set(id, count + 1)
  }
  const games = [...rules].map(([game, own]) => [game, gameCoverage(own, counts)] as const)
  return {
    counts,
    games: new Map(games),
    unknown: citations.filter(({ id }) => !counts.has(id)),
    repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
  }
}

/** Whether every rule has a test and every citation a rule. */
export function isComplete({ games, unknown, repeated }: Coverage): boolean {
  const missing = [...games.values()].some((game) => game.missing.length > 0)
  return !missing && unknown.length === 0 && repeated.length === 0
}

function reportLines({ counts, games, unknown, repeated }: Coverage): string[] {
  return [
    ...[...counts].map(([id, count]) => `${id} ${count}`),
    ...unknown.map(({ id, file }) => `unknown rule ${id} in ${file}`),
    ...repeated.map((id) => `rule ${id} is defined twice`),
    ...[...games].map(([game, { rules, covered, missing }]) => {
      const without = missing.length > 0 ? `; without a test: ${missing.join(' ')}` : ''
      return `${game}: ${covered} of ${rules} rules have a test${without}`
    }),
  ]
}

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function readRules(): RulesByGame {
  const files = filesMatching(['docs/rules/*.md'])
  return new Map(files.map((path) => [basename(path, '.md'), idsDefinedIn(textOf(path))]))
}

/** What a translated page lacks of its source, or has too much: nothing, if it may be shown. */
export function translationProblems(
  page: string,
  source: readonly string[],
  ids: readonly string[],
): string[] {
  return [
    ...source.filter((id) => !ids.includes(id)).map((id) => `${page} has no rule ${id}`),
    ...ids.filter((id) => !source.includes(id)).map((id) => `${page} invents rule ${id}`),
  ]
}

function readTranslations(rules: RulesByGame): string[] {
  const pages = filesMatching(['languages/*/rules/*.md'])
  return pages.flatMap((path) => {
    const game = basename(path, '.md')
    return translationProblems(path, rules.get(game) ?? [], idsDefinedIn(textOf(path)))
  })
}

function readCitations(): Citation[] {
  const tests = filesMatching(['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'])
  const scenarios = filesMatching(['packages/*/scenarios/*.json'])
  const cite = (file: string) => (id: string) => ({ id, file })
  return [
    ...tests.flatMap((file) => titlesIn(textOf(file)).flatMap(idsCitedIn).map(cite(file))),
    ...scenarios.flatMap((file) => idsOfScenario(JSON.parse(textOf(file))).map(cite(file))),
  ]
}

function main(): void {
  const rules = readRules()
  if ([...rules.values()].flat().length === 0) throw new Error('docs/rules defines no rule')
  const coverage = coverageOf(rules, readCitations())
  const untranslated = readTranslations(rules)
  console.log([...reportLines(coverage), ...untranslated].join('\n'))
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ games: Object.fromEntries(coverage.games) }))
  }
  process.exitCode = isComplete(coverage) && untranslated.length === 0 ? 0 : 1
}

if (import.meta.main) main()
