import type { Seat } from '@meadhall/kernel'
import type { ClockShown, SeatShown, TableShown } from '@meadhall/protocol'
import { BotIcon, EyeIcon, HourglassIcon, PersonIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { useTable } from '../../table/context.tsx'
import { useSeatName } from '../../table/seats.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { type ClockFace, clockFace, longTime, minutes } from './clock.ts'
import { useServerNow } from './use-server-now.ts'

/** Who is here, who thinks, and how much time they have; how many watch. */
export function People({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const table = useLive(live, (state) => state.table)
  const seat = useLive(live, (state) => state.seat)
  const isTicking = table?.clocks.some(({ due }) => due !== null) ?? false
  const now = useServerNow(live, isTicking)
  if (table === null) return null
  return (
    <>
      <ul className="live-people">
        <Each of={table.seats}>
          {(sitter, seat) => (
            <Person seat={seat} sitter={sitter} face={faceOf(table, table.clocks[seat], now)} />
          )}
        </Each>
      </ul>
      {seat === null && table.watchDelay > 0 && (
        <span className="live-later">{t('live.later', { seconds: table.watchDelay })}</span>
      )}
      <Watching count={table.watching} />
      <TimeIsShort
        isShort={seat !== null && faceOf(table, table.clocks[seat], now)?.isShort === true}
      />
    </>
  )
}

/** None once the game is over: what was left then tells nobody anything. */
function faceOf({ tempo, phase }: TableShown, clock: ClockShown | undefined, now: number) {
  const isOver = phase === 'over' || phase === 'closed'
  return isOver || clock === undefined ? null : clockFace(clock, tempo, now)
}

interface PersonProps {
  readonly seat: Seat
  readonly sitter: SeatShown
  readonly face: ClockFace | null
}

function Person({ seat, sitter, face }: PersonProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const isAsked = useTable(({ moment }) => moment?.open.some((one) => one.seat === seat) ?? false)
  const isOwn = useTable(({ moment }) => moment?.viewer === seat)
  const how = howHere(sitter)
  return (
    <li data-here={how} data-asked={isAsked || undefined} data-short={face?.isShort || undefined}>
      <span className="live-mark" title={t(`live.here.${how}`)}>
        {how === 'here' || how === 'away' ? <PersonIcon /> : <BotIcon />}
      </span>
      <span className="live-name">{nameOf(seat)}</span>
      {!isOwn && <span className="visually-hidden">{t(`live.here.${how}`)}</span>}
      {isAsked && <HourglassIcon title={t(isOwn ? 'live.thinks.you' : 'live.thinks')} />}
      {face !== null && <Clock face={face} />}
    </li>
  )
}

type Here = 'here' | 'away' | 'bot' | 'stand-in' | 'nobody'

/** Whether somebody is at their seat, or who plays it. */
function howHere({ person, bot, standIn, here }: SeatShown): Here {
  if (bot !== null) return 'bot'
  if (standIn !== null) return 'stand-in'
  if (person === null) return 'nobody'
  return here ? 'here' : 'away'
}

function Clock({ face: { move, reserve } }: { readonly face: ClockFace }) {
  const { t } = useWords()
  // Whoever hears it asks for it: a clock that speaks would not stop.
  return (
    <span className="live-clock" role="timer" aria-live="off">
      {move !== null && <b>{reserve === 0 && move >= HOUR ? <Long ms={move} /> : minutes(move)}</b>}
      {reserve > 0 && <small title={t('live.clock.reserve')}>{minutes(reserve)}</small>}
    </span>
  )
}

const HOUR = 3_600_000

function Long({ ms }: { readonly ms: number }) {
  const { t } = useWords()
  const { key, ...parts } = longTime(ms)
  return t(`live.clock.${key}`, parts)
}

/** Said once to whoever does not see the clock; it is drawn for the others. */
function TimeIsShort({ isShort }: { readonly isShort: boolean }) {
  const { t } = useWords()
  return (
    <span role="status" className="visually-hidden">
      {isShort && t('live.clock.short')}
    </span>
  )
}

function Watching({ count }: { readonly count: number }) {
  const { t } = useWords()
  if (count === 0) return null
  const text = t('live.watching', { count })
  return (
    <span className="live-watching" title={text}>
      <EyeIcon /> <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
