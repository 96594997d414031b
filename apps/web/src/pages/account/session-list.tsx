import type { SessionShown, WayIn } from '@meadhall/protocol'
import { useEffect, useId, useState } from 'react'
import { ago } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'
import { deviceName } from './device-name.ts'
import '../people/rows.css'

/** Where the account is open. `ways`: what changes them ends sessions, too. */
export function SessionList({ ways }: { readonly ways: readonly WayIn[] }) {
  const { t } = useWords()
  const { failure, run } = useDoing()
  const [sessions, setSessions] = useState<readonly SessionShown[]>([])
  const title = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the ways in change
  useEffect(() => {
    let isGone = false
    accountApi.sessions().then(
      (list) => !isGone && setSessions(list),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [ways])
  const end = (act: () => Promise<void>) =>
    run(async () => {
      await act()
      setSessions(await accountApi.sessions())
    })
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.sessions')}</h2>
      <ul className="plain-rows">
        {sessions.map((one) => (
          <Session
            key={one.id}
            session={one}
            onEnd={() => void end(() => accountApi.endSession(one.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button onClick={() => void end(() => accountApi.endOtherSessions())}>
            {t('account.sessions.end-others')}
          </Button>
        </p>
      )}
      <FailureNote text={failure} />
    </section>
  )
}

interface SessionProps {
  readonly session: SessionShown
  readonly onEnd: () => void
}

function Session({ session, onEnd }: SessionProps) {
  const { t, locale } = useWords()
  const when = { when: { literal: ago(locale, session.touched, Date.now()) } }
  const name = deviceName(session.label) || t(`account.session.${session.kind}`)
  return (
    <li>
      <span>
        <b translate="no">{name}</b>{' '}
        <span className="soft">
          {session.current ? t('account.session.current') : t('account.session.used', when)}
        </span>
      </span>
      {!session.current && (
        <Button
          look="quiet"
          aria-label={t('account.session.end.which', { name: { literal: name } })}
          onClick={onEnd}
        >
          {t('account.session.end')}
        </Button>
      )}
    </li>
  )
}
