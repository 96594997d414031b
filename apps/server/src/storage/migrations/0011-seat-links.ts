import { type Kysely, sql } from 'kysely'

/**
 * An invitation to a seat and the link back to it are two secrets. What a seat nobody sits at had
 * until now was its invitation. Links are looked for by their hash, too: are they still good?
 */
export async function seatLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('invitation_hash', 'text').execute()
  await sql`update seats set invitation_hash = resume_hash, resume_hash = null where person_id is null`.execute(
    db,
  )
  await db.schema.createIndex('seats_resume').on('seats').column('resume_hash').execute()
}
