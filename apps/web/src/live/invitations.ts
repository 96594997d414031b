import { kept } from './kept.ts'

const INVITATIONS = kept<readonly (string | null)[]>('meadhall.invitations')

/** Keeps the secrets of a table's invitations, by seat: the server tells them only once. */
export function keepInvitations(table: string, secrets: readonly (string | null)[]): void {
  if (secrets.some((secret) => secret !== null)) INVITATIONS.put(table, secrets)
}

/** The link that invites somebody to a seat; `null` where this browser knows none. */
export function invitationLink(table: string, seat: number): string | null {
  const secret = INVITATIONS.get(table)?.[seat] ?? null
  return secret === null ? null : `${location.origin}/tables/${table}#invitation=${secret}`
}
