import type { TableStore } from '../../table/table-store.ts'
import type { LiveTable } from '../live-table.ts'
import type { Ahead } from './ahead.ts'

/** The number of a question that nobody has asked: an answer to it is left as word for later. */
export const AHEAD = -1

/**
 * Lays a question before who looks on that may be asked later, to be answered by pointing as any
 * other. What happens meanwhile, and `stopAhead`, put it away.
 */
export function answerAhead(store: TableStore, live: LiveTable, ahead: Ahead): void {
  const { moment, board } = store.getState()
  if (moment === null || moment.decision !== null) return
  const { decision, legal } = ahead
  live.store.setState({ answering: decision.kind })
  store.setState({
    moment: { ...moment, decision, legal, question: AHEAD },
    answers: legal.map((action) => ({ action, parts: board.parts(moment.view, decision, action) })),
    whyNot: null,
  })
}

/** Puts such a question away. */
export function stopAhead(store: TableStore): void {
  const { moment } = store.getState()
  if (moment?.question !== AHEAD) return
  store.setState({
    moment: { ...moment, decision: null, legal: [], question: null },
    answers: [],
    assembly: { picked: [], held: null, before: null },
    candidate: null,
    whyNot: null,
  })
}
