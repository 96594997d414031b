/**
 * Adds to package-lock.json the binaries of other platforms that npm left out, with their hashes.
 *
 * A registry mirror may lack the packages of platforms nobody there uses. `npm install` then leaves
 * them out of the lockfile without a word, `npm ci` refuses that lockfile, and on those platforms
 * nothing could be installed. An entry needs only version and platform; the hash of its content is
 * added wherever the registry in use can tell it, and what it cannot is listed, to be run again
 * beside one that can. Run this after `npm install`:
 *
 *     node tools/launcher.mjs tools/complete-lockfile.ts
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './lib/workspace.ts'

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

interface LockEntry {
  version?: string
  integrity?: string
  link?: boolean
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

/** Tells the hash of a package's content; `null` where the registry does not know it. */
type Lookup = (name: string, version: string) => Promise<string | null>

const FOLDER = 'node_modules/'

/** The packages from the registry that have no hash yet, as the lockfile names them. */
export function unhashed(packages: Lockfile['packages']): string[] {
  return Object.entries(packages).flatMap(([path, { version, link, integrity }]) =>
    path.startsWith(FOLDER) && version !== undefined && !link && !integrity ? [path] : [],
  )
}

/** The packages with every hash that can be had. */
export async function hashed(
  packages: Lockfile['packages'],
  lookup: Lookup,
): Promise<Lockfile['packages']> {
  const complete = { ...packages }
  // One after the other: a registry is asked politely.
  for (const path of unhashed(packages)) {
    const { version = '', ...rest } = packages[path] ?? {}
    const integrity = await lookup(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), version)
    complete[path] = { version, ...(integrity && { integrity }), ...rest }
  }
  return complete
}

/** What npm knows of a package at the registry that it is set up with. */
async function askRegistry(name: string, version: string): Promise<string | null> {
  try {
    const asked = ['view', `${name}@${version}`, 'dist.integrity']
    const { stdout } = await promisify(execFile)('npm', asked, { cwd: ROOT })
    return stdout.trim() || null
  } catch {
    return null
  }
}

async function main(): Promise<void> {
  const path = join(ROOT, 'package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  const before = Object.keys(lockfile.packages).length
  lockfile.packages = await hashed(completed(lockfile.packages), askRegistry)
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${Object.keys(lockfile.packages).length - before} entries added`)
  const unknown = unhashed(lockfile.packages)
  if (unknown.length === 0) return
  console.log(`${unknown.length} hashes that this registry cannot tell:`)
  for (const entry of unknown) console.log(`  ${entry}`)
}

if (import.meta.main) await main()
