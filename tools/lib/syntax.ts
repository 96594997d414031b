/** What the checks need of a source file's syntax tree, without the tree's many node types. */
import { parseSync } from '@swc/core'

/** A node of the syntax tree, seen only as what a walk over it needs. */
export interface SyntaxNode {
  readonly type: string
  readonly span?: { readonly start: number; readonly end: number }
  readonly [field: string]: unknown
}

/** The parser marks a name that is declared nowhere in the file, so a global, with this. */
const GLOBAL_SCOPE = 1

/** Parses TypeScript, perhaps with markup in it; throws with the parser's message if it is none. */
export function parse(source: string, tsx = false): SyntaxNode {
  return parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }) as unknown as SyntaxNode
}

/** Whether a value met in the tree is a node of it. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Visits every node below and including `value`, telling each its parent. */
export function walk(
  value: unknown,
  visit: (node: SyntaxNode, parent: SyntaxNode | null) => void,
  parent: SyntaxNode | null = null,
): void {
  if (isNode(value)) visit(value, parent)
  const children = typeof value === 'object' && value !== null ? Object.values(value) : []
  for (const child of children) walk(child, visit, isNode(value) ? value : parent)
}

/** The name of a global that this node refers to, or null. */
export function globalName(node: SyntaxNode): string | null {
  const isGlobal = node.type === 'Identifier' && node['ctxt'] === GLOBAL_SCOPE
  return isGlobal ? String(node['value']) : null
}

/** The line, from 1, on which a node starts. Spans count UTF-8 bytes from 1. */
export function lineOf(source: string, node: SyntaxNode): number {
  const before = Buffer.from(source, 'utf8').subarray(0, (node.span?.start ?? 1) - 1)
  return before.toString('utf8').split('\n').length
}
