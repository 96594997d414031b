import { type FormEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { CodeField } from './code-field.tsx'

/** Somebody whose name and password were right. */
export interface HalfIn {
  readonly name: string
  readonly password: string
  /** What the code goes along with, once. */
  readonly challenge: string
}

interface CodeFormProps {
  readonly half: HalfIn
  readonly onBack: () => void
}

/** The second half of signing in: the code. */
export function CodeForm({ half, onBack }: CodeFormProps) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [code, setCode] = useState('')
  const challenge = useRef<string | null>(half.challenge)
  const title = useId()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const asked = challenge.current ?? (await askedAnew(half))
      challenge.current = null
      iAm((await accountApi.signInCode(asked, code)).me)
    })
  }
  return (
    <form className="board-panel account-form" aria-labelledby={title} onSubmit={enter}>
      <h2 id={title}>{t('account.sign-in')}</h2>
      <p>{t('account.sign-in.code')}</p>
      <CodeField code={code} onCode={setCode} isFirst />
      <FailureNote text={failure} />
      <div className="button-row">
        <Button onClick={onBack}>{t('app.cancel')}</Button>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {t('account.sign-in')}
        </Button>
      </div>
    </form>
  )
}

/** After a wrong code the server asks anew; nobody has to type the password again for it. */
async function askedAnew({ name, password }: HalfIn): Promise<string> {
  const told = await accountApi.signIn({ password }, name)
  // It was turned off meanwhile: they are in already, and any code is too late.
  if ('me' in told) iAm(told.me)
  return 'challenge' in told ? told.challenge : ''
}
