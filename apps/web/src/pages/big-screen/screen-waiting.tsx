import { isGameId } from '@meadhall/games'
import type { TableShown } from '@meadhall/protocol'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { PlayIcon } from '../../art/common/icons.tsx'
import { KnotDivider } from '../../art/common/ornament.tsx'
import { usePageTitle } from '../../frame/page.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useMe, whoAmI } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { Seats } from '../waiting-room/seats.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import { JoinCode } from './join-code.tsx'
import { layForScreen } from './lay-for-screen.ts'
import { useRules } from './use-rules.ts'
import '../waiting-room/waiting-room.css'

/** The big screen before the game: how to come to the table, and who has. */
export function ScreenWaiting({ table }: { readonly table: TableShown }) {
  const { t } = useWords()
  const game = t(gameKey(table.game))
  const isHost = useIsHost(table)
  usePageTitle(game)
  if (!useAreas('meeting')) return <p className="loading">{t('app.loading')}</p>
  return (
    <main className="big-screen screen-waiting" id="main">
      <header>
        <h1>{game}</h1>
        <FullscreenButton />
      </header>
      <KnotDivider />
      <JoinCode table={table.id} text={t('screen.join')} />
      <div className="screen-who stack">
        <Seats table={table} seat={null} />
        <p role="status">{t(hintFor(table))}</p>
        {isHost && table.phase === 'waiting' && <HostOfScreen table={table} />}
      </div>
    </main>
  )
}

/** Whether the table was laid from this screen. */
function useIsHost({ host }: TableShown): boolean {
  const me = useMe((state) => state.me)
  useEffect(() => {
    // A screen that cannot ask is one that only shows.
    whoAmI().catch(() => undefined)
  }, [])
  return host !== null && me?.id === host
}

function isFree({ person, bot }: TableShown['seats'][number]): boolean {
  return person === null && bot === null
}

/** What is to be done next, and by whom. */
function hintFor({ phase, seats }: TableShown) {
  if (phase === 'closed') return 'screen.hint.closed'
  if (phase !== 'waiting') return 'screen.hint.dealing'
  return seats.some(isFree) ? 'screen.hint.free' : 'screen.hint.ready'
}

/** From the screen itself: how many play, as long as nobody sits there; then the start. */
function HostOfScreen({ table }: { readonly table: TableShown }) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const hasFree = table.seats.some(isFree)
  const isEmpty = table.seats.every(({ person }) => person === null)
  const start = () => run(() => api.start(table.id, hasFree ? { fill: 'warrior' } : {}))
  return (
    <>
      {isEmpty ? (
        <PlayerCount table={table} />
      ) : (
        <Button look="primary" aria-disabled={isBusy} onClick={() => void start()}>
          <PlayIcon /> {t(hasFree ? 'wait.start.bots' : 'wait.start')}
        </Button>
      )}
      <FailureNote text={failure} />
    </>
  )
}

/** Another number of players is another table. */
function PlayerCount({ table }: { readonly table: TableShown }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  const { game } = table
  const rules = useRules(game)
  if (rules === null || !isGameId(game)) return null
  const { min, max } = rules.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const choose = (count: number) =>
    run(async () => go(`/tables/${await layForScreen(game, count)}/screen`, { replace: true }))
  return (
    <fieldset className="screen-count row">
      <legend>{t('screen.players')}</legend>
      {counts.map((count) => (
        <Button
          key={count}
          aria-disabled={isBusy}
          aria-pressed={count === table.seats.length}
          onClick={() => void (count !== table.seats.length && choose(count))}
        >
          {count}
        </Button>
      ))}
      <FailureNote text={failure} />
    </fieldset>
  )
}
