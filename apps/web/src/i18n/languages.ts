/** The languages with complete texts, by what they call themselves. */
export const LANGUAGES = { en: 'English', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES | typeof PSEUDO

/**
 * English with marks and a third longer: shows text that was never translated or does not fit. Not
 * offered in the settings; `?language=en-XA` turns it on.
 */
export const PSEUDO = 'en-XA'

export function isLanguage(name: string | null | undefined): name is Language {
  return name === PSEUDO || (typeof name === 'string' && Object.hasOwn(LANGUAGES, name))
}

/** The first language of the visitor that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.split('-')[0]).find((one) => isLanguage(one))
  return (known as Language | undefined) ?? 'en'
}
