import type { Browser, Page } from 'playwright-core'
import { asked } from '../support/play.ts'
import { playMoves } from './answers.ts'

/** How long others thought while nothing was left to draw, and what each task of the page took meanwhile. */
export interface Waited {
  readonly ms: number
  /** On the processor, in milliseconds: whatever else the machine does, a task takes no more. */
  readonly tasks: readonly number[]
}

/** The page's own marks in a trace. */
const CHANGED = 'bench: changed'
const WAITING = 'bench: waiting'
const CATEGORIES = ['toplevel', 'blink.user_timing']

/** What is used of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** On the processor. */
  readonly tdur?: number
}

/** Runs in the page: marks when something changes, and when it is drawn and somebody else is to act. */
function markChanges([changed, waiting]: readonly [string, string]): void {
  const table = document.querySelector<HTMLElement>('.table')
  if (table === null) return
  const begin = () => {
    const { decision, over } = table.dataset
    if (decision === undefined && over === undefined) performance.mark(waiting)
  }
  new MutationObserver(() => {
    performance.mark(changed)
    // What changed is drawn in the next frame: only after that there is nothing to do.
    requestAnimationFrame(() => setTimeout(begin))
  }).observe(table, { attributes: true })
}

/** Plays so many moves and tells what the page did while it waited for the others. */
export async function timeWaiting(browser: Browser, page: Page, moves: number): Promise<Waited> {
  await asked(page)
  await page.evaluate(markChanges, [CHANGED, WAITING] as const)
  await browser.startTracing(page, { categories: CATEGORIES })
  await playMoves(page, moves)
  await asked(page)
  const trace = JSON.parse((await browser.stopTracing()).toString())
  return waitedIn(trace.traceEvents as readonly TraceEvent[])
}

function waitedIn(events: readonly TraceEvent[]): Waited {
  const marks = events.filter(({ name }) => name === CHANGED || name === WAITING)
  const sorted = marks.toSorted((one, other) => one.ts - other.ts)
  const spans = sorted.flatMap(({ name, ts }, index) => {
    const next = sorted[index + 1]
    return name === WAITING && next !== undefined ? [{ from: ts, until: next.ts }] : []
  })
  const isOwn = ({ pid, tid }: TraceEvent) => pid === marks[0]?.pid && tid === marks[0]?.tid
  const isWithin = ({ ts, dur = 0 }: TraceEvent) =>
    spans.some(({ from, until }) => ts >= from && ts + dur <= until)
  const tasks = events.filter((one) => one.name.endsWith('RunTask') && isOwn(one) && isWithin(one))
  return {
    ms: spans.reduce((sum, { from, until }) => sum + until - from, 0) / 1000,
    tasks: tasks.map(({ tdur = 0 }) => tdur / 1000),
  }
}
