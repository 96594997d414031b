import { at, cloneRng, freshRng, type GameTypes, type RngState, type Rules } from '@meadhall/kernel'

/** More imagined states than this tell little that is new, and each costs as much as many looks. */
const MOST_WORLDS = 256

/** Imagined states that agree with a view: drawn when first asked for, then used again in turn. */
export class Worlds<G extends GameTypes> {
  readonly #rules: Rules<G>
  readonly #view: G['view']
  readonly #rng: RngState
  readonly #drawn: G['state'][] = []
  readonly #chances: RngState[] = []

  constructor(rules: Rules<G>, view: G['view'], rng: RngState) {
    this.#rules = rules
    this.#view = view
    this.#rng = rng
  }

  /** The imagined state of a turn, not to be changed. */
  at(turn: number): Readonly<G['state']> {
    const index = turn % MOST_WORLDS
    while (this.#drawn.length <= index) {
      this.#drawn.push(this.#rules.determinize(this.#view, this.#rng))
    }
    return at(this.#drawn, index)
  }

  /** What is left to chance in a turn, in the game and in the minds: the same whoever asks. */
  chance(turn: number): RngState {
    while (this.#chances.length <= turn) this.#chances.push(freshRng(this.#rng))
    return cloneRng(at(this.#chances, turn))
  }

  /** A copy to play on in, with a future of its own: no look may learn what luck another had. */
  copy(turn: number, rng: RngState = this.#rng): G['state'] {
    const state = this.#rules.clone(this.at(turn))
    this.#rules.reseed(state, rng)
    return state
  }
}
