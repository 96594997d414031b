/**
 * Fails if a translation lacks a text, has a stale one, or does not fit its English source; if one of
 * its names is not the glossary's; or if the glossary has a gap.
 */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Catalog, catalogProblems } from '@meadhall/words/catalogs'
import {
  type Closeness,
  type Glossary,
  glossaryGaps,
  glossaryProblems,
} from '@meadhall/words/glossary'
import { filesMatching, ROOT } from './lib/workspace.ts'

const FOLDERS = [
  'packages/*/src/locales/*.json',
  'apps/server/src/*/locales/*.json',
  'apps/web/src/i18n/*/*.json',
]

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

function gameOf(path: string): string | undefined {
  return /(blood-rage|valhalla)/.exec(path)?.[1]
}

/** A game's names are the terms themselves; the interface may use them in other forms. */
function closenessIn(path: string): Closeness {
  return path.startsWith('packages/') ? 'term' : 'stem'
}

function problemsOf(path: string, glossaries: Readonly<Record<string, Glossary>>): string[] {
  const [locale = ''] = basename(path).split('.')
  const english = read<Catalog>(join(dirname(path), basename(path).replace(/^[^.]+/, 'en')))
  const texts = read<Catalog>(path)
  const glossary = glossaries[gameOf(path) ?? '']
  return [
    ...catalogProblems(english, texts, locale),
    ...(glossary ? glossaryProblems(glossary, english, texts, locale, closenessIn(path)) : []),
  ].map((problem) => `${path}: ${problem}`)
}

function main(): void {
  const glossaries = read<Readonly<Record<string, Glossary>>>('docs/glossary.json')
  const files = filesMatching(FOLDERS)
  const gaps = Object.values(glossaries).flatMap(glossaryGaps)
  const problems = [...gaps, ...files.flatMap((path) => problemsOf(path, glossaries))]
  console.log([...problems, `${files.length} files, ${problems.length} problems`].join('\n'))
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0
}

main()
