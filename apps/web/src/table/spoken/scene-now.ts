import type { Scene } from '@meadhall/spoken'
import type { TableState } from '../table-store.ts'

type Shown = Pick<TableState, 'board' | 'log' | 'moment' | 'ownStep' | 'source'>

/** What the table shows, as it is told; `null` while there is nothing. */
export function sceneOf({ board, log, moment, ownStep, source }: Shown): Scene | null {
  if (moment === null) return null
  const { view, viewer, decision, question, legal, open, outcome, step } = moment
  return {
    view,
    viewer,
    decision,
    question,
    legal,
    open: open.map(({ seat }) => seat),
    // A recording's log goes on beyond what is shown.
    log: log
      .filter((entry) => entry.step <= step)
      .map(({ step: number, by, events }) => ({
        step: number,
        by,
        sentences: events.flatMap((event) => board.event(event) ?? []),
      })),
    ownStep,
    isRecorded: source.tape !== undefined,
    isPuzzle: source.isPuzzle === true,
    outcome,
  }
}
