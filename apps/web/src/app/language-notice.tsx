import { LANGUAGES, PSEUDO } from '../i18n/languages.ts'
import { useWords, useWordsStore } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'

/** Says that a language's texts could not be loaded; a browser asks for them again on a new page only. */
export function LanguageNotice() {
  const { t } = useWords()
  const missing = useWordsStore((words) => words.missing)
  if (missing === null) return null
  const name = LANGUAGES[missing] ?? PSEUDO
  return (
    <Notice className="update-notice" role="alert">
      <p>{t('app.language.missing', { language: { literal: name } })}</p>
      <div className="button-row">
        <Button look="primary" onClick={() => location.reload()}>
          {t('app.retry')}
        </Button>
        <Button look="quiet" onClick={() => useWordsStore.setState({ missing: null })}>
          {t('app.update.later')}
        </Button>
      </div>
    </Notice>
  )
}
