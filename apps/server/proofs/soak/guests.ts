import { People } from '../../src/accounts/people.ts'
import { Sessions } from '../../src/accounts/sessions.ts'
import type { Database } from '../../src/storage/database.ts'

/** Guests with a program's token each, made before anything is served. */
export async function guests(database: Database, count: number): Promise<string[]> {
  const people = new People(database.queries, Date.now)
  const sessions = new Sessions(database.queries, Date.now)
  const tokens: string[] = []
  for (let number = 1; number <= count; number++)
    tokens.push(await sessions.open(await people.guest(`Guest ${number}`), 'token', 'soak'))
  return tokens
}
