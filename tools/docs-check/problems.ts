/** What is wrong with a page: what it points at and is not there, and what is too long to read. */
import { posix } from 'node:path'
import { blocksOf } from './blocks.ts'
import { type Reference, referencesIn } from './references.ts'
import type { Tree } from './tree.ts'

/** Longer paragraphs and table cells are read by nobody. */
const LONGEST = 500

/** Paths that exist only where a server runs, a game was saved, or a reader made something. */
const NOT_IN_THE_TREE = new Set([
  ...['data/', 'faults/', 'data/faults/', 'training/out/<game>/', 'training/out/measured'],
  ...['game.json', 'my-question.json', 'my-puzzle.json', 'typo.json', '<game>.bin', '<game>.json'],
  ...['positions-*.bin', 'node_modules/', 'dist/', 'apps/web/src/pages/hello-page.tsx'],
])

/** What pages are held against. */
export interface Facts {
  readonly tree: Tree
  readonly scripts: ReadonlySet<string>
  readonly commands: ReadonlySet<string>
  /** The text of another page, for the headings a link names; `null` where there is none. */
  textOf(path: string): string | null
}

/** A page, and what of it is looked at. */
export interface Page {
  readonly path: string
  readonly text: string
  /** Rules are law and the protocol is generated: there only links count. */
  readonly linksOnly?: boolean
  /** A page that is pasted into another one: its links are those of the other. */
  readonly linksElsewhere?: boolean
}

/** Each problem as a line: where, and what. */
export function problemsOf(page: Page, facts: Facts): string[] {
  const found = referencesIn(page.text)
    .filter(({ kind }) => (kind === 'link' ? !page.linksElsewhere : !page.linksOnly))
    .flatMap((reference) => brokenIn(page, reference, facts))
  return page.linksOnly ? found : [...found, ...tooLong(page)]
}

function brokenIn({ path, text }: Page, reference: Reference, facts: Facts): string[] {
  const { kind, line, target, folder } = reference
  const isThere = {
    link: () => isLinkGood(path, text, target, facts),
    path: () => isPathGood(target, facts.tree, folder),
    script: () => facts.scripts.has(target),
    command: () => facts.commands.has(target),
  }[kind]()
  return isThere ? [] : [`${path}:${line}: no such ${kind}: ${target}`]
}

function isPathGood(target: string, tree: Tree, folder: string | undefined): boolean {
  return NOT_IN_THE_TREE.has(target) || !tree.isOurs(target) || tree.has(target, folder)
}

function isLinkGood(from: string, text: string, target: string, facts: Facts): boolean {
  const [to = '', anchor] = target.split('#')
  const path = to === '' ? from : posix.join(posix.dirname(from), to)
  const linked = to === '' ? text : facts.textOf(path)
  if (linked === null) return facts.tree.has(path) && anchor === undefined
  return anchor === undefined || anchorsOf(linked).has(anchor)
}

/** Headings as GitHub names them in addresses. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = blocksOf(markdown).filter(({ kind }) => kind === 'heading')
  return new Set(headings.map(({ text }) => slug(text.replace(/^#+ /, ''))))
}

function slug(heading: string): string {
  const shown = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()
  return shown
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function tooLong({ path, text }: Page): string[] {
  return blocksOf(text)
    .filter((block) => isProse(block.kind) && block.text.length > LONGEST)
    .map(
      ({ kind, line, text: { length } }) =>
        `${path}:${line}: a ${kind} of ${length} characters, ${LONGEST} at most`,
    )
}

function isProse(kind: string): boolean {
  return kind === 'paragraph' || kind === 'cell'
}
