/** Finds every place of the rules that can be broken by one small change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameId } from '@meadhall/games'
import { parse, type SyntaxNode, walk } from '../lib/syntax.ts'
import { filesMatching, ROOT } from '../lib/workspace.ts'
import { type Change, changesAt, type TextOf } from './changes.ts'
import type { Mutant } from './mutant.ts'

/** Where a game keeps what it decides; the rest is data, words and shapes. */
const FOLDERS = ['phases', 'effects', 'legal', 'queries'] as const

/** The mutants of a game's rules, in the order of its files and lines. */
export function mutantsOf(game: GameId): Mutant[] {
  const patterns = FOLDERS.map((folder) => `packages/game-${game}/src/${folder}/**/*.ts`)
  return filesMatching(patterns)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => findMutants(file, readFileSync(join(ROOT, file), 'utf8')))
}

/** The mutants of one source text. */
export function findMutants(file: string, source: string): Mutant[] {
  const place = placesIn(source)
  const text: TextOf = (node) => source.slice(place(node).start, place(node).end)
  const tree = parse(source)
  const statements = statementStarts(tree)
  const found: Mutant[] = []
  walk(tree, (node, parent) => {
    for (const change of changesAt(node, text, parent))
      if (!statements.has(change.target.span?.start ?? 0))
        found.push(mutantOf(file, source, change, place))
  })
  return found.sort((one, other) => one.start - other.start || other.end - one.end)
}

/** A change there could begin with a bracket, which would join it to the line before. */
function statementStarts(tree: SyntaxNode): Set<number> {
  const starts = new Set<number>()
  walk(tree, (node) => {
    if (node.type === 'ExpressionStatement' && node.span !== undefined) starts.add(node.span.start)
  })
  return starts
}

type PlaceOf = (node: SyntaxNode) => { readonly start: number; readonly end: number }

/** From the parser's places, bytes from 1, to those of characters in the text. */
function placesIn(source: string): PlaceOf {
  const bytes = Buffer.from(source, 'utf8')
  const at = (byte: number) => bytes.subarray(0, byte - 1).toString('utf8').length
  return ({ span }) => {
    if (span === undefined) throw new Error('a node without a place cannot be changed')
    return { start: at(span.start), end: at(span.end) }
  }
}

function mutantOf(file: string, source: string, change: Change, place: PlaceOf): Mutant {
  const { target, replacement, whole, mutated } = change
  const shown = place(whole)
  const line = source.slice(0, shown.start).split('\n').length
  return {
    file,
    line,
    lineText: (source.split('\n')[line - 1] ?? '').trim(),
    ...place(target),
    replacement,
    original: onOneLine(source.slice(shown.start, shown.end)),
    mutated: onOneLine(mutated),
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
