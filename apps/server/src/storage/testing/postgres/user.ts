import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Who runs PostgreSQL: it refuses to run as root. Empty where whoever tests is somebody else. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>

const NOBODIES = ['postgres', 'nobody']

/** A user of this machine that may run it. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of NOBODIES) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL cannot be started for the tests: it refuses to run as root, and this machine has ' +
      `no user ${NOBODIES.join(' or ')}. Run the tests as another user.`,
  )
}

/** Programs that the user can reach: copied into `room` where their own folder is closed to others. */
export function reachable(programs: string, as: RunAs, room: string): string {
  const { error, status } = spawnSync(join(programs, 'postgres'), ['--version'], as)
  if (error === undefined && status === 0) return programs
  const copy = join(room, 'native')
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
