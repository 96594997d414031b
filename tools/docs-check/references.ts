/** What a page points at: links, paths, scripts of `package.json` and commands of `meadhall`. */
import { type Block, blocksOf } from './blocks.ts'

export type ReferenceKind = 'link' | 'path' | 'script' | 'command'

export interface Reference {
  readonly kind: ReferenceKind
  readonly line: number
  /** The link's address, the path, the script's name, or the command with its first word. */
  readonly target: string
  /** The folder that the section's heading names; paths in the section lie in it. */
  readonly folder?: string | undefined
}

/** A section, by its heading's depth, and the folder that its heading names. */
interface Section {
  readonly depth: number
  readonly folder: string | undefined
}

const LINK = /!?\[(?:[^\]`]|`[^`]*`)*\]\(([^)\s]+)\)/g
const IMAGE = /<img[^>]* src="([^"]+)"/g
const CODE_SPAN = /`([^`]+)`/g
const ELSEWHERE = /^[a-z]+:/
const SCRIPT = /npm run (?:--\S+ )*([a-z][\w:-]*)/g
/** `npm run meadhall -- admin backup`, `meadhall admin backup`, `node apps/cli/src/main.ts admin …`. */
const COMMAND =
  /(?:(?<![\w/.:-]|exec |enable --now )meadhall(?: --)?|apps\/cli\/src\/main\.ts) ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g
/** `## A match (`packages/match/src`)`. */
const HEADING_FOLDER = /`((?:packages|apps|tools|training)\/[^`.]+)`/
/** A word that may be one of our paths: no spaces, no address, no option. */
const PATH = /^(?:\.\/)?[\w.@*<>{},-]+(?:\/[\w.@*<>{},-]*)*$/

/** Everything a page points at. */
export function referencesIn(markdown: string): Reference[] {
  let section: Section = { depth: 0, folder: undefined }
  return blocksOf(markdown).flatMap((block) => {
    if (block.kind === 'code') return inCode(block, block.text)
    if (block.kind === 'heading') section = sectionUnder(section, block.text)
    const { folder } = section
    return inText(block).map((found) => (found.kind === 'path' ? { ...found, folder } : found))
  })
}

/** A deeper section stays in the folder of the one around it, unless it names its own. */
function sectionUnder(around: Section, heading: string): Section {
  const depth = heading.indexOf(' ')
  const [, folder] = HEADING_FOLDER.exec(heading) ?? []
  if (folder === undefined && depth > around.depth) return around
  return { depth, folder }
}

function inText(block: Block): Reference[] {
  const { line, text } = block
  const spans = all(CODE_SPAN, text)
  const links = [...all(LINK, text), ...all(IMAGE, text)].filter((to) => !ELSEWHERE.test(to))
  return [
    ...links.map((target): Reference => ({ kind: 'link', line, target })),
    ...spans.flatMap((span) => [...inCode(block, span), ...pathsIn(line, span)]),
  ]
}

function inCode({ line }: Block, code: string): Reference[] {
  return [
    ...all(SCRIPT, code).map((target): Reference => ({ kind: 'script', line, target })),
    ...commandsIn(code).map((target): Reference => ({ kind: 'command', line, target })),
  ]
}

/** Of `admin` the second word counts too; of others it may be anything. */
function commandsIn(code: string): string[] {
  return [...code.matchAll(COMMAND)].map(([, name = '', sub]) =>
    name === 'admin' && sub !== undefined ? `admin ${sub}` : name,
  )
}

function pathsIn(line: number, span: string): Reference[] {
  return span
    .split(' ')
    .filter((word) => PATH.test(word) && /[./]/.test(word))
    .map((target) => ({ kind: 'path', line, target }))
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
