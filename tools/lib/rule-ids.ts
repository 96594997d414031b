/** Rule ids ("BR-5.6", "VH-R3"): where the rules define them and where tests cite them. */
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

/** A rule's line is a list item that starts with its id, bold or not. */
const RULE_LINE = /^\s*[-*] (?:\*\*)?([A-Z]{2}-[0-9A-Za-z.]+)(?:\*\*)?(?=\s|$)/gm
/** Within a sentence an id has a digit early on, so that a word with a hyphen is none. */
const CITATION = /(?<![\w-])[A-Z]{2}-[A-Z]?\d[0-9A-Za-z.]*/g
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe'])
const NOT_RUN = new Set(['skip', 'todo'])

const withoutEndDot = (id: string) => id.replace(/\.+$/, '')

/** The ids a page of rules defines, in its order. */
export function idsDefinedIn(markdown: string): string[] {
  return [...markdown.matchAll(RULE_LINE)].map(([, id]) => withoutEndDot(id ?? ''))
}

/** The ids a title cites, each once. */
export function idsCitedIn(title: string): string[] {
  return [...new Set([...title.matchAll(CITATION)].map(([id]) => withoutEndDot(id)))]
}

/** What a chain such as `it.each(rows)` is called on, with the names along it: it, each. */
function chainOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['value'])]
  const inner = callee['object'] ?? callee['callee'] ?? callee['tag']
  const property = callee['property']
  const name = isNode(property) ? [String(property['value'])] : []
  return [...chainOf(inner), ...name]
}

function isRunTest(callee: unknown): boolean {
  const [first, ...rest] = chainOf(callee)
  if (first === undefined || !TEST_FUNCTIONS.has(first)) return false
  return !rest.some((name) => NOT_RUN.has(name))
}

/** The text of a string literal; of a template, the text around its holes. */
function textOf(literal: unknown): string | null {
  if (!isNode(literal)) return null
  if (literal.type === 'StringLiteral') return String(literal['value'])
  if (literal.type !== 'TemplateLiteral') return null
  const parts = literal['quasis'] as readonly SyntaxNode[]
  return parts.map((part) => String(part['cooked'])).join('…')
}

function titleOf(call: SyntaxNode): string | null {
  const [first] = call['arguments'] as readonly { readonly expression: unknown }[]
  return textOf(first?.expression)
}

/** The titles of the tests and groups in a test file that are run. */
export function titlesIn(source: string): string[] {
  const titles: string[] = []
  walk(parse(source), (node) => {
    if (node.type !== 'CallExpression' || !isRunTest(node['callee'])) return
    const title = titleOf(node)
    if (title !== null) titles.push(title)
  })
  return titles
}

/** The ids a scenario file proves: those of its title and of its list of rules, each once. */
export function idsOfScenario(scenario: { title?: unknown; rules?: unknown }): string[] {
  const listed = Array.isArray(scenario.rules) ? scenario.rules.map(String) : []
  const titled = typeof scenario.title === 'string' ? idsCitedIn(scenario.title) : []
  return [...new Set([...titled, ...listed])]
}
