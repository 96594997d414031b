import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What a language says of itself, and where nothing else can be loaded. */
interface LanguageFile {
  readonly name: string
  readonly notStarted: string
  readonly reload: string
  readonly noScript: string
}

const ROOT = join(import.meta.dirname, '../../..')
const FILE = /languages\/([a-z]+)\//

function languageFiles(): (readonly [string, LanguageFile])[] {
  return globSync('languages/*/language.json', { cwd: ROOT })
    .sort()
    .map((path) => [
      FILE.exec(path)?.[1] ?? '',
      JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as LanguageFile,
    ])
}

function paragraph(code: string, { notStarted, reload }: LanguageFile): string {
  return `<p lang="${code}">${notStarted} <a href="?">${reload}</a></p>`
}

/** Where it is known which language is wanted, the others are not shown. */
function styleOf(code: string): string {
  return `[data-start="failed"]:lang(${code}) .not-started p:not([lang="${code}"]) { display: none }`
}

/** Puts into the page what every language says before any of its texts are there. */
export function languages(): Plugin {
  return {
    name: 'meadhall-languages',
    // Before anything else: what makes pages small takes comments away.
    transformIndexHtml: { order: 'pre', handler: inEveryLanguage },
  }
}

function inEveryLanguage(html: string): string {
  const files = languageFiles()
  const started = files.map(([code, file]) => paragraph(code, file)).join('\n')
  const script = files.map(([code, { noScript }]) => `<p lang="${code}">${noScript}</p>`)
  const styles = ['en', ...files.map(([code]) => code)].map(styleOf).join('\n')
  return html
    .replace('<!-- not started, in every language -->', started)
    .replace('<!-- no script, in every language -->', script.join('\n'))
    .replace('/* only in the language wanted */', styles)
}

/** Texts of a language are named after it: "pl.app-….js". */
export function textsName(module: string | null | undefined): string | undefined {
  const code = FILE.exec(module ?? '')?.[1]
  return code === undefined ? undefined : `assets/${code}.[name]-[hash].js`
}
