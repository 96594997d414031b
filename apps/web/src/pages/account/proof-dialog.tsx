import type { Me } from '@meadhall/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import type { Shown } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { hasPasskeys, signedByPasskey } from '../../server/passkeys.ts'
import { useDoing } from '../../server/use-doing.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Something that needs a proof. */
export interface ToProve {
  /** What will be done, as the button says it. */
  readonly does: string
  /** What it means, where there is more to say. */
  readonly text?: string
  readonly isDanger?: boolean
  act(proof: Shown): Promise<void>
}

interface ProofDialogProps {
  readonly me: Me
  readonly wish: ToProve
  readonly onClose: () => void
}

/** Asks for password or passkey once more before something that nobody else may do. */
export function ProofDialog({ me, wish, onClose }: ProofDialogProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { isBusy, failure, run } = useDoing()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const has = (kind: 'password' | 'passkey') => me.ways.some((way) => way.kind === kind)
  const needsCode = me.secondFactor !== null
  const act = (proof: () => Promise<Shown>) =>
    run(async () => {
      await wish.act(await proof())
      dialog.current?.close()
    })
  const byPassword = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => ({ password, ...(needsCode && { code }) }))
  }
  const look = wish.isDanger ? 'danger' : 'primary'
  return (
    <Dialog title={wish.does} note={<Note wish={wish} />} handle={dialog} onClose={onClose}>
      <form className="account-form" onSubmit={byPassword}>
        {has('password') && (
          <PasswordField
            label={t('account.password')}
            use="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        {has('password') && needsCode && <CodeField code={code} onCode={setCode} />}
        <FailureNote text={failure} />
        <div className="button-row">
          <Button onClick={() => dialog.current?.close()}>{t('app.cancel')}</Button>
          {has('passkey') && hasPasskeys() && (
            <Button
              look={has('password') ? 'plain' : look}
              aria-disabled={isBusy}
              onClick={() => void act(async () => ({ passkey: await signedByPasskey() }))}
            >
              {t('account.prove.passkey', { what: { literal: wish.does } })}
            </Button>
          )}
          {has('password') && (
            <Button look={look} type="submit" aria-disabled={isBusy}>
              {wish.does}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function Note({ wish }: { readonly wish: ToProve }) {
  const { t } = useWords()
  return (
    <>
      {wish.text !== undefined && <p>{wish.text}</p>}
      <p>{t('account.prove')}</p>
    </>
  )
}
