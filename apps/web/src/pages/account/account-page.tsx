import { Page } from '../../app/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { useAvailability } from '../../server/availability.ts'
import { useVisitor } from '../../server/use-visitor.ts'
import { NoServer } from '../people/no-server.tsx'
import { JoinForm } from './join-form.tsx'
import { OwnAccount } from './own-account.tsx'
import { SignInForm } from './sign-in-form.tsx'
import './account.css'

/** Making an account, entering it, and looking after it. */
export default function AccountPage() {
  const { t } = useWords()
  const isSpoken = useAreas('people', 'refusals')
  const isServed = useAvailability(({ is }) => is !== 'none')
  const me = useVisitor()
  if (!isSpoken) return <p className="loading">{t('app.loading')}</p>
  if (!isServed) return <NoServer title={t('account.title')} />
  return (
    <Page title={t('account.title')}>
      {me === undefined && <p>{t('app.loading')}</p>}
      {me?.kind === 'account' && <OwnAccount me={me} />}
      {(me === null || me?.kind === 'guest') && (
        <>
          <p>{t('account.lead')}</p>
          <div className="account-panels">
            <JoinForm me={me} />
            <SignInForm me={me} />
          </div>
        </>
      )}
    </Page>
  )
}
