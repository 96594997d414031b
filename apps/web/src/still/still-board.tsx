import type { Position } from '@meadhall/match'
import { useMemo, useState } from 'react'
import { LaidSource } from '../sources/laid-source.ts'
import type { GameInfo } from '../sources/source.ts'
import { useTable } from '../table/context.tsx'
import { OverProvider } from '../table/cover.tsx'
import type { BoardProps, GameBoard } from '../table/game-board.ts'
import { TableRoot } from '../table/table.tsx'
import './still.css'

/** A part of the board: what is played on, or what lies before the viewer. */
export type Part = 'stage' | 'own' | 'rivals'

interface StillBoardProps {
  readonly board: GameBoard
  readonly info: GameInfo
  readonly position: Position
  /** By whose eyes. */
  readonly viewer: number
  readonly parts: readonly Part[]
  /** What is to be seen, for those who do not see it. */
  readonly label: string
}

/** A position on the real board, small, to be looked at. */
export function StillBoard({ board, info, position, viewer, parts, label }: StillBoardProps) {
  const source = useMemo(() => {
    const laid = new LaidSource(info, viewer, position, async () => undefined)
    laid.lay(position, true)
    return laid
  }, [info, viewer, position])
  const [over, setOver] = useState<HTMLElement | null>(null)
  return (
    <div className="still" role="img" aria-label={label} data-game={info.game}>
      <TableRoot source={source} board={board} isUnattended key={position.seq}>
        <OverProvider value={over}>
          <div className="still-inside" inert>
            <Parts board={board} parts={parts} />
            <div className="still-over" ref={setOver} />
          </div>
        </OverProvider>
      </TableRoot>
    </div>
  )
}

const DRAWN = { stage: 'Stage', own: 'Own', rivals: 'Rivals' } as const

function Parts({ board, parts }: Pick<StillBoardProps, 'board' | 'parts'>) {
  const info = useTable((table) => table.info)
  const moment = useTable((table) => table.moment)
  if (moment === null) return null
  const props: BoardProps = { info, moment, fresh: [] }
  return parts.map((part) => {
    const Drawn = board[DRAWN[part]]
    return (
      <div className={`still-${part}`} key={part}>
        <Drawn {...props} />
      </div>
    )
  })
}
