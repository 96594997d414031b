import { type GameId, isGameId } from '@meadhall/games'
import { useState } from 'react'
import { TableMenu } from '../../frame/table-menu.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { LiveBar } from '../../live/bar/live-bar.tsx'
import type { LiveTable } from '../../live/live-table.ts'
import { SourceFailure } from '../../sources/worker-source.ts'
import { useTable } from '../../table/context.tsx'
import { OverProvider } from '../../table/cover.tsx'
import { useTurnTitle } from '../../table/heard/turn-title.ts'
import { Moments } from '../../table/moments/moments.tsx'
import { useHurry } from '../../table/pace/hurry.ts'
import { PeekLayer } from '../../table/peek.tsx'
import { useSounds } from '../../table/sounds/use-sounds.ts'
import { Log } from '../../table/story/log.tsx'
import { Frame, Regions, Status, TableRoot } from '../../table/table.tsx'
import { FailurePage } from '../failure-page.tsx'
import { useFurnished } from '../live/use-furnished.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import { JoinCode } from './join-code.tsx'
import { ScreenLine } from './screen-line.tsx'
import { useRules } from './use-rules.ts'

/** The game on the big screen: the board, whose turn it is, what happened, the way to one's seat. */
export function ScreenGame({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const opened = useFurnished(live)
  if (opened instanceof SourceFailure)
    return <FailurePage failure={opened.failure} detail={opened.message} />
  const game = opened?.source.info.game
  if (opened === null || game === undefined || !isGameId(game))
    return <p className="loading">{t('app.loading')}</p>
  return (
    <div className="big-screen">
      <TableRoot {...opened} isUnattended>
        <Surface live={live} game={game} />
      </TableRoot>
    </div>
  )
}

function Surface({ live, game }: { readonly live: LiveTable; readonly game: GameId }) {
  const { t } = useWords()
  const [over, setOver] = useState<HTMLElement | null>(null)
  const rules = useRules(game)
  const isReady = useTable((table) => table.moment !== null)
  useTurnTitle(t(gameKey(game)))
  useHurry()
  useSounds()
  if (!isReady || rules === null) return <p className="loading">{t('app.loading')}</p>
  return (
    <OverProvider value={over}>
      <Frame>
        <header className="table-head">
          <h1 className="visually-hidden">{t(gameKey(game))}</h1>
          <TableMenu game={game} />
          <ScreenLine rules={rules} />
          <Status />
          <FullscreenButton />
        </header>
        <div className="table-bar">
          <LiveBar live={live} />
        </div>
        <Regions />
        <div className="table-over" ref={setOver} />
        <aside className="screen-side" aria-label={t('table.log')}>
          <Log />
          <JoinCode table={live.id} text={t('screen.back')} />
        </aside>
        <Moments />
        <PeekLayer />
      </Frame>
    </OverProvider>
  )
}
