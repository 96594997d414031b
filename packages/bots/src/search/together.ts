import { at, type Decision, type GameTypes, type Seat } from '@meadhall/kernel'
import type { Looking } from './looking.ts'
import { Minds } from './minds.ts'
import { drawn, Mixed } from './mixed.ts'
import type { Worlds } from './worlds.ts'

/** What came out for one seat's answers: how it mixes them, and what each was worth on average. */
export interface Answered {
  readonly shares: readonly number[]
  readonly means: readonly number[]
}

/** More rounds than this change little. */
const ENOUGH = 256

/**
 * A question that several answer at the same time and in secret, as a game of its own. What others
 * take is learnt in states imagined from what everybody knows, where the own hand is as unknown to
 * them as at the table; the own answers are learnt against that in states that agree with the view.
 */
export class Together<G extends GameTypes> {
  readonly #looking: Looking<G>
  readonly #own: Worlds<G>
  readonly #shared: Worlds<G>
  readonly #others = new Map<Seat, Mixed<G['action']>>()
  readonly #mine = new Mixed<G['action']>()
  readonly #totals: number[] = []
  readonly #minds: Minds<G>
  #times = 0

  constructor(looking: Looking<G>, own: Worlds<G>, shared: Worlds<G>) {
    this.#looking = looking
    this.#own = own
    this.#shared = shared
    this.#minds = new Minds(looking)
  }

  /** Learns until the allowance is spent. */
  answer(seat: Seat, legal: readonly G['action'][]): Answered {
    for (const _ of legal) this.#totals.push(0)
    do {
      this.#learnOthers(this.#times)
      const worths = this.#learn(this.#own.at(this.#times), seat, this.#mine)
      worths.forEach((worth, index) => {
        this.#totals[index] = at(this.#totals, index) + worth
      })
      this.#times += 1
    } while (this.#times < ENOUGH && !this.#looking.allowance.isSpent())
    const times = this.#times
    return { shares: this.#mine.average(legal), means: this.#totals.map((sum) => sum / times) }
  }

  /** One of those asked learns, in turn, as all of them appear to everybody. */
  #learnOthers(turn: number): void {
    const world = this.#shared.at(turn)
    const open = this.#looking.rules.decisions(world)
    const { seat } = at(open, turn % open.length)
    this.#learn(world, seat, this.#mixedOf(seat))
  }

  /** Tries all answers of one seat against one draw of the others' answers. */
  #learn(world: Readonly<G['state']>, seat: Seat, mixed: Mixed<G['action']>): number[] {
    const { rules, rng } = this.#looking
    const open = rules.decisions(world)
    const asked = open.find((decision) => decision.seat === seat) ?? at(open, 0)
    const others = open.filter((decision) => decision.seat !== seat)
    const given = others.map((decision) => this.#draw(world, decision))
    const legal = rules.legalActions(world, asked)
    const strategy = mixed.strategy(legal, [])
    const worths = legal.map((action) => {
      const state = rules.clone(world)
      rules.reseed(state, rng)
      return this.#outcome(state, [action, ...given], seat)
    })
    mixed.learn(legal, strategy, worths)
    return worths
  }

  #draw(world: Readonly<G['state']>, decision: Decision): G['action'] {
    const { rules, rng } = this.#looking
    const legal = rules.legalActions(world, decision)
    return at(legal, drawn(rng, this.#mixedOf(decision.seat).strategy(legal, [])))
  }

  #outcome(state: G['state'], answers: readonly G['action'][], seat: Seat): number {
    const { rules, judge, rng, allowance } = this.#looking
    for (const answer of answers) rules.apply(state, answer)
    this.#minds.playOn(state, rng)
    allowance.spend()
    return judge.worth(state, seat)
  }

  #mixedOf(seat: Seat): Mixed<G['action']> {
    const mixed = this.#others.get(seat) ?? new Mixed<G['action']>()
    this.#others.set(seat, mixed)
    return mixed
  }
}
