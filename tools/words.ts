/** `npm run words -- --language xx`: how far a language is, file by file, and what it still lacks. */
import { parseArgs } from 'node:util'
import type { Catalog } from '@meadhall/words/catalogs'
import {
  englishByName,
  type Glossaries,
  languagesIn,
  missingFiles,
  problemsOf,
  readJson,
  textsIn,
} from './lib/languages.ts'

const { values } = parseArgs({
  options: { language: { type: 'string' }, all: { type: 'boolean', default: false } },
})

/** So many problems are shown at once, unless all are asked for. */
const SHOWN = 20

interface Progress {
  readonly done: number
  readonly all: number
}

function progressIn(language: string, name: string, source: string): Progress {
  const keys = Object.keys(readJson<Catalog>(source))
  const texts = textsIn(language, name) ?? {}
  return { done: keys.filter((key) => texts[key] !== undefined).length, all: keys.length }
}

function lineOf(name: string, { done, all }: Progress): string {
  return `${`${done}/${all}`.padStart(11)}  ${name}`
}

function sum(parts: readonly Progress[]): Progress {
  return {
    done: parts.reduce((so, { done }) => so + done, 0),
    all: parts.reduce((so, { all }) => so + all, 0),
  }
}

function report(language: string): string[] {
  const files = [...englishByName()].map(
    ([name, source]) => [name, progressIn(language, name, source)] as const,
  )
  const total = sum(files.map(([, progress]) => progress))
  const problems = problemsOf(language, readJson<Glossaries>('docs/glossary.json'))
  const rules = missingFiles(language).filter((file) => file.startsWith('rules/'))
  const shown = values.all ? problems : problems.slice(0, SHOWN)
  const rest = problems.length - shown.length
  return [
    ...files.map(([name, progress]) => lineOf(name, progress)),
    lineOf(`texts of "${language}"`, total),
    ...rules.map((file) => `    missing  ${file}`),
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more problems (--all)`] : []),
  ]
}

function main(): void {
  const { language } = values
  if (language !== undefined && !/^[a-z]{2,3}$/.test(language))
    throw new Error(`"${language}" is no code of a language: say --language it`)
  const lines = (language === undefined ? languagesIn() : [language]).flatMap(report)
  console.log(lines.join('\n'))
}

main()
