import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const CACHE = join(import.meta.dirname, '../../../../.cache/browser')
/** Where a machine's own Chromium is usually found. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Ends what hangs. Nothing is judged by time: a busy machine may take its time; whoever writes a test
 * wants to know sooner.
 */
export const HANGS_MS = Number(process.env['HANGS_MS'] ?? 180_000)

/** A name that is not this machine's own: pages under it are not secure. */
export const PLAIN_HOST = 'meadhall.local'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
]

export interface BrowserProgram {
  readonly executablePath: string
  readonly env: Record<string, string>
}

/** Starts it. A machine that is busy may need long for it. */
export function launch({ executablePath, env }: BrowserProgram): Promise<Browser> {
  const inherited = process.env as Record<string, string>
  return chromium.launch({
    executablePath,
    args: FLAGS,
    env: { ...inherited, ...env },
    timeout: HANGS_MS,
  })
}

/**
 * A Chromium to test with: the one that comes with the packages, the same on every machine. The
 * variable CHROMIUM names another by its path, or as "installed" the machine's own.
 */
export function findBrowser(): Promise<BrowserProgram> {
  const wanted = process.env['CHROMIUM'] ?? ''
  return wanted === ''
    ? unpackBrowser()
    : Promise.resolve({ executablePath: other(wanted), env: {} })
}

function other(wanted: string): string {
  const found = wanted === 'installed' ? INSTALLED.find(existsSync) : wanted
  if (found !== undefined && existsSync(found)) return found
  const places = wanted === 'installed' ? INSTALLED.join(', ') : wanted
  throw new Error(`CHROMIUM=${wanted}: there is no browser at ${places}`)
}

/** Unpacks the packaged Chromium once. It always unpacks into the temporary folder: give it ours. */
async function unpackBrowser(): Promise<BrowserProgram> {
  mkdirSync(CACHE, { recursive: true })
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = CACHE
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    if (starts(executablePath, {})) return { executablePath, env: {} }
    // A bare machine lacks libraries that the package brings along.
    const libraries = await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'))
    const env = { LD_LIBRARY_PATH: join(libraries, 'lib'), FONTCONFIG_PATH: join(CACHE, 'fonts') }
    if (starts(executablePath, env)) return { executablePath, env }
    throw new Error(
      'the packaged Chromium does not start here: please install Chromium and set CHROMIUM=installed',
    )
  } finally {
    if (temporary === undefined) Reflect.deleteProperty(process.env, 'TMPDIR')
    else process.env['TMPDIR'] = temporary
  }
}

function packageFolder(): string {
  return join(import.meta.dirname, '../../../../node_modules/@sparticuz/chromium')
}

function starts(path: string, env: Record<string, string>): boolean {
  const run = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: HANGS_MS })
  return run.status === 0
}
