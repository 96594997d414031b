import { isGameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { loadBoard } from '../boards/index.ts'
import { nameSeats, needWords } from '../i18n/words.ts'
import type { Source } from '../sources/source.ts'
import { SourceFailure } from '../sources/worker-source.ts'
import type { GameBoard } from '../table/game-board.ts'

export interface Opened {
  readonly source: Source
  readonly board: GameBoard
}

export type Opening = Opened | SourceFailure | null

/** Opens a source with its board and words for as long as the page is shown. */
export function useOpened(
  open: (onBroken: (failure: SourceFailure) => void) => Promise<Source>,
): Opening {
  const [opened, setOpened] = useState<Opening>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are keyed by what they open
  useEffect(() => {
    let source: Source | null = null
    let isGone = false
    const start = async () => {
      source = await open(setOpened)
      const board = await furnish(source)
      if (isGone) source.close()
      else setOpened({ source, board })
    }
    start().catch((error) => {
      if (!isGone) setOpened(asFailure(error))
    })
    return () => {
      isGone = true
      source?.close()
      nameSeats({})
    }
  }, [])
  return opened
}

async function furnish({ info }: Source): Promise<GameBoard> {
  if (!isGameId(info.game)) throw new SourceFailure('damaged', `unknown game "${info.game}"`)
  const [board] = await Promise.all([loadBoard(info.game), needWords(info.game)])
  return board
}

function asFailure(error: unknown): SourceFailure {
  return error instanceof SourceFailure ? error : new SourceFailure('broken', String(error))
}
