import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
/** What the server keeps in its data folder; whatever else lies there is not its business. */
const OURS = /^(meadhall\.db(-wal|-shm|-journal)?|operator-token|backup-[\w-]+\.db(\.part)?)$/
const FAULTS = 'faults'

/** Makes the data folder, for the server's own user alone. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  keepPrivate(folder)
}

/**
 * Sees to it that nobody but the server's own user can read what is in the data folder, if there is
 * one: also what an older release or a copy left there. Gives the paths that belong to somebody else.
 */
export function keepPrivate(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
  const files = names.filter((name) => OURS.test(name)).map((name) => join(folder, name))
  const faults = names.includes(FAULTS) ? join(folder, FAULTS) : null
  const reports = faults === null ? [] : readdirSync(faults).map((name) => join(faults, name))
  const folders = faults === null ? [folder] : [folder, faults]
  return [
    ...folders.filter((path) => !tightened(path, FOLDER)),
    ...[...files, ...reports].filter((path) => !tightened(path, FILE)),
  ]
}

/** Makes a file that is not there, for its owner alone: others write to it, and would let all read it. */
export function privateFile(path: string): void {
  closeSync(openSync(path, 'a', FILE))
}

/** Takes rights away from others; `false` where it is not ours to do. */
function tightened(path: string, most: number): boolean {
  const { mode } = statSync(path)
  if ((mode & 0o077) === 0) return true
  try {
    chmodSync(path, most)
    return true
  } catch {
    return false
  }
}
