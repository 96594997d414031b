/**
 * Fails if a page names a file, a folder, a heading, a script or a command that is not there, or if
 * a paragraph or a table cell is too long to read.
 */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { commands, scripts } from './docs-check/commands.ts'
import { type Facts, type Page, problemsOf } from './docs-check/problems.ts'
import { Tree, textOf } from './docs-check/tree.ts'
import { filesMatching, ROOT } from './lib/workspace.ts'

const PAGES = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md'],
  ...['training/README.md', 'examples/*/README.md', 'tools/protocol-docs/guide.md'],
]
const LINKS_ONLY = /^docs\/(rules\/|protocol\.md)/
const PASTED = 'tools/protocol-docs/guide.md'

function pages(): Page[] {
  return filesMatching(PAGES).map((path) => ({
    path,
    text: textOf(path),
    linksOnly: LINKS_ONLY.test(path),
    linksElsewhere: path === PASTED,
  }))
}

function facts(): Facts {
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
  return {
    tree: Tree.ofRepository(),
    scripts: scripts(),
    commands: commands(),
    textOf: (path) => (isFile(join(ROOT, path)) ? textOf(path) : null),
  }
}

function main(): void {
  const known = facts()
  const all = pages()
  if (all.length === 0) throw new Error('found no pages to check')
  const lines = all.flatMap((page) => problemsOf(page, known))
  console.log([...lines, `${all.length} pages, ${lines.length} problems`].join('\n'))
  process.exitCode = lines.length > 0 ? 1 : 0
}

if (import.meta.main) main()
