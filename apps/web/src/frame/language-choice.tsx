import { LANGUAGES } from '../i18n/languages.ts'
import { useWords } from '../i18n/words.ts'
import { useLanguage } from './use-language.ts'

/** Languages by what they call themselves; the page changes at once. */
export function LanguageChoice() {
  const { t } = useWords()
  const [language, ask] = useLanguage()
  return (
    <select
      className="language-choice"
      aria-label={t('app.language')}
      value={language}
      onChange={(event) => ask(event.target.value)}
    >
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
