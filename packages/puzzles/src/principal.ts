import { at, type GameTypes } from '@meadhall/kernel'
import type { Child, Node, Search } from './search.ts'

/** One action of a line, and where it leads. */
export interface Step<G extends GameTypes> {
  readonly action: G['action']
  readonly events: readonly G['event'][]
  readonly node: Node<G>
}

/** Longer lines tell nobody anything. */
const LONGEST = 40

/** Which of several things that may come of an action is shown. */
export type Pick<G extends GameTypes> = (children: readonly Child<G>[]) => number

/** Carries out one action and hears what happens. */
export function stepped<G extends GameTypes>(
  search: Search<G>,
  node: Node<G>,
  action: G['action'],
  pick: Pick<G> = leastOf(search),
): Step<G> {
  const told = new Map<G['state'], G['event'][]>()
  const children = search.after(node, action, (state, event) => {
    const events = told.get(state) ?? []
    events.push(event)
    told.set(state, events)
  })
  const child = at(children, pick(children))
  return { action, events: told.get(child.state) ?? [], node: child }
}

/** The worst that may come of it: what shows that a move was wrong. */
function leastOf<G extends GameTypes>(search: Search<G>): Pick<G> {
  return (children) => {
    const worths = children.map((child) => search.worth(child))
    return worths.indexOf(Math.min(...worths))
  }
}

/**
 * How it goes on from a position if the solver does the best and all others the worst, until the
 * goal is decided or the solver is to be asked.
 */
export function principal<G extends GameTypes>(
  search: Search<G>,
  from: Node<G>,
  isAsked: (node: Node<G>) => boolean,
): Step<G>[] {
  const line: Step<G>[] = []
  let node = from
  while (line.length < LONGEST && search.decided(node) === null) {
    const isOwn = search.question(node).seat === search.asked.seat
    if (isOwn && isAsked(node)) break
    const step = stepped(search, node, chosen(search, node, isOwn))
    line.push(step)
    node = step.node
  }
  return line
}

function chosen<G extends GameTypes>(
  search: Search<G>,
  node: Node<G>,
  isOwn: boolean,
): G['action'] {
  const answers = search.game.answers(node.state, search.question(node))
  const worths = answers.map((action) => search.worthOf(node, action))
  return at(answers, worths.indexOf(isOwn ? Math.max(...worths) : Math.min(...worths)))
}
