import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type Catalog,
  catalogProblems,
  compileCatalog,
  pseudoCatalog,
} from '@meadhall/words/catalogs'
import { ENGLISH_FILES, englishFiles } from '@meadhall/words/files'
import type { Plugin } from 'vite'

const PREFIX = '\0catalog:'
const ASKED = /\.json\?(catalog|pseudo)$/

function read(path: string): Catalog {
  return JSON.parse(readFileSync(path, 'utf8'))
}

const ROOT = join(import.meta.dirname, '../../..')

/** The English texts of a file in a language's folder. */
function englishOf(path: string): string {
  const english = englishFiles(globSync([...ENGLISH_FILES], { cwd: ROOT }))
  const source = english.get(basename(path, '.json'))
  if (source === undefined) throw new Error(`${path}: English has no such texts`)
  return join(ROOT, source)
}

function problemsOf(path: string): string[] {
  const locale = basename(dirname(path))
  const isEnglish = !path.split('/').includes('languages')
  return isEnglish
    ? catalogProblems(read(path), read(path), 'en')
    : catalogProblems(read(englishOf(path)), read(path), locale, namesBeside(path))
}

/** The keys of all texts of a file's language. */
function namesBeside(path: string): string[] {
  const folder = dirname(path)
  return globSync('*.json', { cwd: folder }).flatMap((file) =>
    Object.keys(read(join(folder, file))),
  )
}

function compiled(path: string, how: string): object {
  return how === 'pseudo' ? pseudoCatalog(read(path)) : compileCatalog(read(path))
}

/**
 * `import texts from './en.json?catalog'`: the texts of a language, compiled. A text that is missing,
 * stale or not a message stops the build; while somebody is writing, it is only said.
 */
export function catalogs(): Plugin {
  let isBuild = true
  return {
    name: 'meadhall-catalogs',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async resolveId(source, importer) {
      const how = ASKED.exec(source)?.[1]
      if (how === undefined) return null
      const found = await this.resolve(source.replace(ASKED, '.json'), importer)
      return found && `${PREFIX}${how}:${found.id}.mjs`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const [how = '', ...rest] = id.slice(PREFIX.length, -'.mjs'.length).split(':')
      const path = rest.join(':')
      this.addWatchFile(path)
      const problems = problemsOf(path)
      if (problems.length > 0) {
        const report = `${path}:\n  ${problems.join('\n  ')}`
        // Said before the build stops: a plugin that cleans up after it would hide the reason.
        this.warn(report)
        if (isBuild) this.error(report)
      }
      // A string that is parsed: engines read it much faster than the same object as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled(path, how)))})`
    },
  }
}
