import { useSettings } from '../settings/settings.ts'
import {
  type Answerable,
  type Assembly,
  assembled,
  NOTHING,
  onlyNext,
  openTargets,
  pick,
  type Target,
  takeBack,
} from './assembly.ts'
import { send, type TableStore } from './table-store.ts'

/** Points at something on the table: chooses it if it is open, else asks why it is not. */
export async function point(store: TableStore, target: Target): Promise<void> {
  const { answers, assembly, isSending, candidate } = store.getState()
  if (isSending) return
  // Pointing elsewhere while an answer waits for its confirmation starts anew.
  const so = candidate !== null && !openTargets(answers, assembly).has(target) ? NOTHING : assembly
  if (!openTargets(answers, so).has(target)) return explain(store, target)
  await goOn(store, pick(answers, so, target))
}

/** Points at several things, from the start, as one deed. */
export async function pointAtAll(store: TableStore, targets: readonly Target[]): Promise<void> {
  const { answers, assembly, isSending } = store.getState()
  if (isSending) return
  const so = targets.reduce((sum, target) => pick(answers, sum, target), NOTHING)
  await goOn(store, { ...so, before: assembly })
}

async function goOn(store: TableStore, begun: Assembly): Promise<void> {
  const assembly = withOnly(store, begun)
  const answer = assembled(store.getState().answers, assembly)
  store.setState({ assembly, candidate: answer, whyNot: null })
  if (answer !== null && !mustConfirm(store, answer)) await send(store, answer.action)
}

/**
 * Where a word leaves one thing to point at, that is not asked: it is picked along, unless the answer
 * would be given by that without a confirmation.
 */
function withOnly(store: TableStore, so: Assembly): Assembly {
  const { answers } = store.getState()
  const only = onlyNext(answers, so)
  if (only === null) return so
  const next = { ...pick(answers, so, only), before: so.before }
  const answer = assembled(answers, next)
  return answer === null || mustConfirm(store, answer) ? next : so
}

/** Asks which rule forbids to choose a thing, and shows it. */
export async function explain(store: TableStore, target: Target): Promise<void> {
  const { board, moment, assembly, source } = store.getState()
  if (!moment?.decision) return
  const attempt = board.attempt(moment.view, moment.decision, assembly.picked, target)
  const reason = attempt === null ? null : await source.whyNot(attempt)
  if (store.getState().moment === moment) store.setState({ whyNot: { target, attempt, reason } })
}

/** Esc: takes back the last thing that one did, or closes an explanation. */
export function takePartBack(store: TableStore): void {
  const { assembly, whyNot, isSending } = store.getState()
  if (whyNot !== null) return store.setState({ whyNot: null })
  if (isSending) return
  store.setState({ assembly: takeBack(assembly), candidate: null })
}

export async function confirm(store: TableStore): Promise<void> {
  const { candidate, isSending } = store.getState()
  if (candidate !== null && !isSending) await send(store, candidate.action)
}

function mustConfirm(store: TableStore, { action }: Answerable): boolean {
  const { board, moment } = store.getState()
  if (!moment?.decision) return false
  const kind = board.confirmKind(moment.decision, action)
  return kind !== null && (useSettings.getState().confirm[`${board.rules.id}/${kind}`] ?? true)
}
