/** The folders of the languages beside the English texts, for those who check and those who write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Catalog, catalogProblems } from '@meadhall/words/catalogs'
import { ENGLISH_FILES, englishFiles } from '@meadhall/words/files'
import { type Closeness, type Glossary, glossaryProblems } from '@meadhall/words/glossary'
import { filesMatching, ROOT } from './workspace.ts'

export type Glossaries = Readonly<Record<string, Glossary>>

/** What the file of a language with the language's own name is called: with it, it is offered. */
const NAME = 'language'

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

/** The languages that have a folder. */
export function languagesIn(): string[] {
  return readdirSync(join(ROOT, 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

let found: ReadonlyMap<string, string> | undefined

/** The files of English texts by their names in a language's folder, looked for once. */
export function englishByName(): ReadonlyMap<string, string> {
  found ??= englishFiles(filesMatching([...ENGLISH_FILES]))
  return found
}

/** A file of texts in a language's folder; `null` where there is none yet. */
export function textsIn(language: string, name: string): Catalog | null {
  const path = `languages/${language}/${name}.json`
  return existsSync(join(ROOT, path)) ? readJson<Catalog>(path) : null
}

/** A game's names are the terms themselves; the interface may use them in other forms. */
function closenessIn(english: string): Closeness {
  return english.startsWith('packages/') ? 'term' : 'stem'
}

/** The keys of all texts of a language. */
function namesIn(language: string): string[] {
  return filesMatching([`languages/${language}/*.json`]).flatMap((path) =>
    Object.keys(readJson<Catalog>(path)),
  )
}

/** What is wrong in a file of a language. */
function problemsIn(
  language: string,
  name: string,
  source: string,
  glossaries: Glossaries,
): string[] {
  const texts = textsIn(language, name)
  if (texts === null) return []
  const english = readJson<Catalog>(source)
  const glossary = glossaries[/blood-rage|valhalla/.exec(name)?.[0] ?? '']
  return [
    ...catalogProblems(english, texts, language, namesIn(language)),
    ...(glossary ? glossaryProblems(glossary, english, texts, language, closenessIn(source)) : []),
  ].map((problem) => `languages/${language}/${name}.json: ${problem}`)
}

/** The files that a language lacks, texts and rules. */
export function missingFiles(language: string): string[] {
  const texts = [...englishByName().keys()].map((name) => `${name}.json`)
  const rules = filesMatching(['docs/rules/*.md']).map((path) => `rules/${basename(path)}`)
  return [...texts, ...rules].filter((file) => !existsSync(join(ROOT, 'languages', language, file)))
}

/** Files that belong to no English ones. */
function strangers(language: string): string[] {
  const known = new Set([...englishByName().keys(), NAME])
  return filesMatching([`languages/${language}/*.json`])
    .filter((path) => !known.has(basename(path, '.json')))
    .map((path) => `${path}: English has no such texts`)
}

/** What is wrong with a language. One that is still being written, and not offered, may lack files. */
export function problemsOf(language: string, glossaries: Glossaries): string[] {
  const lacks = textsIn(language, NAME) === null ? [] : missingFiles(language)
  return [
    ...lacks.map((file) => `languages/${language}/${file} is missing`),
    ...strangers(language),
    ...[...englishByName()].flatMap(([name, source]) =>
      problemsIn(language, name, source, glossaries),
    ),
  ]
}
