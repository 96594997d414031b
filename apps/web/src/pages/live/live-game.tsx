import { TableMenu } from '../../frame/table-menu.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { AgreeMenu } from '../../live/agree/agree-menu.tsx'
import { Cards } from '../../live/agree/cards.tsx'
import { LiveBar } from '../../live/bar/live-bar.tsx'
import { useLiveAfterGame } from '../../live/ending/after.tsx'
import type { LiveTable } from '../../live/live-table.ts'
import { useBoardPlace } from '../../live/round/board-place.ts'
import { PlaceSwitch, UseAsScreen } from '../../live/round/place-switch.tsx'
import { RoundBar, RoundTable, useIsRound } from '../../live/round/round-screen.tsx'
import { TalkBeside } from '../../live/talk/talk-beside.tsx'
import { TalkOpener } from '../../live/talk/talk-opener.tsx'
import { useSettings } from '../../settings/settings.ts'
import { SourceFailure } from '../../sources/worker-source.ts'
import { AfterGameProvider } from '../../table/ending/after-game.ts'
import { Table } from '../../table/table.tsx'
import { FailurePage } from '../failure-page.tsx'
import { useFurnished } from './use-furnished.ts'

/** The game of a live table, on the same boards as every other. */
export function LiveGame({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const opened = useFurnished(live)
  const { place, put } = useBoardPlace(live)
  const isRound = useIsRound(place)
  const isSpoken = useSettings((settings) => settings.spoken)
  const after = useLiveAfterGame(live)
  if (opened instanceof SourceFailure)
    return <FailurePage failure={opened.failure} detail={opened.message} />
  if (opened === null) return <p className="loading">{t('app.loading')}</p>
  const { game } = opened.source.info
  const menu = (
    <TableMenu game={game}>
      <PlaceSwitch place={place} onPut={put} />
      <UseAsScreen table={live.id} />
    </TableMenu>
  )
  const bar = (
    <LiveBar live={live}>
      <AgreeMenu live={live} />
      <TalkOpener live={live} />
      <Cards live={live} />
    </LiveBar>
  )
  const aside = <TalkBeside live={live} />
  const round = isRound && !isSpoken && <RoundBar />
  const parts = { menu, bar, aside, round }
  return (
    <RoundTable isRound={isRound}>
      <AfterGameProvider value={after}>
        <Table {...opened} title={t(gameKey(game))} isUnattended={isRound} {...parts} />
      </AfterGameProvider>
    </RoundTable>
  )
}
