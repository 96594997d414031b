import type { Seat } from '@meadhall/kernel'

/** One answer at a question of the tree, with what its giver found it worth. */
export interface Edge<A> {
  readonly action: A
  /** How often it was followed; the first time is the look that found it. */
  visits: number
  /** How often what came below was what everybody found best: only that tells what it is worth. */
  looks: number
  /** The sum of the giver's worths at the ends of these looks. */
  total: number
  /** What is asked after it; `null` until somebody goes there, for most nobody does. */
  next: Node<A> | null
}

/** An answer that nobody has followed yet. */
export function newEdge<A>(action: A): Edge<A> {
  return { action, visits: 0, looks: 0, total: 0, next: null }
}

/** A question of the tree: what was answered before it, whatever the imagined state. */
export interface Node<A> {
  visits: number
  readonly edges: Map<A, Edge<A>>
  /** Of questions asked at the same time, one part for each seat. */
  readonly parts: Node<A>[]
}

function newNode<A>(): Node<A> {
  return { visits: 0, edges: new Map(), parts: [] }
}

/** The question after an answer. */
export function below<A>(edge: Edge<A>): Node<A> {
  edge.next ??= newNode()
  return edge.next
}

/** A seat's part of a question that several are asked at the same time. */
export function partOf<A>(node: Node<A>, seat: Seat): Node<A> {
  const part = node.parts[seat] ?? newNode<A>()
  node.parts[seat] = part
  return part
}

export function meanOf({ total, looks }: { total: number; looks: number }): number {
  return looks === 0 ? 0 : total / looks
}

/** Whether nothing that could be answered here is found better. */
export function isBest<A>(node: Node<A>, legal: readonly A[], edge: Edge<A>): boolean {
  const mean = meanOf(edge)
  for (const action of legal) {
    const other = node.edges.get(action)
    if (other !== undefined && meanOf(other) > mean) return false
  }
  return true
}

/** How much a little-tried answer is favoured; worths of good answers differ by hundredths. */
const CURIOSITY = 0.01

/** The share of answers that is looked at grows with the root of the visits. */
const WIDENING = 2

/**
 * The answer to follow: high worth, seldom tried. Where there are many, only the most promising
 * are in the race, more of them the longer it lasts (progressive widening).
 */
export function select<A>(node: Node<A>, legal: readonly A[]): Edge<A> | undefined {
  const curiosity = CURIOSITY * Math.sqrt(node.visits)
  let found: Edge<A> | undefined
  let highest = Number.NEGATIVE_INFINITY
  const bar = barOf(node, legal)
  for (const action of legal) {
    const edge = node.edges.get(action)
    if (edge === undefined) continue
    const mean = meanOf(edge)
    if (mean < bar) continue
    const score = mean + curiosity / (1 + edge.visits)
    if (score <= highest) continue
    highest = score
    found = edge
  }
  return found
}

const means: number[] = []

/** The worth an answer must have to be in the race. */
function barOf<A>(node: Node<A>, legal: readonly A[]): number {
  const room = Math.ceil(WIDENING * Math.sqrt(node.visits))
  if (legal.length <= room) return Number.NEGATIVE_INFINITY
  means.length = 0
  for (const action of legal) {
    const edge = node.edges.get(action)
    if (edge !== undefined) means.push(meanOf(edge))
  }
  if (means.length <= room) return Number.NEGATIVE_INFINITY
  means.sort((one, other) => other - one)
  return means[room - 1] ?? Number.NEGATIVE_INFINITY
}
