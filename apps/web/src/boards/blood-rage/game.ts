import type { BloodRageDecision, BloodRageTypes } from '@meadhall/game-blood-rage'
import type { LogEntryOf } from '../../table/board-types.ts'
import type * as board from '../../table/game-board.ts'
import { gameTable } from '../../table/game-table.ts'

/** The types of Blood Rage at its board. */
export interface BloodRage extends BloodRageTypes {
  decision: BloodRageDecision
}

export type BoardProps = board.BoardProps<BloodRage>
export type EndingProps = board.EndingProps<BloodRage>
export type SceneProps = board.SceneProps<BloodRage>
export type LogEntry = LogEntryOf<BloodRage>

export const { useGame } = gameTable<BloodRage>()
