import type { PersonalData } from './accounts/leaving/personal-data.ts'
import type { Routes } from './http/app.ts'
import type { Chore } from './operating/tidying.ts'
import type { LiveTable } from './tables/live-table.ts'

/** What a part may know of all parts together, once each of them is open. */
export interface Whole {
  /** What the server keeps about people, in every part. */
  readonly personalData: readonly PersonalData[]
}

/**
 * One part of the server: a room with a door of this shape. A part leaves out what it does not have.
 * The root (`server.ts`) opens a list of parts, folds it, and closes it from the last to the first.
 */
export interface Part {
  /** What people reach it by. */
  routes?(whole: Whole): Routes
  /** What only the operator reaches it by. */
  operatorRoutes?(whole: Whole): Routes
  /** What it keeps about people. */
  readonly personalData?: PersonalData
  /** What it puts in order now and then. */
  readonly chores?: readonly Chore[]
  /** Hears of every change at a table that this process runs. */
  tableChanged?(table: LiveTable): void
  /** Hears of a table that is no longer open here, or run by another process. */
  tableAway?(table: string): void
  /** Begins what it does by itself; called once everything is open and before anybody is served. */
  start?(): Promise<void> | void
  /** Ends it, and waits for what is on its way. */
  close?(): Promise<void> | void
}

/** A list of parts as one. Later parts may hear of tables before all parts are there. */
export class Parts {
  readonly #list: Part[] = []

  /** Puts a part at the end of the list. */
  add<P extends Part>(part: P): P {
    this.#list.push(part)
    return part
  }

  get whole(): Whole {
    return { personalData: this.#each(({ personalData }) => personalData) }
  }

  get chores(): readonly Chore[] {
    return this.#each(({ chores }) => chores).flat()
  }

  get routes(): readonly Routes[] {
    return this.#each((part) => part.routes?.(this.whole))
  }

  get operatorRoutes(): readonly Routes[] {
    return this.#each((part) => part.operatorRoutes?.(this.whole))
  }

  tableChanged(table: LiveTable): void {
    for (const part of this.#list) part.tableChanged?.(table)
  }

  tableAway(table: string): void {
    for (const part of this.#list) part.tableAway?.(table)
  }

  async start(): Promise<void> {
    for (const part of this.#list) await part.start?.()
  }

  async close(): Promise<void> {
    for (const part of this.#list.toReversed()) await part.close?.()
  }

  #each<T>(read: (part: Part) => T | undefined): T[] {
    return this.#list.map(read).filter((one) => one !== undefined)
  }
}
