import { at, type GameTypes } from '@meadhall/kernel'
import type { Posed } from './pose.ts'
import { type Node, Search } from './search.ts'
import { worldsOf } from './worlds.ts'

/** Chances are sums of fractions. */
const SAME = 1e-9

export function isLess(one: number, other: number): boolean {
  return one < other - SAME
}

/** What something brings at worst, and in which world that is. */
export interface Worst<G extends GameTypes> {
  readonly worth: number
  readonly node: Node<G>
  readonly search: Search<G>
}

/** Weighs what may be done at a question of the solver's, over all worlds that agree with their view. */
export class Weighing<G extends GameTypes> {
  readonly #nodes: readonly Node<G>[]
  readonly #searches: readonly Search<G>[]
  /** The legal answers: the same in all worlds, since the solver knows them. */
  readonly answers: readonly G['action'][]

  constructor({ game, asked }: Posed<G>, here: Node<G>) {
    const { rules } = game.scenarios
    const worlds = worldsOf(game, here.state, asked.seat)
    this.#nodes = worlds.map((state) => ({ state, tally: here.tally }))
    this.#searches = worlds.map(() => new Search(game, asked))
    const question = rules.decisions(here.state).find(({ seat }) => seat === asked.seat)
    this.answers = question === undefined ? [] : game.answers(here.state, question)
  }

  /** The world that was given. */
  get given(): { readonly node: Node<G>; readonly search: Search<G> } {
    return { node: at(this.#nodes, 0), search: at(this.#searches, 0) }
  }

  get worlds(): number {
    return this.#nodes.length
  }

  get nodes(): number {
    return this.#searches.reduce((sum, { nodes }) => sum + nodes, 0)
  }

  /** The least that something brings in any world; worse than `enough` is not looked at further. */
  least(weigh: (search: Search<G>, node: Node<G>) => number, enough = -Infinity): number {
    return this.worst(weigh, enough).worth
  }

  /** The same with the world in which it is so. */
  worst(weigh: (search: Search<G>, node: Node<G>) => number, enough = -Infinity): Worst<G> {
    let worst: Worst<G> | null = null
    for (let index = 0; index < this.#nodes.length; index++) {
      const node = at(this.#nodes, index)
      const search = at(this.#searches, index)
      const worth = weigh(search, node)
      if (worst === null || worth < worst.worth) worst = { worth, node, search }
      if (isLess(worst.worth, enough)) break
    }
    if (worst === null) throw new Error('no world to look at')
    return worst
  }
}
