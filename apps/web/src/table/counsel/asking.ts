import type { Seat } from '@meadhall/kernel'
import type { LogEntry } from '../../sources/source.ts'
import type { Target } from '../assembly.ts'
import type { Advice, TableState, TableStore } from '../table-store.ts'

/** Whether a hint may be asked for now. */
export function canHint({ source, moment }: TableState): boolean {
  return source.counsel !== undefined && moment?.decision != null && moment.legal.length > 1
}

/** Asks for a hint and marks what it would point at. */
export async function askHint(store: TableStore): Promise<void> {
  const { source, moment, board, advice } = store.getState()
  if (!canHint(store.getState()) || advice?.state === 'thinking') return
  const thinking: Advice = { about: 'hint', state: 'thinking' }
  store.setState({ advice: thinking, whyNot: null })
  const hint = (await source.counsel?.hint()) ?? null
  if (store.getState().advice !== thinking) return
  const decision = moment?.decision ?? null
  if (hint === null || decision === null || moment === null)
    return store.setState({ advice: { about: 'hint', state: 'none' } })
  const parts = board.parts(moment.view, decision, hint.action)
  store.setState({ advice: { about: 'hint', state: 'given', hint, parts } })
}

/** The last thing that a bot did, to be asked about; `null` where there is none. */
export function lastOfBot({ source, log, moment }: TableState): LogEntry | null {
  if (source.counsel === undefined) return null
  return (
    log.findLast((entry) => isAsked(entry, moment?.step ?? 0) && isBot(source, entry.by)) ?? null
  )
}

function isAsked({ events, step }: LogEntry, shown: number): boolean {
  return step <= shown && events.length > 0
}

function isBot({ info }: TableState['source'], seat: Seat | null): boolean {
  return seat !== null && info.seats[seat]?.plays !== 'person'
}

/** Asks why a bot did what it did last. */
export async function askWhy(store: TableStore): Promise<void> {
  const state = store.getState()
  const step = lastOfBot(state)?.step
  if (step === undefined || state.advice?.state === 'thinking') return
  const thinking: Advice = { about: 'why', state: 'thinking' }
  store.setState({ advice: thinking, whyNot: null })
  const why = (await state.source.counsel?.why(step)) ?? null
  if (store.getState().advice !== thinking) return
  store.setState({
    advice: why === null ? { about: 'why', state: 'none' } : { about: 'why', state: 'given', why },
  })
}

/** Puts advice away; tells whether there was any. */
export function closeAdvice(store: TableStore): boolean {
  const isOpen = store.getState().advice !== null
  if (isOpen) store.setState({ advice: null })
  return isOpen
}

const NOTHING: readonly Target[] = []

/** What a hint points at. */
export function hintedParts({ advice }: TableState): readonly Target[] {
  return advice?.about === 'hint' && advice.state === 'given' ? advice.parts : NOTHING
}
