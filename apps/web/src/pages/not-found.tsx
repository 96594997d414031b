import { Link } from 'wouter'
import { BrokenShield } from '../app/broken-shield.tsx'
import { Page } from '../app/page.tsx'
import { useWords } from '../i18n/words.ts'

export function NotFound() {
  const { t } = useWords()
  return (
    <Page title={t('app.not-found.title')}>
      <BrokenShield />
      <p>{t('app.not-found.text')}</p>
      <p className="button-row">
        <Link className="button primary" href="/">
          {t('app.home')}
        </Link>
        <Link className="button" href="/rules">
          {t('app.nav.rules')}
        </Link>
      </p>
    </Page>
  )
}
