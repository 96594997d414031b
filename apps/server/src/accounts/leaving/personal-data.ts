/**
 * What one part of the server keeps about people (chat, ratings, notices …). Each part says how it is
 * taken along, how it is forgotten, and how it goes from a guest to the account they sign in to.
 */
export interface PersonalData {
  /** What it is called in an export. */
  readonly name: string
  /** Lists that may be long iterate asynchronously, and are read while they are written. */
  exported(person: string): Promise<unknown>
  erased(person: string): Promise<void>
  moved(guest: string, account: string): Promise<void>
}
