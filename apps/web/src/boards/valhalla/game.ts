import type { ValhallaDecision, ValhallaTypes } from '@meadhall/game-valhalla'
import type { LogEntryOf, MomentOf } from '../../table/board-types.ts'
import type * as board from '../../table/game-board.ts'
import { gameTable } from '../../table/game-table.ts'

/** The types of Valhalla at its board. */
export interface Valhalla extends ValhallaTypes {
  decision: ValhallaDecision
}

export type BoardProps = board.BoardProps<Valhalla>
export type EndingProps = board.EndingProps<Valhalla>
export type SceneProps = board.SceneProps<Valhalla>
export type LogEntry = LogEntryOf<Valhalla>
export type Moment = MomentOf<Valhalla>

export const { useGame, useAnswerInTurn } = gameTable<Valhalla>()
