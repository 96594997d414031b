const FOLDERS = import.meta.glob<string>('../../../../languages/*/language.json', {
  import: 'name',
  eager: true,
})

function codeOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** The languages with complete texts, by what they call themselves: each is a folder of `languages/`. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  ...Object.fromEntries(Object.entries(FOLDERS).map(([path, name]) => [codeOf(path), name])),
}
/** A key of `LANGUAGES`, or the made-up one. */
export type Language = string

/**
 * English with marks and a third longer: shows text that was never translated or does not fit. Not
 * offered in the settings; `?language=en-XA` turns it on.
 */
export const PSEUDO = 'en-XA'

export function isLanguage(name: string | null | undefined): name is string {
  return name === PSEUDO || (typeof name === 'string' && Object.hasOwn(LANGUAGES, name))
}

/** The first language of the visitor that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.split('-')[0]).find((one) => isLanguage(one))
  return known ?? 'en'
}
