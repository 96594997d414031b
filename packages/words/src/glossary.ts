import type { Catalog } from './catalogs.ts'

/** The rulebooks' own terms: by term, then by language. */
export type Glossary = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The languages that the pipeline is made for. */
export const GLOSSARY_LANGUAGES = ['en', 'pl', 'it', 'de', 'bg'] as const

/** Terms that lack a language. */
export function glossaryGaps(glossary: Glossary): string[] {
  return Object.entries(glossary).flatMap(([term, words]) =>
    GLOSSARY_LANGUAGES.filter((language) => !words[language]?.trim()).map(
      (language) => `"${term}" has no word in "${language}"`,
    ),
  )
}

/** How close a text must be to the glossary: the very term, or a word of it in any form. */
export type Closeness = 'term' | 'stem'

/**
 * Where a translation calls a thing otherwise than the glossary: a text that is nothing but the term
 * in English must have the term in the other language, too.
 */
export function glossaryProblems(
  glossary: Glossary,
  english: Catalog,
  other: Catalog,
  locale: string,
  closeness: Closeness = 'term',
): string[] {
  const terms = new Map(Object.values(glossary).map((words) => [fold(words['en']), words[locale]]))
  const fits = closeness === 'term' ? hasTerm : hasStem
  return Object.entries(other).flatMap(([key, text]) => {
    const wanted = terms.get(fold(english[key]))
    if (wanted === undefined || wordsOf(wanted).some((word) => fits(fold(text), word))) return []
    return [`"${key}" is "${text}", but the glossary says "${wanted}"`]
  })
}

/** A language may have two words where English has one: "Schlacht; Kampf". */
function wordsOf(wanted: string): string[] {
  return wanted.split(';').map((word) => fold(word.trim()))
}

function hasTerm(text: string, term: string): boolean {
  return text.includes(term)
}

/** Endings change with the sentence: the first letters of a word stay. */
const STEM = 5

function hasStem(text: string, term: string): boolean {
  const stems = term.split(' ').map((word) => word.slice(0, Math.min(STEM, word.length - 1)))
  return stems.some((stem) => text.includes(stem))
}

function fold(text: string | undefined): string {
  return text?.toLocaleLowerCase('en') ?? ''
}
