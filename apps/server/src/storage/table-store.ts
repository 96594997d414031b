import type { TableDoc } from '../tables/document/table-doc.ts'

/** A table that is kept, with what is in no document. */
export interface StoredTable {
  readonly doc: TableDoc
  /** The server's part of the seed. */
  readonly secret: string
}

/** Which open tables to list. */
export interface LobbyFilter {
  readonly game?: string
  readonly limit: number
}

/** Where tables are kept. */
export interface TableStore {
  /** `resume` has the hash of each seat's resume secret. `false` where there is such a table already. */
  create(table: StoredTable, resume: readonly (string | null)[]): Promise<boolean>
  load(id: string): Promise<StoredTable | null>
  /**
   * Keeps a changed document (whose version is one more than that it was made from), and who sits
   * where; `false` where somebody else changed the table first, and then nothing is done.
   */
  save(doc: TableDoc): Promise<boolean>
  /** Another resume secret for a seat: the one before opens nothing any more. */
  setResume(id: string, seat: number, hash: string): Promise<void>
  /** The seat that a resume secret opens. */
  seatByResume(id: string, hash: string): Promise<number | null>
  /** Public tables that wait for people, the newest first. */
  lobby(filter: LobbyFilter): Promise<readonly TableDoc[]>
  /** The tables at which a person sits, the one touched last first. */
  ofPerson(person: string, limit: number): Promise<readonly TableDoc[]>
  /** Which of these tables still wait for their game. */
  stillWaiting(ids: readonly string[]): Promise<readonly string[]>
  /** Tables in one of these phases that were touched last before a time: to be tidied up. */
  untouched(
    phases: readonly TableDoc['phase'][],
    before: number,
    limit: number,
  ): Promise<readonly string[]>
}
