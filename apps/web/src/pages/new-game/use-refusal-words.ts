import { useWords } from '../../i18n/words.ts'
import { optionRefusal } from '../../sources/files/option-refusal.ts'

/** The reason of the game in the reader's language, or else in its own words. */
export function useRefusalWords(): (reason: string) => string {
  const { t } = useWords()
  return (reason) => {
    const known = optionRefusal(reason)
    return known === null ? reason : t(known.key)
  }
}
