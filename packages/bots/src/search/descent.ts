import { at, type Decision, type GameTypes, type Seat } from '@meadhall/kernel'
import { type Looking, settle } from './looking.ts'
import { below, type Edge, isBest, type Node, newEdge, partOf, select } from './tree.ts'

/** A quiet question is looked into once it was reached so often for each answer it has. */
const RIPE = 2
/** Fewer visits than this never make it ripe. */
const YOUNG = 16

/** How far the tree goes below an answer of the root. */
const DEEPEST = 24

/** Replies one after the other before a look goes on wherever it is. */
const LONGEST = 60

/** Looks through the tree in imagined states, one after the other. */
export class Descent<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #legal: G['action'][] = []
  readonly #scratch: G['action'][] = []
  /** The answers of this look, and whether each was what its giver finds best so far. */
  readonly #path: Edge<G['action']>[] = []
  readonly #isBest: boolean[] = []
  /** What the end of a look is worth, for each seat that was asked on the way. */
  readonly #worths: number[] = []

  constructor(looking: Looking<G>) {
    this.#looking = looking
  }

  /** One look through an answer of the root: the state is the caller's to lose. */
  through(state: G['state'], edge: Edge<G['action']>): void {
    this.#path.length = 0
    this.#isBest.length = 0
    this.#take(state, edge, true)
    this.#follow(state, below(edge))
    settle(this.#looking, state, this.#scratch)
    this.#looking.allowance.spend()
    this.#backUp(state)
  }

  #take(state: G['state'], edge: Edge<G['action']>, best: boolean): void {
    this.#path.push(edge)
    this.#isBest.push(best)
    this.#looking.rules.apply(state, edge.action)
  }

  /** Goes down the tree as far as it is known, and makes it known a little further. */
  #follow(state: G['state'], from: Node<G['action']>): void {
    const { rules, judge } = this.#looking
    let node = from
    for (let depth = 0; depth < DEEPEST; depth++) {
      this.#reply(state)
      const open = rules.decisions(state)
      const decision = open[0]
      if (decision === undefined) return
      node.visits += 1
      const isQuiet = judge.isQuiet(decision)
      if (isQuiet && (open.length > 1 || node.visits < YOUNG)) return
      if (open.length > 1) return this.#answerTogether(state, node, open)
      const legal = rules.legalActions(state, decision, this.#legal)
      if (legal.length === 1) {
        rules.apply(state, at(legal, 0))
        continue
      }
      if (isQuiet && node.visits <= RIPE * legal.length) return
      const edge = this.#answer(state, node, legal)
      this.#take(state, edge, isBest(node, legal, edge))
      node = below(edge)
    }
  }

  /** Lets questions be answered that are not looked into. */
  #reply(state: G['state']): void {
    const { rules, judge, replies, rng } = this.#looking
    if (replies.size === 0) return
    for (let count = 0; count < LONGEST; count++) {
      const decision = rules.decisions(state)[0]
      if (decision === undefined || !replies.has(decision.kind)) return
      const legal = rules.legalActions(state, decision, this.#scratch)
      rules.apply(state, judge.reply(state, decision, legal, rng))
    }
  }

  /** All choose at once and none knows what another took: each by a part of their own. */
  #answerTogether(state: G['state'], node: Node<G['action']>, open: readonly Decision[]): void {
    const { rules } = this.#looking
    const answers = open.map((decision) => {
      const part = partOf(node, decision.seat)
      part.visits += 1
      const legal = rules.legalActions(state, decision, this.#legal)
      const edge = this.#partAnswer(part, legal)
      return { edge, best: edge.visits === 0 || isBest(part, legal, edge) }
    })
    // What one tries tells the others something, but nothing about what led here.
    const all = answers.every(({ best }) => best)
    answers.forEach(({ edge }, index) => this.#take(state, edge, index > 0 || all))
  }

  /** An answer of one who does not know what it leads to: those never tried come first. */
  #partAnswer(part: Node<G['action']>, legal: readonly G['action'][]): Edge<G['action']> {
    for (const action of legal) {
      if (part.edges.has(action)) continue
      const edge = newEdge(action)
      part.edges.set(action, edge)
      return edge
    }
    return select(part, legal) ?? at([...part.edges.values()], 0)
  }

  #answer(
    state: G['state'],
    node: Node<G['action']>,
    legal: readonly G['action'][],
  ): Edge<G['action']> {
    for (const action of legal) {
      if (!node.edges.has(action)) node.edges.set(action, this.#found(state, action))
    }
    return select(node, legal) ?? this.#found(state, at(legal, 0))
  }

  /** An answer that was not tried here yet, with a first look at what it brings its giver. */
  #found(state: G['state'], action: G['action']): Edge<G['action']> {
    const { rules, judge, rng, allowance } = this.#looking
    const after = rules.clone(state)
    rules.reseed(after, rng)
    rules.apply(after, action)
    settle(this.#looking, after, this.#scratch)
    allowance.spend()
    return { ...newEdge(action), visits: 1, looks: 1, total: judge.worth(after, action.by) }
  }

  /** From the end up: what was tried for the sake of trying tells nothing about what led to it. */
  #backUp(state: Readonly<G['state']>): void {
    this.#worths.length = 0
    let tells = true
    for (let index = this.#path.length - 1; index >= 0; index--) {
      const edge = at(this.#path, index)
      edge.visits += 1
      if (!tells) continue
      edge.looks += 1
      edge.total += this.#worthFor(state, edge.action.by)
      tells = at(this.#isBest, index)
    }
  }

  #worthFor(state: Readonly<G['state']>, seat: Seat): number {
    const worth = this.#worths[seat] ?? this.#looking.judge.worth(state, seat)
    this.#worths[seat] = worth
    return worth
  }
}
