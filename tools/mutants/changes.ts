/** What may be changed at one node of a syntax tree so that a rule is broken. */
import { isNode, type SyntaxNode } from '../lib/syntax.ts'

/** The text of a node, as it is in the source. */
export type TextOf = (node: SyntaxNode) => string

/** `target` becomes `replacement`, which makes `whole` read `mutated`. */
export interface Change {
  readonly target: SyntaxNode
  readonly replacement: string
  readonly whole: SyntaxNode
  readonly mutated: string
}

type Changer = (node: SyntaxNode, text: TextOf, parent: SyntaxNode | null) => Change[]

const BRANCHES = ['IfStatement', 'ConditionalExpression', 'WhileStatement', 'DoWhileStatement']
const RETURNS = ['ReturnStatement', 'ArrowFunctionExpression']
const OTHER_COMPARISON: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const OTHER_LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }
const OTHER_EXTREME: Readonly<Record<string, string>> = { min: 'max', max: 'min' }

const CHANGERS: readonly Changer[] = [
  negatedCondition,
  otherComparison,
  lastLeftOut,
  otherLogic,
  noStep,
  otherExtreme,
  otherAnswer,
]

/** Every change at this very node; those below it are found when they are visited. */
export function changesAt(node: SyntaxNode, text: TextOf, parent: SyntaxNode | null): Change[] {
  return CHANGERS.flatMap((changer) => changer(node, text, parent))
}

function child(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field]
  return isNode(value) ? value : null
}

function isNumber(node: SyntaxNode | null, value: number): node is SyntaxNode {
  return node?.type === 'NumericLiteral' && node['value'] === value
}

/** The condition of a branch the other way round. */
function negatedCondition(node: SyntaxNode, text: TextOf): Change[] {
  const test = BRANCHES.includes(node.type) ? child(node, 'test') : null
  if (test === null) return []
  // An equality is turned round by its operator already: the same mutant need not be tried twice.
  if (test.type === 'BinaryExpression' && /^[!=]==$/.test(String(test['operator']))) return []
  const mutated = `!(${text(test)})`
  return [{ target: test, replacement: mutated, whole: test, mutated }]
}

/** The bound moved by one, or equality turned round. */
function otherComparison(node: SyntaxNode, text: TextOf, parent: SyntaxNode | null): Change[] {
  if (isLoopTest(node, parent)) return []
  const other = node.type === 'BinaryExpression' && OTHER_COMPARISON[String(node['operator'])]
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (!other || left === null || right === null) return []
  const mutated = `${text(left)} ${other} ${text(right)}`
  return [{ target: node, replacement: mutated, whole: node, mutated }]
}

/** Counting goes over lists, and one past their end is nothing: so it ends one earlier instead. */
function lastLeftOut(node: SyntaxNode, text: TextOf, parent: SyntaxNode | null): Change[] {
  const operator = String(node['operator'])
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  const isBound = isLoopTest(node, parent) && /^[<>]=?$/.test(operator)
  if (!isBound || left === null || right === null) return []
  const mutated = `${text(left)} ${operator.startsWith('<') ? '+' : '-'} 1 ${operator} ${text(right)}`
  return [{ target: node, replacement: mutated, whole: node, mutated }]
}

function isLoopTest(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  return parent?.type === 'ForStatement' && parent['test'] === node
}

function otherLogic(node: SyntaxNode, text: TextOf): Change[] {
  const other = node.type === 'BinaryExpression' && OTHER_LOGIC[String(node['operator'])]
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (!other || left === null || right === null) return []
  const mutated = `(${operand(left, text)} ${other} ${operand(right, text)})`
  return [{ target: node, replacement: mutated, whole: node, mutated }]
}

/** In brackets where another operator beside it would bind it otherwise. */
function operand(node: SyntaxNode, text: TextOf): string {
  const isLogic = node.type === 'BinaryExpression' && String(node['operator']) in OTHER_LOGIC
  return isLogic ? `(${text(node)})` : text(node)
}

/** One more, or one less, becomes as many. Only the 1 is replaced, wherever the whole stands. */
function noStep(node: SyntaxNode, text: TextOf): Change[] {
  const isStep =
    (node.type === 'BinaryExpression' && /^[+-]$/.test(String(node['operator']))) ||
    (node.type === 'AssignmentExpression' && /^[+-]=$/.test(String(node['operator'])))
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (!isStep || left === null || !isNumber(right, 1)) return []
  const mutated = `${text(left)} ${String(node['operator'])} 0`
  return [{ target: right, replacement: '0', whole: node, mutated }]
}

/** The least for the most. */
function otherExtreme(node: SyntaxNode, text: TextOf): Change[] {
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : null
  const object = callee === null ? null : child(callee, 'object')
  const property = callee === null ? null : child(callee, 'property')
  const other = OTHER_EXTREME[String(property?.['value'])]
  if (callee === null || object?.['value'] !== 'Math' || other === undefined) return []
  const replacement = `Math.${other}`
  const mutated = replacement + text(node).slice(text(callee).length)
  return [{ target: callee, replacement, whole: node, mutated }]
}

/** `true` returned instead of `false`, or the other way round. */
function otherAnswer(node: SyntaxNode): Change[] {
  const field = node.type === 'ReturnStatement' ? 'argument' : 'body'
  const answer = RETURNS.includes(node.type) ? child(node, field) : null
  if (answer?.type !== 'BooleanLiteral') return []
  const mutated = String(answer['value'] !== true)
  return [{ target: answer, replacement: mutated, whole: answer, mutated }]
}
