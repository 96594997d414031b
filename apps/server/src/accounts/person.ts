import type { PeopleRow } from '../storage/schema.ts'

/** Somebody who plays here, under a name, with or without an account. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
  readonly role: PeopleRow['role']
  /** Until when they may not enter, and not chat; `null` where nobody said so. */
  readonly bannedUntil: number | null
  readonly mutedUntil: number | null
}

/** What of a row makes a person. */
export const PERSON_COLUMNS = [
  'people.id',
  'people.name',
  'people.kind',
  'people.role',
  'people.banned_until',
  'people.muted_until',
] as const

type PersonRow = Pick<PeopleRow, 'id' | 'name' | 'kind' | 'role' | 'banned_until' | 'muted_until'>

/** The person in a row; nobody is left of one who was deleted. */
export function personOf(row: PersonRow): Person | null {
  const { id, name, kind, role } = row
  if (kind === 'deleted') return null
  return { id, name, kind, role, bannedUntil: row.banned_until, mutedUntil: row.muted_until }
}

/** Whether a person may not enter now. */
export function isBanned({ bannedUntil }: Person, now: number): boolean {
  return bannedUntil !== null && bannedUntil > now
}

/** Whether a person may not chat now. */
export function isMuted({ mutedUntil }: Person, now: number): boolean {
  return mutedUntil !== null && mutedUntil > now
}
