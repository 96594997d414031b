import { useWords } from '../i18n/words.ts'
import { renew } from './renew.ts'

/** Loads the newest version of the page. */
export function ReloadButton() {
  const { t } = useWords()
  return (
    <button type="button" className="button primary" onClick={() => void renew()}>
      {t('app.update.reload')}
    </button>
  )
}
