import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledCatalog, compileCatalog } from '@meadhall/words/catalogs'
import { expect, it } from 'vitest'
import type { Avoided } from './terms/avoided.ts'
import { BULGARIAN } from './terms/bg.ts'
import { GERMAN } from './terms/de.ts'
import { ITALIAN } from './terms/it.ts'
import { POLISH } from './terms/pl.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** What the texts of a language must not say, by language. */
const LANGUAGES: Readonly<Record<string, readonly Avoided[]>> = {
  bg: BULGARIAN,
  de: GERMAN,
  it: ITALIAN,
  pl: POLISH,
}

type Tokens = CompiledCatalog[string]

/** What a text says in all its branches, without the names of arguments and branches. */
function said(tokens: Tokens): string {
  return tokens
    .map((token) => {
      // Where a word may be broken is no part of it.
      if (typeof token === 'string') return token.replaceAll('\u00ad', '')
      const branches = Object.values(token[2] ?? {}).filter(Array.isArray)
      return branches.length === 0 ? '{}' : branches.map((one: Tokens) => said(one)).join('|')
    })
    .join('')
}

/** Where a language uses a word that its rulebook does not. */
function slips(language: string, avoided: readonly Avoided[]): string[] {
  return globSync(`languages/${language}/*.json`, { cwd: ROOT }).flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return Object.entries(compileCatalog(texts)).flatMap(([key, tokens]) =>
      avoided
        .filter(({ word, only = '' }) => `${file} ${key}`.includes(only) && word.test(said(tokens)))
        .map(({ say }) => `${key}: say "${say}"`),
    )
  })
}

it.each(Object.entries(LANGUAGES))('%s says it as the rulebooks do', (language, avoided) => {
  expect(slips(language, avoided)).toEqual([])
})
