/**
 * Fails if the rules or the bots reach for anything that differs between two runs or machines:
 * a clock, chance other than the game's own generator, the locale, the runtime.
 *
 * The linter forbids most of it too, but a comment can switch the linter off.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globalName, isNode, lineOf, parse, type SyntaxNode, walk } from './lib/syntax.ts'
import { filesMatching, PURE_WORKSPACES, ROOT } from './lib/workspace.ts'

/** A place in a source file where it is not pure. */
export interface Impurity {
  readonly line: number
  readonly what: string
}

const FORBIDDEN_GLOBALS = new Set([
  ...['Date', 'performance', 'Intl', 'crypto'],
  ...['globalThis', 'window', 'self', 'global', 'document', 'navigator', 'process', 'Bun', 'Deno'],
  ...['console', 'fetch', 'require', 'eval', 'Function', 'WeakRef', 'FinalizationRegistry'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'structuredClone'],
])
const LOCALE_METHOD = /^(localeCompare|toLocale\w+)$/

/** The name of a plain `.name` property, or null for a computed one. */
function propertyName(member: SyntaxNode): string | null {
  const property = member['property']
  return isNode(property) && property.type === 'Identifier' ? String(property['value']) : null
}

/** `Math` is pure only as `Math.name` with another name than random, never as a value passed on. */
function isMathMisused(parent: SyntaxNode | null): boolean {
  if (parent?.type !== 'MemberExpression') return true
  const name = propertyName(parent)
  return name === null || name === 'random'
}

function impurityOf(node: SyntaxNode, parent: SyntaxNode | null): string | null {
  const name = globalName(node)
  if (name !== null && FORBIDDEN_GLOBALS.has(name)) return name
  if (name === 'Math' && isMathMisused(parent)) return 'Math.random, or Math as a value'
  if (node.type === 'Import') return 'import()'
  const method = node.type === 'MemberExpression' ? propertyName(node) : null
  return method !== null && LOCALE_METHOD.test(method) ? method : null
}

/** Every place in the source text that is not pure. */
export function impuritiesIn(source: string): Impurity[] {
  const found: Impurity[] = []
  walk(parse(source), (node, parent) => {
    const what = impurityOf(node, parent)
    if (what !== null) found.push({ line: lineOf(source, node), what })
  })
  return found
}

function pureFiles(): string[] {
  const patterns = PURE_WORKSPACES.map((folder) => `${folder}/src/**/*.ts`)
  return filesMatching(patterns).filter((path) => !path.endsWith('.test.ts'))
}

function main(): void {
  const files = pureFiles()
  if (files.length === 0) throw new Error('found no rules to check')
  const lines = files.flatMap((path) =>
    impuritiesIn(readFileSync(join(ROOT, path), 'utf8')).map(
      ({ line, what }) => `${path}:${line}: rules and bots may not use ${what}`,
    ),
  )
  console.log([...lines, `${files.length} files, ${lines.length} impurities`].join('\n'))
  process.exitCode = lines.length > 0 ? 1 : 0
}

if (import.meta.main) main()
