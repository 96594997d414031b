import { at, type Decision, type GameTypes } from '@meadhall/kernel'
import type { Asked, GoalKind, Tally } from './goal.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { TooMuch } from './too-much.ts'

/** A position on the way to a goal. */
export interface Node<G extends GameTypes> {
  readonly state: G['state']
  readonly tally: Tally
}

/** A position that an action may lead to. */
export interface Child<G extends GameTypes> extends Node<G> {
  readonly chance: number
}

/** Positions that are looked at before a search gives up. */
const MOST_NODES = 400_000

/**
 * What a goal is worth in a position where everything is known: the solver does what is best for it,
 * everybody else what is worst. Where a number is asked for, the worth is the chance to reach it,
 * else it is the amount itself. Dice fall as often as they do where odds are asked for; else they
 * fall as badly as they can, and the worth is what is sure.
 */
export class Search<G extends GameTypes> {
  readonly game: PuzzleGame<G>
  readonly asked: Asked<G>
  readonly #kind: GoalKind<G>
  readonly #known = new Map<string, number>()
  #nodes = 0

  constructor(game: PuzzleGame<G>, asked: Asked<G>) {
    this.game = game
    this.asked = asked
    this.#kind = game.goals[asked.goal.kind] as GoalKind<G>
  }

  get nodes(): number {
    return this.#nodes
  }

  /** Worth of a position: of a decided one, or of the best that can be done. */
  worth(node: Node<G>): number {
    const decided = this.decided(node)
    if (decided !== null) return decided
    const key = this.#keyOf(node)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const worth = this.#chosen(node)
    this.#known.set(key, worth)
    return worth
  }

  /** Worth of doing something in a position. */
  worthOf(node: Node<G>, action: G['action']): number {
    return this.#weighed(this.after(node, action))
  }

  /** What a position is worth where nothing more can change it; else `null`. */
  decided({ state, tally }: Node<G>): number | null {
    if (tally.reached !== null) return this.#valued(tally.reached)
    if (this.game.scenarios.rules.decisions(state).length > 0) return null
    return this.#valued(this.#kind.worth(state, tally.count, this.asked))
  }

  /** Everything that an action may lead to; `tell` hears what happens in each of these states. */
  after(
    node: Node<G>,
    action: G['action'],
    tell?: (state: G['state'], event: G['event']) => void,
  ): Child<G>[] {
    if (++this.#nodes > MOST_NODES) throw new TooMuch('there are too many ways to go on')
    const tallies = new Map<G['state'], Tally>()
    const outcomes = this.game.outcomes(node.state, action, (state) => {
      const tally = { ...node.tally }
      tallies.set(state, tally)
      const hear = this.#hearing(state, tally)
      if (tell === undefined) return hear
      return (event) => {
        hear(event)
        tell(state, event)
      }
    })
    return outcomes.map(({ state, chance }) => ({
      state,
      chance,
      tally: tallies.get(state) ?? node.tally,
    }))
  }

  /** What may come of an action together: on the average, or at the very least. */
  weighed(children: readonly Child<G>[], worth: (child: Child<G>) => number): number {
    if (this.asked.goal.odds)
      return children.reduce((sum, child) => sum + child.chance * worth(child), 0)
    let least = Number.POSITIVE_INFINITY
    for (const child of children) {
      least = Math.min(least, worth(child))
      if (least === this.#bound(false)) break
    }
    return least
  }

  /** Whose question is looked at: the solver's first, who does not see what others choose meanwhile. */
  question({ state }: Node<G>): Decision {
    const open = this.game.scenarios.rules.decisions(state)
    return open.find(({ seat }) => seat === this.asked.seat) ?? at(open, 0)
  }

  #hearing(state: G['state'], tally: Tally): (event: G['event']) => void {
    const { goal } = this.asked
    return (event) => {
      if (tally.reached !== null) return
      tally.count += this.#kind.counts?.(event, this.asked) ?? 0
      if (this.#isKept(tally.count) || this.game.ends(event, goal.until))
        tally.reached = this.#kind.worth(state, tally.count, this.asked)
    }
  }

  /** Whether enough is there of what cannot be lost again. */
  #isKept(count: number): boolean {
    const { atLeast } = this.asked.goal
    return this.#kind.keeps === true && atLeast !== null && count >= atLeast
  }

  #valued(reached: number): number {
    const { atLeast } = this.asked.goal
    return atLeast === null ? reached : Number(reached >= atLeast)
  }

  #chosen(node: Node<G>): number {
    const question = this.question(node)
    const isOwn = question.seat === this.asked.seat
    const enough = this.#bound(isOwn)
    let best: number | null = null
    for (const action of this.game.answers(node.state, question)) {
      const worth = this.worthOf(node, action)
      if (best === null || (isOwn ? worth > best : worth < best)) best = worth
      if (best === enough) break
    }
    if (best === null) throw new Error('a question without an answer')
    return best
  }

  /** What cannot be bettered, where that is known. */
  #bound(isOwn: boolean): number | null {
    if (this.asked.goal.atLeast === null) return null
    return isOwn ? 1 : 0
  }

  #weighed(children: readonly Child<G>[]): number {
    return this.weighed(children, (child) => this.worth(child))
  }

  #keyOf({ state, tally }: Node<G>): string {
    const open = this.game.scenarios.rules.decisions(state)
    const asked = open.map(({ seat, kind }) => `${seat} ${kind}`).join()
    return `${asked} ${tally.count} ${this.game.key(state)}`
  }
}
