import type { Me, WayIn } from '@meadhall/protocol'
import { useId, useState } from 'react'
import { ago } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi, type Shown } from '../../server/account-api.ts'
import { iAm } from '../../server/me.ts'
import { hasPasskeys, newPasskey } from '../../server/passkeys.ts'
import { PasswordField } from './password-field.tsx'
import { ProofDialog, type ToProve } from './proof-dialog.tsx'
import '../people/rows.css'

/** By what the account is entered: each can be added and, but for the last, removed. */
export function WaysIn({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const [wish, setWish] = useState<ToProve | null>(null)
  const title = useId()
  const remove = (way: WayIn) =>
    setWish({
      does: t(`account.way.remove.${way.kind}`),
      isDanger: true,
      act: async (proof) => iAm(await accountApi.removeWay(way.id, proof)),
    })
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.ways')}</h2>
      <p>{t('account.ways.text')}</p>
      <ul className="plain-rows">
        {me.ways.map((way) => (
          <Way key={way.id} way={way} isLast={me.ways.length === 1} onRemove={() => remove(way)} />
        ))}
      </ul>
      {hasPasskeys() && (
        <p>
          <Button onClick={() => setWish(addingPasskey(t))}>{t('account.passkey.add')}</Button>
        </p>
      )}
      <PasswordForm me={me} onWish={setWish} />
      {wish !== null && <ProofDialog me={me} wish={wish} onClose={() => setWish(null)} />}
    </section>
  )
}

/** The proof comes first: a browser shows one dialog of passkeys at a time. */
function addingPasskey(t: ReturnType<typeof useWords>['t']): ToProve {
  const act = async (proof: Shown) =>
    iAm(await accountApi.addPasskey(await newPasskey(), '', proof))
  return { does: t('account.passkey.add'), act }
}

interface WayProps {
  readonly way: WayIn
  readonly isLast: boolean
  readonly onRemove: () => void
}

function Way({ way, isLast, onRemove }: WayProps) {
  const { t, locale } = useWords()
  const when = (then: number) => ({ when: { literal: ago(locale, then, Date.now()) } })
  return (
    <li>
      <span>
        <b>{t(`account.way.${way.kind}`)}</b>{' '}
        <span className="soft">
          {way.used === null
            ? t('account.way.made', when(way.created))
            : t('account.way.used', when(way.used))}
        </span>
      </span>
      {!isLast && (
        <Button look="quiet" onClick={onRemove}>
          {t(`account.way.remove.${way.kind}`)}
        </Button>
      )}
    </li>
  )
}

interface PasswordFormProps {
  readonly me: Me
  readonly onWish: (wish: ToProve) => void
}

function PasswordForm({ me, onWish }: PasswordFormProps) {
  const { t } = useWords()
  const [password, setPassword] = useState('')
  const hasOne = me.ways.some(({ kind }) => kind === 'password')
  const does = t(hasOne ? 'account.password.change' : 'account.password.add')
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault()
        onWish({
          does,
          act: async (proof) => {
            iAm(await accountApi.setPassword(password, proof))
            setPassword('')
          },
        })
      }}
    >
      <PasswordField
        label={t('account.password.new')}
        text={t('account.password.text')}
        use="new-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit">{does}</Button>
    </form>
  )
}
