import type { Told } from '../bus/bus.ts'
import type { Connected } from './presence.ts'

/** A table as the processes that have it open share it. */
export interface SharedTable {
  readonly id: string
  /** How far this process knows its document, its game and its chat. */
  readonly version: number
  readonly revision: number
  /** Who is connected here. */
  readonly here: Connected
  /** Takes in what others have stored; `heard` is the entry of the game that they told of. */
  catchUp(heard?: number): Promise<void>
  /** Others have said something. */
  catchUpChat(): Promise<void>
  /** Who is connected to other processes. */
  elsewhere(around: Connected): void
  /** Whether this process runs the table's bots, clocks and notices. */
  run(isOn: boolean): void
}

/** How processes that serve the same tables keep together, as the hall sees it. */
export interface Sharing {
  /** Whether no other process can have changed anything. */
  readonly isAlone: boolean
  /** A table is open here: it is kept up to date from now on. */
  attend(table: SharedTable): void
  /** It is put away. */
  leave(table: SharedTable): void
  /** Something of a table was stored here. */
  announce(table: string, message: Told): void
  /** Somebody came to a table here, or left it. */
  peopled(table: SharedTable): void
  close(): Promise<void>
}

/** One process has all tables to itself. */
export const ALONE: Sharing = {
  isAlone: true,
  attend: (table) => table.run(true),
  leave: () => undefined,
  announce: () => undefined,
  peopled: () => undefined,
  close: () => Promise.resolve(),
}
