import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { WithVisitor } from '../people/with-visitor.tsx'
import { JoinForm } from './join-form.tsx'
import { OwnAccount } from './own-account.tsx'
import { GuestData } from './own-data.tsx'
import { SeatLinks } from './seat-links.tsx'
import { SignInForm } from './sign-in-form.tsx'
import './account.css'

/** Making an account, entering it, and looking after it. */
export default function AccountPage() {
  const { t } = useWords()
  return (
    <WithVisitor title="account.title">
      {(me) => (
        <Page title={t('account.title')}>
          {me?.kind === 'account' ? (
            <OwnAccount me={me} />
          ) : (
            <>
              <p>{t('account.lead')}</p>
              <div className="account-panels">
                <JoinForm me={me} />
                <SignInForm me={me} />
                {me !== null && <SeatLinks />}
                {me !== null && <GuestData />}
              </div>
            </>
          )}
        </Page>
      )}
    </WithVisitor>
  )
}
