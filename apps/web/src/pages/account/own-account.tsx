import type { Me } from '@meadhall/protocol'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { turnPushOff } from '../../notices/push.ts'
import { accountApi } from '../../server/account-api.ts'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { NameField } from './name-field.tsx'
import { OwnData } from './own-data.tsx'
import { SeatLinks } from './seat-links.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { WaysIn } from './ways-in.tsx'

/** An account from within: its name, its ways in, where it is open, what is kept of it. */
export function OwnAccount({ me }: { readonly me: Me }) {
  return (
    <div className="account-panels">
      <Yourself me={me} />
      <WaysIn me={me} />
      <SecondFactor me={me} />
      <SessionList ways={me.ways} />
      <SeatLinks />
      <OwnData me={me} />
    </div>
  )
}

function Yourself({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [name, setName] = useState(me.name)
  const title = useId()
  const signOut = () =>
    run(async () => {
      // Whoever sits here next is not told whose turn it is.
      await turnPushOff().catch(() => undefined)
      await accountApi.signOut()
      iAm(null)
    })
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.you', { name: { literal: me.name } })}</h2>
      <p className="button-row">
        <Link className="button" href="/me">
          {t('account.to-profile')}
        </Link>
        <Link className="button" href="/my-games">
          {t('app.nav.my-games')}
        </Link>
        <Button aria-disabled={isBusy} onClick={() => void signOut()}>
          {t('account.sign-out')}
        </Button>
      </p>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => iAm(await api.rename(name)))
        }}
      >
        <NameField name={name} onName={setName} />
        <Button type="submit" aria-disabled={isBusy || name === me.name}>
          {t('account.rename')}
        </Button>
        <FailureNote text={failure} />
      </form>
    </section>
  )
}
