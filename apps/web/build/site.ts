/** Builds the web application where it is missing or older than its sources. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '../..')
const DIST = join(WEB, 'dist')
const STAMP = join(DIST, '.built-from')
const SOURCES = [
  'package-lock.json',
  'apps/web/{src,build,public}/**/*',
  'apps/web/{index.html,vite.config.ts}',
  'packages/*/{src,scenarios,weights}/**/*',
  'packages/puzzles/*/*.json',
  'docs/rules/*.md',
  'languages/**/*',
]
const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/

/** What the sources are now: names, sizes and times of all files the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Compressed once here, so that the server need not do it for every visitor. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** The folder with the built application; `say` is told if building takes a while. */
export async function builtSite(say: (line: string) => void = () => undefined): Promise<string> {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return DIST
  say('Building the table …')
  await buildForUse()
  compress(DIST)
  writeFileSync(STAMP, sources)
  return DIST
}

/** What is tested is what is served: not the slow React that a test's environment would choose. */
async function buildForUse(): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    // Loaded only where it is needed: it takes longer than all else at a start.
    const { build } = await import('vite')
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' })
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env['NODE_ENV'] = before
  }
}
