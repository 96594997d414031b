import type { SeatShown, TableShown } from '@meadhall/protocol'
import { BotIcon, CheckIcon, CrossIcon, CrownIcon, PersonIcon } from '../../art/common/icons.tsx'
import { botInWords } from '../../i18n/bot-in-words.ts'
import { personInWords } from '../../i18n/person-in-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Each } from '../../kit/each.tsx'
import { invitationLink } from '../../live/invitations.ts'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useMe } from '../../server/me.ts'
import { PersonLink } from '../../server/person-link.tsx'
import { useDoing } from '../../server/use-doing.ts'
import { BotPlan } from './bot-plan.tsx'
import { InvitationButton } from './invitation-button.tsx'

interface SeatsProps {
  readonly table: TableShown
  /** The visitor's own; `null` where they have none. */
  readonly seat: number | null
}

/** Who has come, who is ready, and which seats still wait. */
export function Seats({ table, seat }: SeatsProps) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const me = useMe((state) => state.me)
  const mine = seat === null ? null : (table.seats[seat]?.person?.id ?? null)
  const isHost = table.host !== null && table.host === (mine ?? me?.id)
  const taken = table.seats.filter(({ person, bot }) => person !== null || bot !== null).length
  const doing = (work: () => Promise<unknown>) => {
    void run(async () => void (await work()))
  }
  return (
    <section className="board-panel" aria-labelledby="waiting-seats">
      <h2 id="waiting-seats">{t('wait.seats')}</h2>
      <p className="soft" role="status">
        {t('wait.taken', { taken, count: table.seats.length })}
      </p>
      <ol className="waiting-seats">
        <Each of={table.seats}>
          {(one, index) => (
            <li data-seat={index} data-free={isFree(one) || undefined}>
              <span className="seat-number middle" aria-hidden="true">
                {index + 1}
              </span>
              <SeatName table={table} one={one} isMine={index === seat} />
              <Invitation table={table} one={one} seat={index} />
              {isHost && table.phase === 'waiting' && one.bot !== null && (
                <BotPlan
                  bot={one.bot}
                  character={one.character}
                  label={t('games.seat', { n: index + 1 })}
                  onPlan={(plan) => doing(() => api.planSeat(table.id, index, plan))}
                />
              )}
              {isHost && table.phase === 'waiting' && index !== seat && (
                <SeatButton
                  one={one}
                  number={index + 1}
                  isBusy={isBusy}
                  onPlan={(plan) => doing(() => api.planSeat(table.id, index, plan))}
                  onSendAway={() => doing(() => api.sendAway(table.id, index))}
                />
              )}
            </li>
          )}
        </Each>
      </ol>
      <FailureNote text={failure} />
    </section>
  )
}

function isFree({ person, bot }: SeatShown): boolean {
  return person === null && bot === null
}

interface InvitationProps {
  readonly table: TableShown
  readonly one: SeatShown
  readonly seat: number
}

/** The link to a seat by invitation, for whoever laid the table in this browser. */
function Invitation({ table, one, seat }: InvitationProps) {
  if (table.phase !== 'waiting' || one.for !== 'invited' || !isFree(one)) return null
  const link = invitationLink(table.id, seat)
  return link === null ? null : <InvitationButton link={link} number={seat + 1} />
}

interface SeatNameProps {
  readonly table: TableShown
  readonly one: SeatShown
  readonly isMine: boolean
}

function SeatName({ table, one, isMine }: SeatNameProps) {
  const words = useWords()
  const { t } = words
  const { person, bot, ready, here, awaited, character } = one
  const presence = here ? 'wait.is-here' : 'wait.is-away'
  const waits = awaited === true ? 'wait.is-asked' : presence
  if (bot !== null)
    return (
      <span className="seat-name row wrap">
        <BotIcon /> {botInWords(words, bot, character)}
      </span>
    )
  if (person === null)
    return (
      <span className="seat-name soft row wrap">
        {t(one.for === 'invited' ? 'wait.seat.invited' : 'wait.seat.free')}
      </span>
    )
  return (
    <span className="seat-name row wrap">
      <PersonIcon />
      <span className="seat-person inline">
        <PersonLink id={person.id}>
          <b translate="no">{personInWords(words, person)}</b>
        </PersonLink>
        {isMine && <span className="soft"> {t('wait.you')}</span>}
        {person.id === table.host && <CrownIcon title={t('wait.host')} />}
      </span>
      <span className="seat-state inline soft" data-state={ready ? 'ready' : 'waits'}>
        {ready && <CheckIcon />}
        {t(ready ? 'wait.is-ready' : waits)}
      </span>
    </span>
  )
}

interface SeatButtonProps {
  readonly one: SeatShown
  readonly number: number
  readonly isBusy: boolean
  readonly onPlan: (plan: Parameters<typeof api.planSeat>[2]) => void
  readonly onSendAway: () => void
}

/** What the host does with a seat: a bot there, nobody there, somebody sent away. */
function SeatButton({ one, number, isBusy, onPlan, onSendAway }: SeatButtonProps) {
  const { t } = useWords()
  const { person } = one
  if (isFree(one))
    return (
      <Button
        className="seat-button"
        aria-disabled={isBusy}
        aria-label={t('wait.bot.which', { number })}
        onClick={() => onPlan({ for: 'bot', level: 'warrior' })}
      >
        <BotIcon /> {t('wait.bot')}
      </Button>
    )
  const label =
    person === null
      ? t('wait.free.which', { number })
      : t('wait.send-away.which', { name: { literal: person.name } })
  return (
    <Button
      look="quiet"
      className="seat-button"
      aria-disabled={isBusy}
      aria-label={label}
      onClick={() => (person === null ? onPlan({ for: 'anyone' }) : onSendAway())}
    >
      <CrossIcon /> {t(person === null ? 'wait.free' : 'wait.send-away')}
    </Button>
  )
}
