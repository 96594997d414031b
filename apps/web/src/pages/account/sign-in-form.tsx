import type { Me } from '@meadhall/protocol'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi, type Shown } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { hasPasskeys, signedByPasskey } from '../../server/passkeys.ts'
import { useDoing } from '../../server/use-doing.ts'
import { CodeForm, type HalfIn } from './code-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Into an account that is there already; a guest's games go along. */
export function SignInForm({ me }: { readonly me: Me | null }) {
  const [half, setHalf] = useState<HalfIn | null>(null)
  if (half !== null) return <CodeForm half={half} onBack={() => setHalf(null)} />
  return <FirstHalf me={me} onHalf={setHalf} />
}

interface FirstHalfProps {
  readonly me: Me | null
  readonly onHalf: (half: HalfIn) => void
}

function FirstHalf({ me, onHalf }: FirstHalfProps) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const title = useId()
  const enter = (way: () => Promise<Shown>, as?: string) =>
    run(async () => {
      const told = await accountApi.signIn(await way(), as)
      if ('challenge' in told) onHalf({ name, password, challenge: told.challenge })
      else iAm(told.me)
    })
  const byPassword = (event: FormEvent) => {
    event.preventDefault()
    void enter(async () => ({ password }), name)
  }
  return (
    <form className="board-panel account-form" aria-labelledby={title} onSubmit={byPassword}>
      <h2 id={title}>{t('account.sign-in')}</h2>
      {me !== null && <p>{t('account.sign-in.guest')}</p>}
      {hasPasskeys() && (
        <div className="account-way stack">
          <Button
            aria-disabled={isBusy}
            onClick={() => void enter(async () => ({ passkey: await signedByPasskey() }))}
          >
            {t('account.sign-in.passkey')}
          </Button>
        </div>
      )}
      <label className="field">
        {t('account.name')}
        <input
          className="text-input"
          autoComplete="username"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <PasswordField
        label={t('account.password')}
        use="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {t('account.sign-in.password')}
      </Button>
      <FailureNote text={failure} />
    </form>
  )
}
