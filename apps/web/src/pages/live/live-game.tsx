import { GAMES, isGameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { TableMenu } from '../../app/table-menu.tsx'
import { loadBoard } from '../../boards/index.ts'
import { nameSeats, needWords, useWords } from '../../i18n/words.ts'
import { LiveBar } from '../../live/bar/live-bar.tsx'
import { liveSource } from '../../live/live-source.ts'
import type { LiveTable } from '../../live/live-table.ts'
import { TalkBeside } from '../../live/talk/talk-beside.tsx'
import { SourceFailure } from '../../sources/worker-source.ts'
import { Table } from '../../table/table.tsx'
import { FailurePage } from '../failure-page.tsx'
import { gameKey } from '../games/game-words.ts'
import type { Opened, Opening } from '../use-opened.ts'

/** The game of a live table, on the same boards as every other. */
export function LiveGame({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const opened = useFurnished(live)
  if (opened instanceof SourceFailure)
    return <FailurePage failure={opened.failure} detail={opened.message} />
  if (opened === null) return <p className="loading">{t('app.loading')}</p>
  const { game } = opened.source.info
  const menu = <TableMenu game={game} />
  const bar = <LiveBar live={live} />
  const aside = <TalkBeside live={live} />
  return <Table {...opened} title={t(gameKey(game))} menu={menu} bar={bar} aside={aside} />
}

/** Loads the board, the rules and the words of the game that is played at a table. */
function useFurnished(live: LiveTable): Opening {
  const [opened, setOpened] = useState<Opening>(null)
  useEffect(() => {
    let isGone = false
    furnish(live).then(
      (done) => !isGone && setOpened(done),
      (error) => !isGone && setOpened(asFailure(error)),
    )
    return () => {
      isGone = true
      nameSeats({})
    }
  }, [live])
  return opened
}

async function furnish(live: LiveTable): Promise<Opened> {
  const { table } = live.store.getState()
  if (table === null || !isGameId(table.game)) throw new SourceFailure('damaged', live.id)
  const [board, rules] = await Promise.all([
    loadBoard(table.game),
    GAMES[table.game].rules(),
    needWords(table.game),
  ])
  return { board, source: liveSource(live, rules, table) }
}

function asFailure(error: unknown): SourceFailure {
  return error instanceof SourceFailure ? error : new SourceFailure('broken', String(error))
}
