import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import type { ChangeTable } from '../../table-doc/table-doc.ts'
import type { Audit } from '../audit.ts'
import type { Person } from '../person.ts'
import type { Sessions } from '../sessions.ts'
import { movedAt, tablesAbout, tablesOf } from './person-at-tables.ts'
import type { PersonalData } from './personal-data.ts'

export interface MergeNeeds {
  readonly db: Kysely<Schema>
  readonly sessions: Sessions
  readonly audit: Audit
  readonly changeTable: ChangeTable
  readonly personalData: readonly PersonalData[]
}

/**
 * A guest's games go to the account that they have signed in to. Returns at how many tables that
 * could not be, because the account sits there already: those seats stay the guest's, and their
 * resume links open them. Done again after a crash, it does the rest.
 */
export async function mergeGuest(
  needs: MergeNeeds,
  guest: Person,
  account: Person,
): Promise<number> {
  const { db, sessions, audit, changeTable, personalData } = needs
  const sitter = { id: account.id, name: account.name }
  for (const table of await tablesAbout(db, guest.id)) {
    await changeTable(table, (doc) => movedAt(doc, guest.id, sitter))
  }
  for (const part of personalData) await part.moved(guest.id, account.id)
  const left = (await tablesOf(db, guest.id)).length
  await sessions.closeAll(guest.id)
  if (left === 0) {
    const emptied = db.deleteFrom('people').where('id', '=', guest.id).where('kind', '=', 'guest')
    await emptied.execute()
  }
  await audit.note({ who: account.id, what: 'guest-merged', about: account.id, detail: guest.id })
  return left
}
