/**
 * Runs a script of the project with the Node and the packages it needs, and brings both where they
 * are missing. Plain JavaScript for any Node from 18 on, because it must start before either is
 * there.
 *
 *     node tools/launcher.mjs [--production] <script> [arguments]
 *
 * With `--production` the packages that only development needs may be missing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const NODE_FOLDER = join(ROOT, 'tools', 'node')
const LOCK = join(ROOT, '.cache', 'setup.lock')
/** What was compiled once is kept for the next start, which is a third quicker then. */
const NODE_COMPILE_CACHE = join(ROOT, '.cache', 'compile')
const STAMP = join('node_modules', '.meadhall-installed')
/** Said in so many words: NODE_ENV=production or a user's setting would leave out others. */
const NPM_CI = ['ci', '--include=optional', '--no-fund', '--no-audit']
const ALL = { name: 'all', flag: '--include=dev' }
const PRODUCTION = { name: 'production', flag: '--omit=dev' }
const WANTED = { major: 24, minor: 21 }
const LOCK_POLL_MS = 250
const PARENT_POLL_MS = 250
/** A lock without an owner's name, or a half-done take-over, is given up for dead after this. */
const UNOWNED_LOCK_MS = 10_000
/** No set-up takes longer; a lock this old belongs to a dead launch whose number was used again. */
const LONGEST_SETUP_MS = 1_200_000

/** A problem to tell the user in a sentence, without a stack trace. */
class SetupError extends Error {}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function isWantedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major === WANTED.major && minor >= WANTED.minor
}

// --- what is installed -------------------------------------------------------------------------

/** What an installation must match: the lockfile, and the machine (folders get copied around). */
function stampOf(folder, extent) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  return `${hash} ${process.platform} ${process.arch} ${extent.name}\n`
}

function readStamp(folder) {
  const stamp = join(folder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

function isInstalled(folder, extent) {
  const stamp = readStamp(folder)
  if (stamp === stampOf(folder, ALL)) return true
  return extent === PRODUCTION && (stamp === stampOf(folder, PRODUCTION) || isNpmUpToDate(folder))
}

/** Whether somebody ran npm by hand since the lockfile changed: enough for what runs in production. */
function isNpmUpToDate(folder) {
  const own = join(folder, 'node_modules', '.package-lock.json')
  return (
    existsSync(own) && statSync(own).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  )
}

/** Who had everything keeps everything. */
function extentFor(folder, wanted) {
  return readStamp(folder).trimEnd().endsWith(` ${ALL.name}`) ? ALL : wanted
}

// --- one set-up at a time ----------------------------------------------------------------------

function makeFolder(path) {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new SetupError(`cannot create ${path}: ${error.message}`)
  }
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isAbandoned() {
  try {
    const pid = Number(readFileSync(join(LOCK, 'pid'), 'utf8'))
    return !isAlive(pid) || ageOf(LOCK) > LONGEST_SETUP_MS
  } catch {
    return ageOf(LOCK) > UNOWNED_LOCK_MS
  }
}

/** Removes the lock of a launch that died. Itself locked, so that no fresh lock can be taken away. */
function breakAbandonedLock() {
  const breaking = `${LOCK}.breaking`
  if (!makeFolder(breaking)) {
    if (ageOf(breaking) > UNOWNED_LOCK_MS) rmSync(breaking, { recursive: true, force: true })
    return
  }
  if (isAbandoned()) rmSync(LOCK, { recursive: true, force: true })
  rmSync(breaking, { recursive: true, force: true })
}

function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true })
  let told = false
  while (!makeFolder(LOCK)) {
    if (isAbandoned()) breakAbandonedLock()
    else if (!told) say('Setting up: waiting for another launch to finish …')
    told = true
    sleep(LOCK_POLL_MS)
  }
  writeFileSync(join(LOCK, 'pid'), String(process.pid))
}

function withLock(work) {
  takeLock()
  try {
    return work()
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

// --- installing --------------------------------------------------------------------------------

/** How to call npm: the one that called us if it did, else the one on PATH. */
function npmCommand(node) {
  const caller = process.env.npm_execpath
  if (caller?.endsWith('npm-cli.js')) return { command: node, first: [caller], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

function runNpm(folder, node, env, extent) {
  const { command, first, shell } = npmCommand(node)
  const options = { cwd: folder, env, shell, encoding: 'utf8', maxBuffer: 1 << 26 }
  const run = spawnSync(command, [...first, ...NPM_CI, extent.flag], options)
  if (run.error) throw new SetupError(`npm could not be started: ${run.error.message}`)
  if (run.status === 0) return
  const output = `${run.stdout}${run.stderr}`.trim()
  throw new SetupError(
    `"npm ci" failed in ${folder} (exit ${run.status ?? run.signal}):\n${output}`,
  )
}

/** Settings a calling npm hands down that are about its own call, not about ours. */
function npmEnvironment(env) {
  const foreign =
    /^npm_config_(local_prefix|workspaces?|global|omit|ignore_scripts|dry_run|loglevel)$/i
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.test(name)))
}

function install(folder, what, node, env, wanted = ALL) {
  if (isInstalled(folder, wanted)) return
  withLock(() => {
    if (isInstalled(folder, wanted)) return
    const extent = extentFor(folder, wanted)
    say(`Setting up: ${what} …`)
    runNpm(folder, node, npmEnvironment(env), extent)
    writeFileSync(join(folder, STAMP), stampOf(folder, extent))
  })
}

// --- the Node to run ---------------------------------------------------------------------------

/** Where the Node package of this machine lies, once it is installed. */
function nodePackage() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const known = JSON.parse(readFileSync(join(NODE_FOLDER, 'package.json'), 'utf8'))
  if (known.optionalDependencies[name]) return join(NODE_FOLDER, 'node_modules', name)
  throw new SetupError(
    `Node ${WANTED.major}.${WANTED.minor} or a later ${WANTED.major}.x is needed; this is ` +
      `${process.version}, and there is no ready package for ${process.platform} ` +
      `${process.arch}. Please install Node ${WANTED.major} from https://nodejs.org`,
  )
}

function withNodeFirst(env, folder) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [join(folder, 'bin'), env[name]].filter(Boolean).join(delimiter)
  return { ...env, [name]: path, npm_config_nodedir: folder }
}

/** The Node binary to run and the environment in which it is the one found on PATH. */
function provideNode() {
  if (isWantedNode()) return { node: process.execPath, env: process.env }
  const folder = nodePackage()
  install(NODE_FOLDER, `Node ${WANTED.major}`, process.execPath, process.env)
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node))
    throw new SetupError(`${node} is missing; delete ${NODE_FOLDER}/node_modules`)
  return { node, env: withNodeFirst(process.env, folder) }
}

// --- running the script ------------------------------------------------------------------------

/** Passes signals on. Ctrl-C in a terminal reaches the child by itself, so it only must not end us. */
function passSignals(child) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
}

/** A signal ends npm and its shell, which does not pass it on: without them the child is asked to end. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_POLL_MS).unref()
}

/** Ends as the child did: with its exit code, or by the same signal. */
function endLike(code, signal) {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  setTimeout(() => process.exit(1), 1000)
}

function runScript(node, env, script, args) {
  const child = spawn(node, [resolve(ROOT, script), ...args], {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: 'inherit',
  })
  child.on('error', (error) => fail(new SetupError(`cannot run ${node}: ${error.message}`)))
  child.on('exit', endLike)
  passSignals(child)
  endWithNpm(child)
}

function fail(error) {
  say(error instanceof SetupError ? `Meadhall: ${error.message}` : error.stack)
  process.exit(1)
}

function main(words) {
  const isProduction = words[0] === '--production'
  const [script, ...args] = isProduction ? words.slice(1) : words
  if (!script) throw new SetupError('usage: node tools/launcher.mjs [--production] <script> …')
  const { node, env } = provideNode()
  install(ROOT, 'packages', node, env, isProduction ? PRODUCTION : ALL)
  if (!existsSync(resolve(ROOT, script))) throw new SetupError(`there is no ${script}`)
  runScript(node, env, script, args)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  fail(error)
}
