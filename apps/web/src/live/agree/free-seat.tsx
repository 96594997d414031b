import type { Seat } from '@meadhall/kernel'
import type { TableShown } from '@meadhall/protocol'
import { useState } from 'react'
import { CheckIcon, PersonIcon, ShareIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../../server/api.ts'
import { asSomebody } from '../../server/me.ts'
import { useSeatName } from '../../table/seats.ts'
import type { LiveTable } from '../live-table.ts'
import { useSaying } from '../use-saying.ts'
import { useGiven } from './given-seats.ts'

interface FreeSeatProps {
  readonly live: LiveTable
  readonly table: TableShown
}

/** To one who watches: a seat to be taken, or the link of the one that they gave up. */
export function FreeSeat({ live, table }: FreeSeatProps) {
  const given = useGiven(live.id)
  const free = freeSeat(table, live.invitation !== null)
  if (given !== undefined && table.seats[given.seat]?.person === null)
    return <GivenCard live={live} invitation={given.invitation} />
  return free === null ? null : <TakeCard live={live} seat={free} />
}

/** A seat whose player is gone, for one who watches; `null` where there is none. */
export function freeSeat({ phase, seats }: TableShown, isInvited: boolean): Seat | null {
  if (phase !== 'playing' && phase !== 'paused') return null
  const seat = seats.findIndex(({ for: whom, person }) => {
    return person === null && (whom === 'anyone' || (whom === 'invited' && isInvited))
  })
  return seat < 0 ? null : seat
}

function TakeCard({ live, seat }: { readonly live: LiveTable; readonly seat: Seat }) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const { isSaying, refused, ask } = useSaying(live)
  const { invitation } = live
  const sit = () => api.sit(live.id, invitation === null ? { seat } : { invitation })
  const take = async () => {
    // The server knows who speaks from the connection's beginning.
    if (await ask(() => asSomebody(sit))) live.renew()
  }
  return (
    <section className="live-card" data-asks>
      <p role="status">
        <PersonIcon /> <strong>{t('live.agree.free', { name: { literal: nameOf(seat) } })}</strong>{' '}
        {t('live.agree.free.text')}
      </p>
      <Button look="primary" aria-disabled={isSaying} onClick={() => void take()}>
        {t('live.agree.take')}
      </Button>
      <p role="alert">{refused}</p>
    </section>
  )
}

interface GivenCardProps {
  readonly live: LiveTable
  readonly invitation: string
}

function GivenCard({ live, invitation }: GivenCardProps) {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}/tables/${live.id}#invitation=${invitation}`
  const share = async () => {
    try {
      if (navigator.share === undefined) await navigator.clipboard.writeText(link)
      else await navigator.share({ url: link })
      setCopied(true)
    } catch {
      // No clipboard here, or somebody thought better of it: the link stands there to be copied.
    }
  }
  return (
    <section className="live-card">
      <p role="status">
        <strong>{t('live.agree.given')}</strong> {t('live.agree.given.text')}
      </p>
      <input
        className="text-input"
        readOnly
        aria-label={t('live.agree.given.link')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void share()}>
        {isCopied ? <CheckIcon /> : <ShareIcon />}{' '}
        {t(isCopied ? 'live.agree.given.copied' : 'live.agree.given.share')}
      </Button>
    </section>
  )
}
