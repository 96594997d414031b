import { Refused } from '../refusing/refused.ts'
import type { Connection } from '../tables/connection.ts'
import { isAtTable } from '../tables/document/watching.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Presence } from './crowd.ts'
import type { SocketLimits } from './limits.ts'

type Watcher = Pick<Connection, 'person' | 'screenOf' | 'address'>
type Limits = Pick<SocketLimits, 'spectators' | 'spectatorsPerAddress' | 'ownScreens'>

/** Refuses a socket too many of one person, and whom a table has no room to be watched by. */
export function takePlace(
  table: LiveTable,
  who: Pick<Connection, 'seat' | 'person' | 'screenOf'>,
  { presence, limits }: { readonly presence: Presence; readonly limits: SocketLimits },
): void {
  const { seat, person } = who
  if (person !== null && !presence.isOf(person)) throw new Refused('too-many')
  if (seat === null && !hasPlace(table, { ...who, address: presence.address }, limits))
    throw new Refused('too-many')
}

/**
 * Whether there is a place at a table for one who watches. Those of the table (a screen of somebody who
 * sits there, and whoever laid it) have places of their own, which no stranger takes; and strangers of
 * one address have only so many.
 */
function hasPlace(
  { connections, around, here, doc }: Pick<LiveTable, 'connections' | 'around' | 'here' | 'doc'>,
  watcher: Watcher,
  { spectators, spectatorsPerAddress, ownScreens }: Limits,
): boolean {
  const isOfTable = ({ screenOf, person }: Watcher) =>
    isAtTable(doc, { seat: null, screenOf }) || (person !== null && person === doc.host)
  const watching = [...connections].filter(({ seat }) => seat === null)
  const own = watching.filter(isOfTable).length
  if (isOfTable(watcher)) return own < ownScreens
  const elsewhere = around.watching - here.watching
  const strangers = watching.length - own + elsewhere
  const near = watching.filter((one) => !isOfTable(one) && one.address === watcher.address).length
  return strangers < spectators && near < spectatorsPerAddress
}
