/** What the doc comments in the protocol's sources say of each schema and field. */
import { isNode, parse, type SyntaxNode } from '../lib/syntax.ts'

/** By `Schema` and `Schema.field.field`. */
export type Comments = ReadonlyMap<string, string>

const COMMENT_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/

/** The comments of one source file. */
export function commentsIn(source: string): Map<string, string> {
  const bytes = Buffer.from(source, 'utf8')
  const found = new Map<string, string>()
  const note = (path: string, node: SyntaxNode) => {
    const before = bytes.subarray(0, (node.span?.start ?? 1) - 1).toString('utf8')
    const text = COMMENT_BEFORE.exec(before)?.[1]
    if (text !== undefined && !found.has(path)) found.set(path, plain(text))
  }
  for (const statement of statementsOf(parse(source))) {
    const [declared] = declaratorsOf(statement)
    if (declared === undefined) continue
    const name = nameOf(declared['id'])
    note(name, statement)
    noteFields(declared['init'], name, note)
  }
  return found
}

function statementsOf(module: SyntaxNode): SyntaxNode[] {
  return (module['body'] as unknown[]).filter(isNode)
}

function declaratorsOf(statement: SyntaxNode): SyntaxNode[] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
  const declared = declaration['declarations']
  return Array.isArray(declared) ? declared.filter(isNode) : []
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node['value']) : ''
}

/** Goes down through calls and lists; each field of an object adds its name to the path. */
function noteFields(
  value: unknown,
  path: string,
  note: (path: string, node: SyntaxNode) => void,
): void {
  if (isNode(value) && value.type === 'KeyValueProperty') {
    const key = value['key']
    const field = `${path}.${nameOf(key)}`
    if (isNode(key)) note(field, key)
    return noteFields(value['value'], field, note)
  }
  const children = typeof value === 'object' && value !== null ? Object.values(value) : []
  for (const child of children) noteFields(child, path, note)
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
