import { useWords } from '../i18n/words.ts'

/** What this is and is not. */
export function Footer() {
  const { t } = useWords()
  return (
    <footer className="footer">
      <p>{t('app.unofficial')}</p>
      <p>{t('app.stays-here')}</p>
    </footer>
  )
}
