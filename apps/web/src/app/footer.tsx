import { useWords } from '../i18n/words.ts'
import { useAvailability } from '../server/availability.ts'

/** What this is and is not. */
export function Footer() {
  const { t } = useWords()
  const isServed = useAvailability(({ is }) => is !== 'none')
  return (
    <footer className="footer">
      <p>{t('app.unofficial')}</p>
      <p>{t(isServed ? 'app.no-tracking' : 'app.stays-here')}</p>
    </footer>
  )
}
