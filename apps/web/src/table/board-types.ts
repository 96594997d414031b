import type { Action, Decision, GameEvent } from '@meadhall/kernel'
import type { GameInfo, LogEntry, Moment } from '../sources/source.ts'

/** The types of one game as its board and the table's state have them, under one name. */
export interface BoardTypes {
  view: unknown
  decision: Decision
  action: Action
  event: GameEvent
}

/** What a viewer sees at one moment, in the types of the game. */
export interface MomentOf<G extends BoardTypes> extends Moment {
  readonly view: G['view']
  readonly decision: G['decision'] | null
  readonly legal: readonly G['action'][]
}

/** One action as it was told, in the types of the game. */
export interface LogEntryOf<G extends BoardTypes> extends LogEntry {
  readonly events: readonly G['event'][]
}

/** What is fixed about a game, in its types. */
export interface InfoOf<G extends BoardTypes> extends GameInfo {
  readonly start?: G['view']
}
