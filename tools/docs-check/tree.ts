/** The files and folders of the repository, as pages name them: whole, or by the end of a path. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT } from '../lib/workspace.ts'

/** What building, testing and playing leave behind; a page must not point there by accident. */
const MADE = /(^|\/)(node_modules|dist|out|coverage|\.cache|\.git|data)(\/|$)/
const SOURCE_NAME = /\.(ts|tsx|mjs|cjs|css|json|jsonl|md|yaml|yml|bin|service)$/
/** Extensions that a page may leave out: `legal/march` is `legal/march.ts`. */
const LEFT_OUT = ['.ts', '.tsx', '.e2e.ts', '.test.ts']

export class Tree {
  readonly #paths: ReadonlySet<string>
  readonly #tops: ReadonlySet<string>
  readonly #folderNames: ReadonlySet<string>

  /** `paths` has files and folders alike, relative to the root, with `/` between. */
  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths)
    this.#tops = new Set(paths.flatMap((path) => path.split('/', 1)))
    this.#folderNames = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)))
  }

  /** The repository as it lies on the disk. */
  static ofRepository(): Tree {
    const found = globSync(['**/*', '.*', '.github/**'], {
      cwd: ROOT,
      exclude: (path) => MADE.test(path.split(sep).join('/')),
    })
    return new Tree(found.map((path) => path.split(sep).join('/')))
  }

  /** Whether a word in backticks means one of our files or folders at all. */
  isOurs(word: string): boolean {
    if (word.startsWith('@') || word.startsWith('.')) return false
    const [first = ''] = word.split('/', 1)
    if (!word.includes('/')) return SOURCE_NAME.test(word)
    return word.endsWith('/') || SOURCE_NAME.test(word) || this.#folderNames.has(first)
  }

  /**
   * Whether there is such a path. One that begins at the top counts from there; of any other its end
   * counts, within `folder` where one is given.
   */
  has(word: string, folder?: string): boolean {
    const path = word.replace(/\/$/, '')
    if (this.#paths.has(path)) return true
    const [first = ''] = path.split('/', 1)
    const isFromTop = path.includes('/') && this.#tops.has(first)
    const pattern = patternOf(path, isFromTop ? '' : `${within(folder)}(.*/)?`)
    return [...this.#paths].some((known) => pattern.test(known))
  }
}

function within(folder: string | undefined): string {
  return folder === undefined ? '' : `${asPattern(folder.replace(/\/$/, ''))}/`
}

function patternOf(path: string, before: string): RegExp {
  const ends = LEFT_OUT.map((end) => end.replaceAll('.', '\\.')).join('|')
  return new RegExp(`^${before}${asPattern(path)}(${ends})?$`)
}

/** `<code>` and `*` stand for anything within one part of a path, `{a,b}` for either. */
function asPattern(path: string): string {
  return path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(${either.replaceAll(',', '|')})`)
}

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
