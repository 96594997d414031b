import type { Me } from '@meadhall/protocol'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi, type NewWay } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { beSomebody, iAm, nameAtFirst } from '../../server/me.ts'
import { hasPasskeys, newPasskey } from '../../server/passkeys.ts'
import { useDoing } from '../../server/use-doing.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'

/** A name and one way in: an account in ten seconds. Whoever plays as a guest keeps all games. */
export function JoinForm({ me }: { readonly me: Me | null }) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [name, setName] = useState(nameAtFirst)
  const [password, setPassword] = useState('')
  const [isByPasskey] = useState(hasPasskeys)
  const title = useId()
  const become = (way: () => Promise<NewWay>) =>
    run(async () => {
      await beSomebody(name)
      iAm(await accountApi.become(name, await way()))
    })
  const byPasskey = () => become(async () => ({ passkey: await newPasskey(name) }))
  const byPassword = (event: FormEvent) => {
    event.preventDefault()
    void become(async () => ({ password }))
  }
  return (
    <form className="board-panel account-form" aria-labelledby={title} onSubmit={byPassword}>
      <h2 id={title}>{t('account.join')}</h2>
      {me !== null && <p>{t('account.join.guest')}</p>}
      <NameField name={name} onName={setName} hint={t('account.name.text')} />
      {isByPasskey && (
        <div className="account-way stack">
          <Button look="primary" aria-disabled={isBusy} onClick={() => void byPasskey()}>
            {t('account.join.passkey')}
          </Button>
          <small>{t('account.passkey.text')}</small>
        </div>
      )}
      <div className="account-way stack">
        <PasswordField
          label={t(isByPasskey ? 'account.or-password' : 'account.password')}
          text={t('account.password.text')}
          use="new-password"
          value={password}
          onChange={setPassword}
        />
        <Button look={isByPasskey ? 'plain' : 'primary'} type="submit" aria-disabled={isBusy}>
          {t('account.join.password')}
        </Button>
      </div>
      <FailureNote text={failure} />
    </form>
  )
}
