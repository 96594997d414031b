import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { renew } from './renew.ts'

/** Loads the newest version of the page. */
export function ReloadButton() {
  const { t } = useWords()
  return (
    <Button look="primary" onClick={() => void renew()}>
      {t('app.update.reload')}
    </Button>
  )
}
