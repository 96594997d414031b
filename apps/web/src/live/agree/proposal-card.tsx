import type { Seat } from '@meadhall/kernel'
import type { ProposalShown, TableShown } from '@meadhall/protocol'
import { CheckIcon, CrossIcon, HourglassIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSeatName } from '../../table/seats.ts'
import { minutes } from '../bar/clock.ts'
import type { LiveTable } from '../live-table.ts'
import { useSaying } from '../use-saying.ts'
import { ratingKey, votersAt } from './agreeing.ts'
import { useProposedText } from './proposed-text.ts'

interface ProposalCardProps {
  readonly live: LiveTable
  readonly table: TableShown
  readonly proposal: ProposalShown
  /** `null` for one who watches: they see it, and have no say in it. */
  readonly seat: Seat | null
  readonly now: number
}

/** What is to be agreed on: who proposed it, who has agreed, and one's own say. */
export function ProposalCard({ live, table, proposal, seat, now }: ProposalCardProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const textOf = useProposedText(seat)
  const { by, what, agreed, until } = proposal
  const voters = votersAt(table)
  const isAsked = seat !== null && voters.includes(seat) && !agreed.includes(seat)
  return (
    <section className="live-card" aria-label={t('live.agree.proposal')} data-asks={isAsked}>
      <p role="status">
        <strong>{textOf(proposal)}</strong>
      </p>
      <p className="soft">{t(ratingKey(table, what))}</p>
      <ul className="live-votes flow">
        {voters.map((voter) => (
          <Vote key={voter} name={nameOf(voter)} hasAgreed={agreed.includes(voter)} />
        ))}
      </ul>
      <p className="soft live-card-until">
        <HourglassIcon /> {t('live.agree.until', { time: { literal: remaining(until - now) } })}
      </p>
      {isAsked && <Say live={live} proposal={proposal.id} />}
      {by === seat && <Withdraw live={live} proposal={proposal.id} />}
    </section>
  )
}

const HOUR_MS = 3_600_000

function remaining(ms: number): string {
  return ms >= HOUR_MS ? `${Math.round(ms / HOUR_MS)} h` : minutes(Math.max(0, ms))
}

function Vote({ name, hasAgreed }: { readonly name: string; readonly hasAgreed: boolean }) {
  const { t } = useWords()
  return (
    <li data-agreed={hasAgreed || undefined}>
      {hasAgreed ? <CheckIcon /> : <HourglassIcon />} {name}
      <span className="visually-hidden">
        : {t(hasAgreed ? 'live.agree.agreed' : 'live.agree.waits')}
      </span>
    </li>
  )
}

interface SayProps {
  readonly live: LiveTable
  readonly proposal: string
}

function Say({ live, proposal }: SayProps) {
  const { t } = useWords()
  const { isSaying, refused, say } = useSaying(live)
  const vote = (agree: boolean) => void say({ type: 'vote', proposal, agree })
  return (
    <>
      <div className="button-row">
        <Button look="primary" aria-disabled={isSaying} onClick={() => vote(true)}>
          <CheckIcon /> {t('live.agree.yes')}
        </Button>
        <Button aria-disabled={isSaying} onClick={() => vote(false)}>
          <CrossIcon /> {t('live.agree.no')}
        </Button>
      </div>
      <p role="alert">{refused}</p>
    </>
  )
}

/** Who proposed something may think better of it. */
function Withdraw({ live, proposal }: SayProps) {
  const { t } = useWords()
  const { isSaying, say } = useSaying(live)
  return (
    <Button
      look="quiet"
      aria-disabled={isSaying}
      onClick={() => void say({ type: 'vote', proposal, agree: false })}
    >
      {t('live.agree.withdraw')}
    </Button>
  )
}
