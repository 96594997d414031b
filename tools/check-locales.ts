/**
 * Fails if a language lacks a text, has a stale one, or does not fit its English source; if one of
 * its names is not the glossary's; or if the glossary has a gap.
 */
import { type Glossary, glossaryGaps } from '@meadhall/words/glossary'
import { languagesIn, problemsOf, readJson } from './lib/languages.ts'

function main(): void {
  const glossaries = readJson<Readonly<Record<string, Glossary>>>('docs/glossary.json')
  const gaps = Object.values(glossaries).flatMap(glossaryGaps)
  const languages = languagesIn()
  const problems = [...gaps, ...languages.flatMap((one) => problemsOf(one, glossaries))]
  console.log(
    [...problems, `${languages.length} languages, ${problems.length} problems`].join('\n'),
  )
  process.exitCode = problems.length > 0 || languages.length === 0 ? 1 : 0
}

main()
