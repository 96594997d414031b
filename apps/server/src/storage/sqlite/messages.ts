import type { Answer } from '@meadhall/lines'
import type { Appended } from '@meadhall/match'
import type { EntryRow } from '../entry-row.ts'

/** What the threads are asked, and what they answer to each; one that reads takes queries alone. */
export interface Requests {
  append: { readonly ask: { readonly rows: readonly EntryRow[] }; readonly answer: Appended[] }
  query: { readonly ask: QueryAsk; readonly answer: QueryAnswer }
  rollback: { readonly ask: object; readonly answer: null }
  close: { readonly ask: object; readonly answer: null }
}

interface QueryAsk {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** How a statement ended. */
export interface QueryAnswer {
  readonly rows: unknown[]
  readonly changes: number
}

/** Who asks: while somebody's transaction is open, all others wait. */
type Session = number

/** One request on its way. */
export type Request = {
  [Kind in keyof Requests]: {
    readonly kind: Kind
    readonly id: number
    readonly session: Session
  } & Requests[Kind]['ask']
}[keyof Requests]

/** What comes back. An error loses all but its words on the way between threads. */
export type Reply = Answer<Trouble>

/** What the database threw. */
export interface Trouble {
  readonly message: string
  readonly code: string
}

/** What a thread must know to start. */
export interface ThreadData {
  readonly path: string
  readonly isDurable: boolean
}
