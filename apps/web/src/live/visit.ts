import { kept } from './kept.ts'

const STEPS = kept<number>('meadhall.seen')

/** Where this browser left a table's game, and where it finds it now. */
export interface Visit {
  readonly table: string
  /** The last step that was seen here; `undefined` where one was never here. */
  readonly left: number | undefined
  readonly found: number
}

export function beginVisit(table: string, found: number): Visit {
  return { table, left: STEPS.get(table), found }
}

/** Somebody looks at the table at this step. */
export function seeStep({ table }: Visit, step: number): void {
  if (!document.hidden) STEPS.put(table, step)
}

/** Whether a step was taken while nobody looked on here. */
export function isMissed({ left, found }: Visit, step: number): boolean {
  return left !== undefined && step > left && step <= found
}
