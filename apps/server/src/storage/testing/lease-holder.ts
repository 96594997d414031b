/**
 * A process that runs a table: `lease-holder.ts URL TABLE`. It takes the lease and says so; for every
 * line that it is given it then does what such a process does, and says how that ended.
 */
import { createInterface } from 'node:readline'
import { openPostgres } from '../postgres.ts'
import { NOTHING_YET, sampleEntry } from './samples.ts'

const LEASE_MS = 500
const OWNER = 'the one that is paused'

const [url = '', table = ''] = process.argv.slice(2)
const { leases, matches } = await openPostgres(url, { now: Date.now })

console.log((await leases.take(table, OWNER, LEASE_MS)) ? 'holds' : 'does not hold')
for await (const _line of createInterface({ input: process.stdin })) {
  const appended = await matches.append(table, sampleEntry(1, 1), NOTHING_YET)
  const held = await leases.renew([table], OWNER, LEASE_MS)
  console.log(JSON.stringify({ appended, held }))
}
process.exit()
