import type { GameTypes } from '@meadhall/kernel'
import { legalAction } from './pose.ts'
import type { Node, Search } from './search.ts'

/**
 * What comes of giving the answers of a line one after another, whatever others do: the line knows
 * no more than its solver. What is asked after its end is answered as well as can be.
 */
export function followed<G extends GameTypes>(
  search: Search<G>,
  node: Node<G>,
  line: readonly string[],
  from = 0,
): number {
  const decided = search.decided(node)
  if (decided !== null) return decided
  const { seat } = search.question(node)
  const { asked, game } = search
  if (seat !== asked.seat) return leastFollowed(search, node, line, from)
  const what = line[from]
  if (what === undefined) return search.worth(node)
  const action = legalAction(game, node.state, seat, what, `answer[${from}]`)
  return expected(search, node, action, line, from + 1)
}

function leastFollowed<G extends GameTypes>(
  search: Search<G>,
  node: Node<G>,
  line: readonly string[],
  from: number,
): number {
  const { rules } = search.game.scenarios
  const answers = rules.legalActions(node.state, search.question(node))
  return Math.min(...answers.map((action) => expected(search, node, action, line, from)))
}

function expected<G extends GameTypes>(
  search: Search<G>,
  node: Node<G>,
  action: G['action'],
  line: readonly string[],
  from: number,
): number {
  return search.weighed(search.after(node, action), (child) => followed(search, child, line, from))
}
