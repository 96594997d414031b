import { at, type Decision, freshRng, type GameTypes, type RngState } from '@meadhall/kernel'
import { best } from '../best.ts'
import { edgeByBoth } from './both.ts'
import { edgeOver } from './edge-over.ts'
import type { Found } from './found.ts'
import type { Looking } from './looking.ts'
import { Minds } from './minds.ts'
import { bestOf, type Contender, Race } from './race.ts'
import type { Worlds } from './worlds.ts'

/** A turn's best answer is looked at so often before the most promising are looked into. */
const GLANCES = 16
/** So many are looked into, and none that seems worse than the best by more than this. */
const FINALISTS = 4
const HOPELESS = 0.04
/** What was worked out is surer: fewer are looked into, and none that seems worse by more than this. */
const CLOSEST = 3
const CLOSE = 0.04
/** How many standard errors an answer must be better by to take the place of what was held best. */
const SURELY = 2

/** How far a look goes: until consequences are over, the seat's next turn, or the end of the game. */
type Horizon = 'quiet' | 'round' | 'end'

/** What an answer is worth in the look of a turn. */
type Look<A> = (one: Contender<A>, turn: number) => number

/** A question that one seat answers for itself. */
export class Alone<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #worlds: Worlds<G>
  readonly #minds: Minds<G>
  readonly #counting: Minds<G>
  readonly #asked: Decision

  constructor(looking: Looking<G>, worlds: Worlds<G>, asked: Decision) {
    this.#looking = looking
    this.#worlds = worlds
    this.#minds = new Minds(looking)
    this.#counting = new Minds(looking, true)
    this.#asked = asked
  }

  /**
   * All answers with their worth; a habit stands unless another answer is surely better. What a
   * turn's answers were worked out to be worth is their first estimate.
   */
  answer(
    legal: readonly G['action'][],
    habit: G['action'] | null,
    estimates: readonly number[] | null,
  ): Found<G['action']>[] {
    const contenders = legal.map((action): Contender<G['action']> => ({ action, worths: [] }))
    const { judge, isSolo } = this.#looking
    if (estimates !== null) return this.#lookInto(contenders, estimates)
    if (judge.isQuiet(this.#asked) && !isSolo) return this.#turn(contenders)
    const horizon = this.#isLast(at(legal, 0)) ? 'round' : 'quiet'
    this.#race(contenders, this.#until(isSolo ? 'end' : horizon))
    return found(contenders, held(contenders, habit))
  }

  /**
   * A turn is looked at until its consequences are over. Then the most promising answers are looked
   * at anew, until the seat's next turn; what seemed best stands unless another is surely better.
   */
  #turn(contenders: readonly Contender<G['action']>[]): Found<G['action']>[] {
    this.#race(contenders, this.#until('quiet'), GLANCES)
    const first = bestOf(contenders)
    const finalists = promising(contenders, first).map((one) => ({ ...one, worths: [] }))
    if (finalists.length === 1 || this.#looking.allowance.isSpent()) return found(contenders, first)
    this.#race(finalists, this.#until('round'))
    return found(
      contenders.map((one) => finalists.find(({ action }) => action === one.action) ?? one),
      held(finalists, first.action),
    )
  }

  /**
   * Of a turn that was worked out, the answers that are close are looked at until the next turn:
   * what looks add is how the worth changes while others play.
   */
  #lookInto(
    contenders: readonly Contender<G['action']>[],
    estimates: readonly number[],
  ): Found<G['action']>[] {
    const known = new Map(contenders.map((one, index) => [one, at(estimates, index)]))
    const estimate = (one: Contender<G['action']>): number => known.get(one) ?? 0
    const sorted = [...contenders].sort((one, other) => estimate(other) - estimate(one))
    const first = at(sorted, 0)
    const close = sorted.filter((one) => estimate(first) - estimate(one) < CLOSE).slice(0, CLOSEST)
    this.#race(close, (one, turn) => estimate(one) + this.#change(one.action, turn))
    const taken = best(close, (one) =>
      edgeByBoth(estimate(one) - estimate(first), edgeOver(one, first)),
    )
    return sorted.map((one) => ({
      action: one.action,
      worth: one.worths.length > 0 ? meanOf(one.worths) : estimate(one),
      share: one === taken ? 1 : 0,
    }))
  }

  /** Looks at answers until one is the best for sure, was looked at so often, or time is over. */
  #race(
    contenders: readonly Contender<G['action']>[],
    look: Look<G['action']>,
    most = Number.POSITIVE_INFINITY,
  ): void {
    const { allowance } = this.#looking
    const race = new Race(contenders)
    for (let one = race.next(); one !== null && one.worths.length < most; one = race.next()) {
      one.worths.push(look(one, one.worths.length))
      allowance.spend()
      if (allowance.isSpent()) return
    }
  }

  #until(horizon: Horizon): Look<G['action']> {
    const { judge } = this.#looking
    return ({ action }, turn) => judge.worth(this.#lookAt(action, turn, horizon), action.by)
  }

  /**
   * How the worth changes from the end of an answer's consequences to the seat's next turn, all who
   * play until then counting what they can. What luck the answer itself had falls out.
   */
  #change(action: G['action'], turn: number): number {
    const { judge } = this.#looking
    const { state, chance } = this.#after(action, turn)
    const later = freshRng(chance)
    this.#counting.playOn(state, chance)
    const before = judge.worth(state, action.by)
    this.#counting.playRound(state, this.#asked, later)
    return judge.worth(state, action.by) - before
  }

  /** What becomes of an answer in a world. */
  #lookAt(action: G['action'], turn: number, horizon: Horizon): G['state'] {
    const { state, chance } = this.#after(action, turn)
    if (horizon === 'end') this.#minds.playOut(state, chance)
    else if (horizon === 'round') this.#minds.playRound(state, this.#asked, chance)
    else this.#minds.playOn(state, chance)
    return state
  }

  /** The world of a turn after an answer: what luck there is, is the same for all answers. */
  #after(action: G['action'], turn: number): { state: G['state']; chance: RngState } {
    const chance = this.#worlds.chance(turn)
    const state = this.#worlds.copy(turn, chance)
    this.#looking.rules.apply(state, action)
    return { state, chance }
  }

  /** Whether the game may be over before the seat's next turn: then looks go on to its end. */
  #isLast(action: G['action']): boolean {
    return this.#looking.rules.outcome(this.#lookAt(action, 0, 'round')) !== null
  }
}

/** The first and the next best after it, as far as they may still turn out better. */
function promising<A>(contenders: readonly Contender<A>[], first: Contender<A>): Contender<A>[] {
  const behind = (one: Contender<A>): number => edgeOver(first, one).mean
  const others = contenders
    .filter((one) => one !== first && one.worths.length > 0 && behind(one) < HOPELESS)
    .sort((one, other) => behind(one) - behind(other))
  return [first, ...others.slice(0, FINALISTS - 1)]
}

/** The best answer; a habit stands unless that is better by more than luck would make it. */
function held<A>(contenders: readonly Contender<A>[], habit: A | null): Contender<A> {
  const best = bestOf(contenders)
  const usual = contenders.find(({ action }) => action === habit)
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
