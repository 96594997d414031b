import type { SeatShown, TableShown } from '@meadhall/protocol'
import { usePageTitle } from '../../app/page.tsx'
import { BotIcon, CheckIcon, PersonIcon } from '../../art/common/icons.tsx'
import { KnotDivider } from '../../art/common/ornament.tsx'
import { useWords } from '../../i18n/words.ts'
import { gameKey } from '../games/game-words.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import { JoinCode } from './join-code.tsx'

/** The big screen before the game: how to come to the table, and who has. */
export function ScreenWaiting({ table }: { readonly table: TableShown }) {
  const { t } = useWords()
  const game = t(gameKey(table.game))
  usePageTitle(game)
  return (
    <main className="big-screen screen-waiting" id="main">
      <header>
        <h1>{game}</h1>
        <FullscreenButton />
      </header>
      <KnotDivider />
      <JoinCode table={table.id} text={t('screen.join')} />
      <section aria-label={t('screen.seats')}>
        <ol className="screen-seats">
          {table.seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Seat key={index} seat={seat} />
          ))}
        </ol>
        <p role="status">{t(hintFor(table))}</p>
      </section>
    </main>
  )
}

function Seat({ seat: { person, bot, ready } }: { readonly seat: SeatShown }) {
  const { t } = useWords()
  const isFree = person === null && bot === null
  return (
    <li data-free={isFree || undefined}>
      {bot === null ? <PersonIcon /> : <BotIcon />}
      <span>{person?.name ?? t(bot === null ? 'live.waiting.free' : 'live.waiting.bot')}</span>
      {ready && <CheckIcon title={t('screen.ready')} />}
    </li>
  )
}

/** What is to be done next, and by whom. */
function hintFor({ phase, seats }: TableShown) {
  if (phase === 'closed') return 'screen.hint.closed'
  if (phase !== 'waiting') return 'screen.hint.dealing'
  return seats.some(({ person, bot }) => person === null && bot === null)
    ? 'screen.hint.free'
    : 'screen.hint.ready'
}
