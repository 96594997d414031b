import type { Action, Reason, Seat } from '@meadhall/kernel'
import { createStore, type StoreApi } from 'zustand'
import type { Hint, LogEntry, Moment, Source, StepUpdate, Update, Why } from '../sources/source.ts'
import {
  type Answerable,
  type Assembly,
  assembled,
  NOTHING,
  remaining,
  type Target,
} from './assembly.ts'
import type { BoardTypes, InfoOf, LogEntryOf, MomentOf } from './board-types.ts'
import type { GameBoard, LeadIn } from './game-board.ts'

/** Why something cannot be chosen, and at what it was asked. */
export interface WhyNot {
  readonly target: Target
  /** What was meant by it; `null` where nothing comes to mind. */
  readonly attempt: Action | null
  readonly reason: Reason | null
}

/** Advice that was asked for: on its way, there, or none to be had. */
export type Advice =
  | { readonly about: 'hint' | 'why'; readonly state: 'thinking' }
  | { readonly about: 'hint' | 'why'; readonly state: 'none' }
  | {
      readonly about: 'hint'
      readonly state: 'given'
      readonly hint: Hint
      readonly parts: readonly Target[]
    }
  | { readonly about: 'why'; readonly state: 'given'; readonly why: Why }

export interface Remark {
  readonly sentences: readonly string[]
}

export interface Curtain {
  readonly next: readonly Seat[]
  readonly last: Seat | null
}

/** What the table shows now. Everything on the screen is drawn from this. */
export interface TableState<G extends BoardTypes = BoardTypes> {
  readonly info: InfoOf<G>
  readonly source: Source
  readonly board: GameBoard
  readonly moment: MomentOf<G> | null
  readonly log: readonly LogEntryOf<G>[]
  /** What happened in the step shown last: for animation and the mark of the last move. */
  readonly fresh: readonly G['event'][]
  /** The viewer's last own action: what came after it is "since your last turn". */
  readonly ownStep: number
  /** What others did since then, to be watched again. */
  readonly recent: readonly StepUpdate[]
  /** Whether more has happened than is shown yet. */
  readonly isBehind: boolean
  /** What is being led in by dice that tumble or by a scene, and is not told before that is over. */
  readonly coming: StepUpdate | null
  readonly curtain: Curtain | null
  readonly answers: readonly Answerable<G['action']>[]
  readonly assembly: Assembly
  /** A complete answer that waits for its confirmation. */
  readonly candidate: Answerable<G['action']> | null
  /** An answer on its way. */
  readonly isSending: boolean
  readonly whyNot: WhyNot | null
  /** Advice that was asked for. */
  readonly advice: Advice | null
  /** Something to be heard that did not happen in the game. */
  readonly remark: Remark | null
  /** Whether the final scores were put aside to look at the board. */
  readonly isEndingClosed: boolean
  /** How many things lie over the board. */
  readonly covers: number
  /** What is played on the stage before `coming` is shown: the first of them now. */
  readonly scenes: readonly string[]
  /** A scene that somebody watches again. */
  readonly recalled: string | null
}

export type { StepUpdate }

export type TableStore = StoreApi<TableState>

export function createTableStore(source: Source, board: GameBoard): TableStore {
  return createStore<TableState>(() => ({
    info: source.info,
    source,
    board,
    moment: null,
    log: [],
    fresh: [],
    ownStep: 0,
    recent: [],
    isBehind: false,
    coming: null,
    curtain: null,
    answers: [],
    assembly: NOTHING,
    candidate: null,
    isSending: false,
    whyNot: null,
    advice: null,
    remark: null,
    isEndingClosed: false,
    covers: 0,
    scenes: [],
    recalled: null,
  }))
}

/** The legal answers with what one points at for each. */
function answersOf(board: GameBoard, { view, decision, legal }: Moment): Answerable[] {
  if (decision === null) return []
  return legal.map((action) => ({ action, parts: board.parts(view, decision, action) }))
}

/** Shows an update. */
export function show(store: TableStore, update: Update): void {
  const { moment } = update
  const before = store.getState()
  const answers = answersOf(before.board, moment)
  store.setState({
    info: before.source.info,
    moment,
    answers,
    ...choiceIn(before, update, answers),
    whyNot: null,
    advice: stillAdvised(before, moment),
    coming: null,
    scenes: [],
    curtain: update.kind === 'curtain' ? { next: update.next, last: update.last } : null,
    ...(update.kind === 'step' ? oneMore(store.getState(), update) : anew(update)),
  })
}

/** A hint is for the question it was asked at; why somebody did something stays to be read. */
function stillAdvised({ advice, moment }: TableState, next: Moment): Advice | null {
  const isAskedStill = next.question === moment?.question && next.viewer === moment?.viewer
  return advice?.about === 'why' || isAskedStill ? advice : null
}

type Choice = Pick<TableState, 'assembly' | 'candidate'>

const NO_CHOICE: Choice = { assembly: NOTHING, candidate: null }

/** What others do while one chooses does not take from one's hands what one has begun. */
function choiceIn(
  { moment, assembly }: TableState,
  { kind, moment: next }: Update,
  answers: readonly Answerable[],
): Choice {
  const isAskedStill = next.question !== null && next.question === moment?.question
  if (kind !== 'step' || !isAskedStill || remaining(answers, assembly).length === 0)
    return NO_CHOICE
  return { assembly, candidate: assembled(answers, assembly) }
}

/** Leads an update in: the board may stand as after it, but nothing is told and nothing asked. */
export function lead(store: TableStore, update: StepUpdate, board: LeadIn['board']): void {
  const now = store.getState()
  const isAfter = board === 'after' || now.moment === null
  store.setState({
    coming: update,
    moment: unasked(isAfter ? update.moment : now.moment),
    fresh: isAfter ? update.entry.events : now.fresh,
    answers: [],
    ...NO_CHOICE,
    whyNot: null,
  })
}

function unasked(moment: Moment): Moment {
  const nothing = { open: [], decision: null, question: null, legal: [] }
  return { ...moment, ...nothing, canUndo: false, outcome: null }
}

function anew({ log, moment }: Exclude<Update, StepUpdate>): Partial<TableState> {
  return { log, fresh: [], recent: [], ownStep: ownStepOf(log, moment) }
}

function oneMore({ log, recent }: TableState, update: StepUpdate): Partial<TableState> {
  const { entry, moment } = update
  const seen = { log: withEntry(log, entry), fresh: entry.events }
  if (entry.by === moment.viewer) return { ...seen, ownStep: entry.step, recent: [] }
  const isKnown = recent.some((one) => one.entry.step === entry.step)
  return { ...seen, recent: isKnown ? recent : [...recent, update] }
}

/** Remembers what happened before the table was opened, to be watched again. */
export function remember(store: TableStore, past: readonly StepUpdate[]): void {
  const { moment, recent } = store.getState()
  const last = past.at(-1)?.entry.step
  const since = recent.filter(({ entry }) => last !== undefined && entry.step > last)
  const isFitting = last !== undefined && moment?.step === (since.at(-1)?.entry.step ?? last)
  if (isFitting) store.setState({ recent: [...past, ...since] })
}

/** The log with one more entry; a recording's log has it already. */
export function withEntry(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  return log.some(({ step }) => step === entry.step) ? log : [...log, entry]
}

function ownStepOf(log: readonly LogEntry[], { viewer, step }: Moment): number {
  return log.findLast((entry) => entry.step <= step && entry.by === viewer)?.step ?? 0
}

/** Sends an answer; the source's next update shows what came of it. Tells why it was refused, if it was. */
export async function send(store: TableStore, action: Action): Promise<Reason | null> {
  const { source, moment } = store.getState()
  if (moment === null || moment.question === null) return null
  store.setState({ isSending: true })
  try {
    const refused = await source.answer(moment.question, action)
    if (refused !== null)
      store.setState({ whyNot: { target: '', attempt: action, reason: refused } })
    return refused
  } finally {
    store.setState({ isSending: false, ...NO_CHOICE })
  }
}
