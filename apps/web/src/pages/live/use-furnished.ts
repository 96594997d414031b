import { GAMES, isGameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { loadBoard } from '../../boards/index.ts'
import { nameSeats, needWords } from '../../i18n/words.ts'
import { liveSource } from '../../live/live-source.ts'
import type { LiveTable } from '../../live/live-table.ts'
import { SourceFailure } from '../../sources/worker-source.ts'
import type { Opened, Opening } from '../use-opened.ts'

/** Loads the board, the rules and the words of the game that is played at a table. */
export function useFurnished(live: LiveTable): Opening {
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
