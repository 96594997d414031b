/**
 * Adds to package-lock.json the binaries of other platforms that npm left out.
 *
 * A registry mirror may lack the packages of platforms nobody there uses. `npm install` then leaves
 * them out of the lockfile without a word, `npm ci` refuses that lockfile, and on those platforms
 * nothing could be installed. An entry needs only version and platform; run this after `npm install`:
 *
 *     node tools/complete-lockfile.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/workspace.ts'

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

interface LockEntry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, LockEntry>
}

/** The platform a binary package is for, read from its name as all of them spell it. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.indexOf('/') + 1).split('-')
  const system = SYSTEMS.find((each) => words.includes(each))
  const processor = PROCESSORS.find((each) => words.includes(each))
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : undefined
  return {
    ...(processor && { cpu: [processor] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [system] }),
  }
}

function entryFor(name: string, version: string, owner: LockEntry): LockEntry {
  if (!EXACT_VERSION.test(version)) throw new Error(`${name}@${version} is no exact version`)
  const platform = platformOf(name)
  if (!platform.cpu) throw new Error(`${name} names no known platform`)
  return { version, ...(owner.dev && { dev: true }), optional: true, ...platform }
}

/** The lockfile's packages with an entry for every optional dependency that had none. */
export function completed(packages: Lockfile['packages']): Lockfile['packages'] {
  const added = { ...packages }
  for (const owner of Object.values(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      added[`node_modules/${name}`] ??= entryFor(name, version, owner)
    }
  }
  return Object.fromEntries(Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

if (import.meta.main) {
  const path = join(ROOT, 'package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  const before = Object.keys(lockfile.packages).length
  lockfile.packages = completed(lockfile.packages)
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${Object.keys(lockfile.packages).length - before} entries added`)
}
