import { at, type Decision, type GameTypes } from '@meadhall/kernel'
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
/** How many standard errors an answer must be better by to take the place of what was held best. */
const SURELY = 2

/** How far a look goes: until consequences are over, the seat's next turn, or the end of the game. */
type Horizon = 'quiet' | 'round' | 'end'

/** A question that one seat answers for itself. */
export class Alone<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #worlds: Worlds<G>
  readonly #minds: Minds<G>
  readonly #asked: Decision

  constructor(looking: Looking<G>, worlds: Worlds<G>, asked: Decision) {
    this.#looking = looking
    this.#worlds = worlds
    this.#minds = new Minds(looking)
    this.#asked = asked
  }

  /** All answers with their worth; a habit stands unless another answer is surely better. */
  answer(legal: readonly G['action'][], habit: G['action'] | null): Found<G['action']>[] {
    const contenders = legal.map((action): Contender<G['action']> => ({ action, worths: [] }))
    const { judge, isSolo } = this.#looking
    if (judge.isQuiet(this.#asked) && !isSolo) return this.#turn(contenders, habit)
    const horizon = this.#isLast(at(legal, 0)) ? 'round' : 'quiet'
    this.#race(contenders, isSolo ? 'end' : horizon, Number.POSITIVE_INFINITY)
    return found(contenders, held(contenders, habit))
  }

  /**
   * A turn is looked at until its consequences are over. Then the most promising answers are looked
   * at anew, until the seat's next turn; what seemed best, or was worked out, stands unless another
   * is surely better. Where dice decide, looks tell less than what was worked out.
   */
  #turn(
    contenders: readonly Contender<G['action']>[],
    habit: G['action'] | null,
  ): Found<G['action']>[] {
    const known = contenders.find(({ action }) => action === habit)
    const racing = known === undefined ? contenders : contenders.filter((one) => !this.#rolls(one))
    if (known !== undefined && !racing.includes(known)) return found(contenders, known)
    this.#race(racing, 'quiet', GLANCES)
    const first = known ?? bestOf(racing)
    const finalists = promising(racing, first).map((one) => ({ ...one, worths: [] }))
    if (finalists.length === 1 || this.#looking.allowance.isSpent()) return found(contenders, first)
    this.#race(finalists, 'round', Number.POSITIVE_INFINITY)
    return found(
      contenders.map((one) => finalists.find(({ action }) => action === one.action) ?? one),
      held(finalists, first.action),
    )
  }

  /** Whether dice decide what an answer comes to. */
  #rolls({ action }: Contender<G['action']>): boolean {
    const { rules, replies } = this.#looking
    if (replies === undefined) return false
    const chance = this.#worlds.chance(0)
    const state = this.#worlds.copy(0, chance)
    rules.apply(state, action)
    return this.#minds.leadsTo(state, replies, chance)
  }

  /** Looks at answers until one is the best for sure, was looked at so often, or time is over. */
  #race(contenders: readonly Contender<G['action']>[], horizon: Horizon, most: number): void {
    const { judge, allowance } = this.#looking
    const race = new Race(contenders)
    for (let one = race.next(); one !== null && one.worths.length < most; one = race.next()) {
      one.worths.push(
        judge.worth(this.#lookAt(one.action, one.worths.length, horizon), one.action.by),
      )
      allowance.spend()
      if (allowance.isSpent()) return
    }
  }

  /** What becomes of an answer in a world: what luck there is, is the same for all answers. */
  #lookAt(action: G['action'], turn: number, horizon: Horizon): G['state'] {
    const chance = this.#worlds.chance(turn)
    const state = this.#worlds.copy(turn, chance)
    this.#looking.rules.apply(state, action)
    if (horizon === 'end') this.#minds.playOut(state, chance)
    else if (horizon === 'round') this.#minds.playRound(state, this.#asked, chance)
    else this.#minds.playOn(state, chance)
    return state
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
