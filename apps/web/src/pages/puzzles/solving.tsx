import { useEffect, useState } from 'react'
import { loadBoard } from '../../boards/index.ts'
import { Page } from '../../frame/page.tsx'
import { TableMenu } from '../../frame/table-menu.tsx'
import { nameSeats, needWords, useWords } from '../../i18n/words.ts'
import type { GameBoard } from '../../table/game-board.ts'
import { Table } from '../../table/table.tsx'
import type { Refused } from './host/protocol.ts'
import { type OpenPuzzle, openPuzzle, PuzzleRefused } from './host/puzzle-line.ts'
import { PuzzleBar } from './puzzle-bar.tsx'
import { puzzleWords } from './puzzle-words.ts'
import { RefusedNote } from './refused-note.tsx'
import { Verdict } from './verdict.tsx'
import './puzzles.css'

interface SolvingProps {
  /** The puzzle's file. */
  readonly text: string
  /** The name of one of ours, `null` for one that was brought. */
  readonly name: string | null
  /** Where the next one is. */
  readonly next?: string | undefined
}

interface Laid {
  readonly puzzle: OpenPuzzle
  readonly board: GameBoard
}

/** A puzzle on the board of its game. */
export function Solving({ text, name, next }: SolvingProps) {
  const { t } = useWords()
  const laid = useLaid(text)
  if (laid === null) return <p className="loading">{t('puzzle.proving')}</p>
  if (!('puzzle' in laid)) {
    return (
      <Page title={t('puzzle.title')}>
        <RefusedNote refused={laid} />
      </Page>
    )
  }
  return <Board {...laid} name={name} next={next} />
}

function Board({ puzzle, board, name, next }: Laid & Omit<SolvingProps, 'text'>) {
  const words = useWords()
  const { title } = puzzleWords(words, name, puzzle)
  const { game } = puzzle.opened.info
  const parts = {
    menu: <TableMenu game={game} />,
    bar: <PuzzleBar puzzle={puzzle} name={name} />,
    round: <Verdict puzzle={puzzle} name={name} next={next} />,
  }
  return <Table source={puzzle.source} board={board} title={title} {...parts} />
}

/** Opens a puzzle with its board and words for as long as it is shown. */
function useLaid(text: string): Laid | Refused | null {
  const [laid, setLaid] = useState<Laid | Refused | null>(null)
  useEffect(() => {
    let puzzle: OpenPuzzle | null = null
    let isGone = false
    const lay = async () => {
      puzzle = await openPuzzle(text)
      const game = puzzle.opened.info.game
      const [board] = await Promise.all([loadBoard(game), needWords(game), needWords('puzzles')])
      if (isGone) puzzle.source.close()
      else setLaid({ puzzle, board })
    }
    lay().catch((error) => {
      if (!isGone) setLaid(refusedBy(error))
    })
    return () => {
      isGone = true
      puzzle?.source.close()
      nameSeats({})
    }
  }, [text])
  return laid
}

function refusedBy(error: unknown): Refused {
  if (error instanceof PuzzleRefused) return error.refused
  return { kind: 'broken', place: '', reason: String(error) }
}
