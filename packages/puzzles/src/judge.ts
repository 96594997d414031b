import type { GameTypes } from '@meadhall/kernel'
import type { Posed } from './pose.ts'
import { type Pick, principal, type Step, stepped } from './principal.ts'
import type { Node } from './search.ts'
import { isLess, Weighing } from './weighing.ts'

/** What is said of a try. */
export interface Verdict<G extends GameTypes> {
  readonly kind: 'wrong' | 'right' | 'solved'
  /** What it brings at worst: an amount, or the chance to reach the goal. */
  readonly worth: number
  /** The try, and how it goes on from there: where it was wrong, in a world that shows it. */
  readonly line: readonly Step<G>[]
}

/**
 * Judges what the solver does at a question. Right is what still brings as much as the answer
 * does, also where the answer does something else.
 */
export function judge<G extends GameTypes>(
  posed: Posed<G>,
  node: Node<G>,
  action: G['action'],
  needed: number,
  fall: Pick<G>,
): Verdict<G> {
  const weighing = new Weighing(posed, node)
  const worst = weighing.worst((search, world) => search.worthOf(world, action), needed)
  const isWrong = isLess(worst.worth, needed)
  const { worth } = worst
  const { search, node: world } = isWrong ? worst : weighing.given
  // What dice decide is settled when they are rolled: nobody is to blame for how they fall.
  if (posed.asked.goal.odds && search.after(world, action).length > 1) {
    const line = [stepped(search, world, action, fall)]
    return { kind: isWrong ? 'wrong' : 'solved', worth, line }
  }
  const first = stepped(search, world, action)
  const isAsked = (at: Node<G>) => !isWrong && !isSettled(posed, at, needed)
  const line = [first, ...principal(search, first.node, isAsked)]
  if (isWrong) return { kind: 'wrong', worth, line }
  const isOver = search.decided((line.at(-1) ?? first).node) !== null
  return { kind: isOver ? 'solved' : 'right', worth, line }
}

/** Whether nothing that the solver can still do spoils it. */
function isSettled<G extends GameTypes>(posed: Posed<G>, node: Node<G>, needed: number): boolean {
  const weighing = new Weighing(posed, node)
  return weighing.answers.every(
    (action) =>
      !isLess(
        weighing.least((search, at) => search.worthOf(at, action), needed),
        needed,
      ),
  )
}
