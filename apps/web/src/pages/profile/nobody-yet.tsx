import { Link } from 'wouter'
import { Page } from '../../app/page.tsx'
import { useWords } from '../../i18n/words.ts'

/** Whoever has not played here yet has nothing to show. */
export function NobodyYet() {
  const { t } = useWords()
  return (
    <Page title={t('profile.title')}>
      <p>{t('profile.nobody')}</p>
      <p className="button-row">
        <Link className="button primary" href="/">
          {t('app.home')}
        </Link>
        <Link className="button" href="/account">
          {t('account.sign-in')}
        </Link>
      </p>
    </Page>
  )
}
