import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Catalog } from '../src/catalogs.ts'

/** One folder a language; English itself lies beside the code that speaks it. */
const FOLDER = new URL('../../../languages/', import.meta.url)

/** The languages that there is a folder for, by their codes. */
export function languagesOnDisk(): string[] {
  return readdirSync(FOLDER).filter((code) => existsSync(new URL(`${code}/language.json`, FOLDER)))
}

/** A file of a language ("blood-rage.cards", "rules/valhalla.md"); `undefined` where it has none. */
export function pageOnDisk(language: string, file: string): string | undefined {
  const url = new URL(`${language}/${file}`, FOLDER)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}

/** Where a browser may break a long word; elsewhere it would be seen. */
const SOFT_HYPHEN = /\\u00ad|\u00ad/gi

/** The texts of one name in a language; none where it has no such file. */
export function textsOnDisk(language: string, name: string): Catalog {
  return JSON.parse((pageOnDisk(language, `${name}.json`) ?? '{}').replaceAll(SOFT_HYPHEN, ''))
}
