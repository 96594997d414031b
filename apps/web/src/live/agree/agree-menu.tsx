import type { Seat } from '@meadhall/kernel'
import type { TableShown } from '@meadhall/protocol'
import { useId, useRef, useState } from 'react'
import { HandIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { type LiveTable, useLive } from '../live-table.ts'
import { OrdersPart } from '../orders/orders-part.tsx'
import { useSaying } from '../use-saying.ts'
import { type Leaving, type Proposing, proposable, ratingKey } from './agreeing.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import './agree.css'

/** What one may leave word of, propose to the table, and do about one's seat; nothing for who watches. */
export function AgreeMenu({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const table = useLive(live, (state) => state.table)
  const seat = useLive(live, (state) => state.seat)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const isOn = table?.phase === 'playing' || table?.phase === 'paused'
  if (table === null || seat === null || !isOn) return null
  return (
    <>
      <Button
        className="live-bar-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <HandIcon size={20} />
        <span className="wide-only">{t('live.agree')}</span>
      </Button>
      <Dialog title={t('live.agree')} className="agree-menu" handle={dialog} isWaiting isLight>
        <OrdersPart live={live} onDone={close} />
        <Proposals live={live} table={table} seat={seat} onDone={close} />
        <OwnSeat
          live={live}
          table={table}
          isAway={table.seats[seat]?.standIn !== null}
          onDone={close}
        />
        <form method="dialog">
          <Button type="submit" look="primary">
            {t('table.close')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

interface PartProps {
  readonly live: LiveTable
  readonly table: TableShown
  readonly onDone: () => void
}

/** What needs everybody's consent. */
function Proposals({ live, table, seat, onDone }: PartProps & { readonly seat: Seat }) {
  const { t } = useWords()
  const { isSaying, refused, say } = useSaying(live)
  const propose = async (what: Proposing) => {
    if (await say({ type: 'propose', what })) onDone()
  }
  const acts = proposable(table, seat)
  if (acts.length === 0) return null
  return (
    <section>
      <h3>{t('live.agree.together')}</h3>
      <ul>
        {acts.map((what) => (
          <Act
            key={what}
            name={t(`live.agree.propose.${what}`)}
            text={t(`live.agree.propose.${what}.text`)}
            rating={t(ratingKey(table, what))}
            isIdle={isSaying}
            onClick={() => void propose(what)}
          />
        ))}
      </ul>
      <p role="alert" className="agree-refused">
        {refused}
      </p>
    </section>
  )
}

interface OwnSeatProps extends PartProps {
  readonly isAway: boolean
}

/** What nobody needs to be asked for. */
function OwnSeat({ live, table, isAway, onDone }: OwnSeatProps) {
  const { t } = useWords()
  const { isSaying, refused, say } = useSaying(live)
  const [giving, setGiving] = useState<Exclude<Leaving, 'stand-in'> | null>(null)
  const standIn = async () => {
    if (await say({ type: 'stand-in', on: !isAway })) onDone()
  }
  return (
    <section>
      <h3>{t('live.agree.seat')}</h3>
      <ul>
        <Act
          name={t(isAway ? 'live.agree.back' : 'live.agree.stand-in')}
          text={t(isAway ? 'live.agree.back.text' : 'live.agree.stand-in.text')}
          rating={t(ratingKey(table, 'stand-in'))}
          isIdle={isSaying}
          onClick={() => void standIn()}
        />
        {(['give-up', 'leave'] as const).map((act) => (
          <Act
            key={act}
            name={t(`live.agree.${act}`)}
            text={t(`live.agree.${act}.text`)}
            rating={t(ratingKey(table, act))}
            isIdle={false}
            onClick={() => setGiving(act)}
          />
        ))}
      </ul>
      <p role="alert" className="agree-refused">
        {refused}
      </p>
      {giving && <GiveUpDialog live={live} how={giving} onClose={() => setGiving(null)} />}
    </section>
  )
}

interface ActProps {
  readonly name: string
  readonly text: string
  readonly rating: string
  readonly isIdle: boolean
  readonly onClick: () => void
}

/** One thing to do, with what it means and what it does to the rating. */
function Act({ name, text, rating, isIdle, onClick }: ActProps) {
  const id = useId()
  return (
    <li>
      <Button aria-describedby={id} aria-disabled={isIdle} onClick={onClick}>
        {name}
      </Button>
      <p id={id}>
        {text} <span className="soft">{rating}</span>
      </p>
    </li>
  )
}
