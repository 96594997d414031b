import { Link } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'

/** The page is served as plain files: there is nobody to be known by. */
export function NoServer({ title }: { readonly title: string }) {
  const { t } = useWords()
  return (
    <Page title={title}>
      <p>{t('people.no-server')}</p>
      <p>
        <Link className="button primary" href="/">
          {t('app.home')}
        </Link>
      </p>
    </Page>
  )
}
