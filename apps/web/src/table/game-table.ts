import { answerInTurn, type Given } from './answering.ts'
import type { BoardTypes, MomentOf } from './board-types.ts'
import { useTable, useTableContext } from './context.tsx'
import type { TableState } from './table-store.ts'

/** The table as a board uses it: in the types of its game. */
export interface GameTable<G extends BoardTypes> {
  /** A part of what the table shows. */
  readonly useGame: <T>(select: (state: TableState<G>) => T) => T
  /** How to give answers one after the other, each chosen from what is asked then. */
  readonly useAnswerInTurn: () => (
    choose: (moment: MomentOf<G>) => G['action'] | null,
  ) => Promise<Given>
}

const TABLE: GameTable<BoardTypes> = {
  useGame: useTable,
  useAnswerInTurn() {
    const { store } = useTableContext()
    return (choose) => answerInTurn(store, choose)
  },
}

/** The way back through the door of `sealed`: what the table holds came from the board's own game. */
export function gameTable<G extends BoardTypes>(): GameTable<G> {
  return TABLE as unknown as GameTable<G>
}
