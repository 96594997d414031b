import type { GameTypes, RngState } from '@meadhall/kernel'
import { edgeOver } from './edge-over.ts'
import type { Found } from './found.ts'
import type { Looking } from './looking.ts'
import { Minds } from './minds.ts'
import { bestOf, type Contender, Race } from './race.ts'
import type { Worlds } from './worlds.ts'

/** In so many worlds the best answer is looked at before the most promising are looked into deeper. */
const GLANCES = 24
/** So many are looked into deeper, and none that seems worse than the best by more than this. */
const FINALISTS = 4
const HOPELESS = 0.1
/** How many standard errors an answer must be better by to take the place of the one held best. */
const SURELY = 2

/**
 * A question that one seat answers, all others waiting. All answers are looked at until their
 * consequences are over; then the most promising are looked at again until the seat's next turn. What seemed best at first stands
 * unless another is better there by more than luck would make it.
 */
export class Alone<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #worlds: Worlds<G>
  readonly #minds: Minds<G>

  constructor(looking: Looking<G>, worlds: Worlds<G>) {
    this.#looking = looking
    this.#worlds = worlds
    this.#minds = new Minds(looking)
  }

  /** All answers with their worth. A habit is held best before anything is looked at. */
  answer(legal: readonly G['action'][], habit: G['action'] | null): Found<G['action']>[] {
    const contenders = legal.map((action): Contender<G['action']> => ({ action, worths: [] }))
    const most = habit === null ? GLANCES : Number.POSITIVE_INFINITY
    this.#race(contenders, most, (state, chance) => this.#minds.playOn(state, chance))
    const first = held(contenders, habit)
    if (habit !== null) return found(contenders, first)
    const finalists = promising(contenders, first)
    if (finalists.length > 1 && !this.#looking.allowance.isSpent()) this.#deepen(finalists)
    return found(contenders, held(finalists, first.action))
  }

  /** Looks at answers anew, until the seat's next turn. */
  #deepen(finalists: readonly Contender<G['action']>[]): void {
    for (const { worths } of finalists) worths.length = 0
    this.#race(finalists, Number.POSITIVE_INFINITY, (state, chance, { by }) =>
      this.#minds.playRound(state, by, chance),
    )
  }

  /** Lets answers race until one is the best for sure, was looked at so often, or time is over. */
  #race(
    contenders: readonly Contender<G['action']>[],
    most: number,
    playOn: (state: G['state'], chance: RngState, action: G['action']) => void,
  ): void {
    const { rules, judge, allowance } = this.#looking
    const race = new Race(contenders)
    for (let one = race.next(); one !== null && one.worths.length < most; one = race.next()) {
      const turn = one.worths.length
      const chance = this.#worlds.chance(turn)
      const state = this.#worlds.copy(turn, chance)
      rules.apply(state, one.action)
      playOn(state, chance, one.action)
      one.worths.push(judge.worth(state, one.action.by))
      allowance.spend()
      if (allowance.isSpent()) return
    }
  }
}

/** The first and the next best after it, as far as they may still turn out better. */
function promising<A>(contenders: readonly Contender<A>[], first: Contender<A>): Contender<A>[] {
  const behind = (one: Contender<A>): number => edgeOver(first, one).mean
  return contenders
    .filter((one) => one === first || (one.worths.length > 0 && behind(one) < HOPELESS))
    .sort((one, other) => behind(one) - behind(other))
    .slice(0, FINALISTS)
}

/** The best answer; what was held best before stands unless that is surely better. */
function held<A>(contenders: readonly Contender<A>[], before: A | null): Contender<A> {
  const best = bestOf(contenders)
  const usual = contenders.find(({ action }) => action === before)
  if (usual === undefined) return best
  const { mean, error } = edgeOver(best, usual)
  return mean > SURELY * error ? best : usual
}

function found<A>(contenders: readonly Contender<A>[], taken: Contender<A>): Found<A>[] {
  return contenders.map((one) => ({
    action: one.action,
    worth: meanOf(one.worths),
    share: one === taken ? 1 : 0,
  }))
}

function meanOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)
}
