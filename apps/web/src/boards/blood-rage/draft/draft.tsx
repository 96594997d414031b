import type { CardId, ClanView, View } from '@meadhall/game-blood-rage'
import { useState } from 'react'
import { ArrowLeftIcon, CheckIcon, HourglassIcon } from '../../../art/common/icons.tsx'
import { KnotDivider } from '../../../art/common/ornament.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Each } from '../../../kit/each.tsx'
import { Times } from '../../../kit/times.tsx'
import { Cover } from '../../../table/cover.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { useSeatKey } from '../../../table/seats.ts'
import { useTarget } from '../../../table/target.ts'
import { handOf, packetOf } from '../answers/drawn.ts'
import { cardTarget } from '../answers/targets.ts'
import { CardFace } from '../cards/card.tsx'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { BoardProps } from '../game.ts'
import './draft.css'

/** Cards a player keeps of a draft (BR-4.3). */
const KEPT = 6

/** The draft, and the choice of what to keep for the next age. */
export function Draft({ moment }: BoardProps) {
  const view = moment.view
  const isDrafting = view.frames.some(({ kind }) => kind === 'draft')
  if (isDrafting)
    return moment.viewer === null ? (
      <Watched view={view} />
    ) : (
      <Drafting view={view} seat={moment.viewer} />
    )
  return moment.decision?.kind === 'discard' ? <Keeping view={view} /> : null
}

interface SeatProps {
  readonly view: View
  readonly seat: number
}

function Drafting({ view, seat }: SeatProps) {
  const { t, say } = useWords()
  const [isAside, setAside] = useState(false)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  const aside = (
    <Button aria-expanded={!isAside} onClick={() => setAside(!isAside)}>
      {t(isAside ? 'br.draft.show' : 'br.draft.hide')}
    </Button>
  )
  if (isAside) return <div className="br-draft-aside">{aside}</div>
  return (
    <Cover label={t('br.draft')} className="br-draft column">
      <header className="br-draft-head row wrap">
        <div>
          <h2>
            {say({ key: 'phase.draft' })} <small>{say({ key: `age.${view.age}` })}</small>
          </h2>
          <Progress view={view} seat={seat} />
        </div>
        <Choosing view={view} />
        {aside}
      </header>
      <div className="br-draft-body stack loose">
        <Offers view={view} seat={seat} />
        <Taken clan={clan} />
      </div>
    </Cover>
  )
}

function Progress({ view, seat }: SeatProps) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const frame = view.frames.find((one) => one.kind === 'draft')
  const next = (seat + 1) % view.clans.length
  return (
    <p className="br-draft-progress flow soft">
      {t('br.draft.round', { round: (frame?.round ?? 0) + 1 })}
      <span className="br-draft-pass inline">
        <ArrowLeftIcon />
        {t('br.draft.pass', { to: keyOf(next) })}
      </span>
    </p>
  )
}

/** Who still chooses and who is done. */
function Choosing({ view }: { readonly view: View }) {
  const { t } = useWords()
  return (
    <ul className="br-choosing flow" aria-label={t('br.draft.choosing')}>
      {view.clans.map(({ clan }, seat) => {
        const isOpen = view.open.some((decision) => decision.seat === seat)
        return (
          <li key={clan} data-open={isOpen || undefined}>
            <ClanBadge clan={clan}>
              {isOpen ? (
                <HourglassIcon title={t('br.draft.still')} />
              ) : (
                <CheckIcon title={t('br.draft.done')} />
              )}
            </ClanBadge>
          </li>
        )
      })}
    </ul>
  )
}

function Offers({ view, seat }: SeatProps) {
  const { t } = useWords()
  const packet = packetOf(view, seat)
  const isAsked = view.open.some((decision) => decision.seat === seat)
  const copies = Map.groupBy(packet, (card) => card)
  return (
    <div className="br-offers-box" data-waiting={!isAsked || undefined}>
      {!isAsked && <p className="br-draft-waiting">{t('br.draft.waiting')}</p>}
      <FocusGroup label={t('br.draft.offers', { count: packet.length })} className="br-offers">
        {[...copies].map(([card, { length }]) => (
          <Offer key={card} card={card} count={length} />
        ))}
      </FocusGroup>
    </div>
  )
}

function Offer({ card, count }: { readonly card: CardId; readonly count: number }) {
  const { props } = useTarget(cardTarget(card))
  return (
    <button type="button" {...props} className="br-offer">
      <CardFace card={card} size="large" />
      {count > 1 && <b className="br-offer-count">×{count}</b>}
    </button>
  )
}

/** What was kept so far, with empty places for what is still to come. */
function Taken({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  const taken = handOf(clan)
  const kept = typeof clan.kept === 'number' ? [] : clan.kept
  const left = Math.max(0, KEPT - taken.length)
  return (
    <aside className="br-taken" aria-label={t('br.draft.taken')}>
      <h3>{t('br.draft.taken')}</h3>
      <p>{t('br.draft.left', { count: left })}</p>
      <ul className="br-taken-cards stack">
        <Each of={taken} by={(card) => card}>
          {(card) => <Kept card={card} />}
        </Each>
        <Times count={left}>{() => <li className="br-taken-empty" aria-hidden="true" />}</Times>
      </ul>
      {kept.length > 0 && (
        <>
          <KnotDivider />
          <h4>{t('br.draft.waits')}</h4>
          <ul className="br-taken-cards stack">
            {kept.map((card) => (
              <Kept key={card} card={card} />
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

function Kept({ card }: { readonly card: CardId }) {
  return (
    <li>
      <CardFace card={card} size="small" />
    </li>
  )
}

/** A draft seen by somebody who has no cards in it. */
function Watched({ view }: { readonly view: View }) {
  const { t } = useWords()
  return (
    <section className="br-panel-over br-draft-watched panel lifted" aria-label={t('br.draft')}>
      <h2>{t('br.draft')}</h2>
      <Choosing view={view} />
    </section>
  )
}

/** The discard phase: the hand lies below, here is what it is about. */
function Keeping({ view }: { readonly view: View }) {
  const { t, say } = useWords()
  return (
    <section
      className="br-panel-over br-keeping panel lifted"
      aria-label={say({ key: 'phase.discard' })}
    >
      <h2>{t('br.keep.title')}</h2>
      <p>{t('br.keep.text')}</p>
      <Choosing view={view} />
    </section>
  )
}
