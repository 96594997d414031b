import type { NewNoticeTarget, NoticePreferences } from '@meadhall/protocol'

/** Somebody who is away while a table waits for them. */
export interface Wait {
  readonly table: string
  readonly game: string
  /** The number of the question they are asked: another one, another wait. */
  readonly question: number
  /** When they were asked. */
  readonly since: number
  /** When their clock runs out. */
  readonly due: number | null
}

/** A wait, and what its person was told of it. */
export interface KnownWait extends Wait {
  readonly announced: boolean
  readonly reminded: boolean
}

/** Something to tell a person, through all their channels. */
export type Notice =
  | { readonly kind: 'turn'; readonly waits: readonly [Wait] }
  | { readonly kind: 'reminder'; readonly waits: readonly [Wait] }
  /** Several tables in one notice. */
  | { readonly kind: 'digest'; readonly waits: readonly Wait[] }

/** A place that notices go to. */
export type Target = NewNoticeTarget & {
  readonly id: string
  readonly person: string
  readonly confirmed: boolean
  readonly created: number
}

/** Those who have chosen nothing: where to is the choice that counts. */
export const USUAL_PREFERENCES: NoticePreferences = {
  language: 'en',
  zone: 'UTC',
  turns: true,
  reminders: true,
  perHour: 6,
  quiet: null,
}
