import type { StoredTable, TableDoc } from '../table-doc/table-doc.ts'
import type { Page } from './page.ts'

/** Which part of a list of tables. */
export interface PersonFilter {
  /** Where the page before ended. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Which open tables to list. */
export interface LobbyFilter extends PersonFilter {
  readonly game?: string | undefined
  readonly players?: number | undefined
  readonly tempo?: string | undefined
  readonly rated?: boolean | undefined
}

/** Where tables are kept. */
export interface TableStore {
  /** `invitations` has the hash of each seat's invitation. `false` where there is such a table already. */
  create(table: StoredTable, invitations: readonly (string | null)[]): Promise<boolean>
  load(id: string): Promise<StoredTable | null>
  /**
   * Keeps a changed document (whose version is one more than that it was made from), and who sits
   * where; `false` where somebody else changed the table first, and then nothing is done. A seat's
   * resume secret ends when its person leaves it; its invitation does not.
   */
  save(doc: TableDoc): Promise<boolean>
  /** Another resume secret for one who sits at a seat: the one before opens nothing any more. */
  setResume(id: string, seat: number, person: string, hash: string): Promise<void>
  /** The seat that a resume secret opens. */
  seatByResume(id: string, hash: string): Promise<number | null>
  /** Another invitation to a seat: the one before invites nobody any more. */
  setInvitation(id: string, seat: number, hash: string): Promise<void>
  /** The seat that an invitation is for. */
  seatByInvitation(id: string, hash: string): Promise<number | null>
  /** Public tables that wait for people and at which somebody sits, the newest first. */
  lobby(filter: LobbyFilter): Promise<Page<TableDoc>>
  /** The tables at which a person sits, the one touched last first. */
  ofPerson(person: string, filter: PersonFilter): Promise<Page<TableDoc>>
  /** Which of these tables are still in one of these phases. */
  stillIn(ids: readonly string[], phases: readonly TableDoc['phase'][]): Promise<readonly string[]>
  /** Tables in one of these phases that were touched last before a time: to be tidied up. */
  untouched(
    phases: readonly TableDoc['phase'][],
    before: number,
    limit: number,
  ): Promise<readonly string[]>
}
