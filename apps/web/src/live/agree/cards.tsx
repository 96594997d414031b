import type { Seat } from '@meadhall/kernel'
import type { TableShown } from '@meadhall/protocol'
import { BotIcon, PauseIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useServerNow } from '../bar/use-server-now.ts'
import { OverCards } from '../ending/over-cards.tsx'
import { type LiveTable, useLive } from '../live-table.ts'
import { OrderCards } from '../orders/order-cards.tsx'
import { useSaying } from '../use-saying.ts'
import { standingProposal } from './agreeing.ts'
import { FreeSeat } from './free-seat.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { useProposedText } from './proposed-text.ts'
import { type Ended, useFate } from './use-fate.ts'
import './agree.css'

/** What is to be known or decided at the table besides the game, as quiet cards over its corner. */
export function Cards({ live }: { readonly live: LiveTable }) {
  const table = useLive(live, (state) => state.table)
  const seat = useLive(live, (state) => state.seat)
  const now = useServerNow(live, table?.proposal != null)
  const ended = useFate(live)
  if (table === null) return null
  const proposal = standingProposal(table, now)
  const isAway = seat !== null && table.seats[seat]?.standIn != null && isOn(table)
  return (
    <div className="live-cards stack">
      {isAway && <AwayCard live={live} />}
      {table.phase === 'paused' && (
        <PausedCard live={live} isPlayer={seat !== null && !isAway && proposal === null} />
      )}
      {proposal !== null && (
        <ProposalCard live={live} table={table} proposal={proposal} seat={seat} now={now} />
      )}
      {proposal === null && ended !== null && <FateNote ended={ended} seat={seat} />}
      {seat === null && <FreeSeat live={live} table={table} />}
      {seat !== null && <OrderCards live={live} />}
      {table.phase === 'over' && <OverCards live={live} />}
    </div>
  )
}

function isOn({ phase }: TableShown): boolean {
  return phase === 'playing' || phase === 'paused'
}

/** A bot plays for who looks on: they asked for it, or their time was over. */
function AwayCard({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const { isSaying, refused, say } = useSaying(live)
  return (
    <section className="live-card" data-asks>
      <p role="status">
        <BotIcon /> <strong>{t('live.agree.away')}</strong>
      </p>
      <Button
        look="primary"
        aria-disabled={isSaying}
        onClick={() => void say({ type: 'stand-in', on: false })}
      >
        {t('live.agree.back')}
      </Button>
      <p role="alert">{refused}</p>
    </section>
  )
}

interface PausedCardProps {
  readonly live: LiveTable
  /** Whether who looks on may propose to go on. */
  readonly isPlayer: boolean
}

function PausedCard({ live, isPlayer }: PausedCardProps) {
  const { t } = useWords()
  const { isSaying, refused, say } = useSaying(live)
  return (
    <section className="live-card">
      <p role="status">
        <PauseIcon /> <strong>{t('live.agree.paused')}</strong> {t('live.agree.paused.text')}
      </p>
      {isPlayer && (
        <Button
          aria-disabled={isSaying}
          onClick={() => void say({ type: 'propose', what: 'resume' })}
        >
          {t('live.agree.propose.resume')}
        </Button>
      )}
      <p role="alert">{refused}</p>
    </section>
  )
}

interface FateNoteProps {
  readonly ended: Ended
  readonly seat: Seat | null
}

function FateNote({ ended: { proposal, fate }, seat }: FateNoteProps) {
  const { t } = useWords()
  const textOf = useProposedText(seat)
  return (
    <p className="live-card" role="status">
      {textOf(proposal)} <strong>{t(`live.agree.fate.${fate}`)}</strong>
    </p>
  )
}
