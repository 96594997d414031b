import { LANGUAGES, PSEUDO } from '../i18n/languages.ts'
import { useWords, useWordsStore } from '../i18n/words.ts'

/** Says that a language's texts could not be loaded; a browser asks for them again on a new page only. */
export function LanguageNotice() {
  const { t } = useWords()
  const missing = useWordsStore((words) => words.missing)
  if (missing === null) return null
  const name = LANGUAGES[missing] ?? PSEUDO
  return (
    <div className="notice update-notice" role="alert">
      <p>{t('app.language.missing', { language: { literal: name } })}</p>
      <div className="button-row">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('app.retry')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => useWordsStore.setState({ missing: null })}
        >
          {t('app.update.later')}
        </button>
      </div>
    </div>
  )
}
