import type { NoticePreferences } from '@meadhall/protocol'
import type { KnownWait, Notice, Target, Wait } from './notice.ts'

/** Somebody waited for at a table. */
export interface Awaiting extends Wait {
  readonly person: string
}

/** Where preferences, places, and what was sent are kept. */
export interface NoticeStore {
  preferences(person: string): Promise<NoticePreferences>
  savePreferences(person: string, preferences: NoticePreferences): Promise<void>

  targets(person: string): Promise<readonly Target[]>
  target(id: string): Promise<Target | null>
  addTarget(target: Target): Promise<void>
  /** From now on notices are sent there; what waits already is looked at again. */
  confirm(id: string): Promise<void>
  /** `person`: only if it is theirs. Whether there was one. */
  removeTarget(id: string, person?: string): Promise<boolean>
  /** Counts failures in a row, and says how many there are. */
  countFailure(id: string): Promise<number>
  countSuccess(id: string): Promise<void>

  /** Who is away and waited for at a table, in place of what was known of it. What they were told stays. */
  setWaits(table: string, waits: readonly Awaiting[], lookAt: number): Promise<void>
  waits(person: string): Promise<readonly KnownWait[]>
  /** The people to look at by now. */
  due(now: number, limit: number): Promise<readonly string[]>
  /** When to look at a person again. */
  setLook(person: string, lookAt: number | null): Promise<void>
  /** Marks what a notice tells as told; `false` where somebody else did it first, for all of it. */
  claim(person: string, notice: Notice): Promise<boolean>

  /** When something of a kind was sent to somebody since a time, the oldest first. */
  sentSince(who: string, kind: SentKind, since: number): Promise<readonly number[]>
  record(who: string, kind: SentKind, at: number): Promise<void>

  /** A key of the server: made once, the same for all its processes. */
  key(name: string, make: () => string): Promise<string>
  /** All that is kept of a person, gone. */
  forget(person: string): Promise<void>
  /** The places and wishes of a guest go to the account made of them, which keeps its own wishes. */
  move(guest: string, account: string): Promise<void>
}

export type SentKind = 'notice' | 'confirmation'
