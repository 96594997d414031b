import type { Decision } from './decision.ts'
import type { Seat } from './ids.ts'
import { freshRng, type RngState } from './rng.ts'
import type { GameTypes, Rules } from './rules.ts'

/** Types of a game whose state keeps its version, its questions and its chance where all ours do. */
interface PlainTypes extends GameTypes {
  state: { version: number; open: readonly Decision[]; rng: RngState }
}

type Completed = 'raise' | 'decisions' | 'view' | 'reseed' | 'draws'

/** A game without teams says nothing of them. */
type Written<G extends GameTypes> = Omit<Rules<G>, Completed | 'teams'> &
  Partial<Pick<Rules<G>, 'teams'>>

/** Everybody for themselves. */
export function allAlone({ seats }: { readonly seats: number }): Seat[][] {
  return Array.from({ length: seats }, (_, seat) => [seat])
}

/** Completes what a game writes of its own with what is the same in every such game. */
export function completeRules<G extends PlainTypes>(game: Written<G>): Rules<G> {
  const { shared, own, join } = game
  return {
    ...game,
    raise: (state, version) => {
      state.version = version
    },
    decisions: (state) => state.open,
    view: (state, viewer) =>
      viewer === null ? shared(state) : join(shared(state), own(state, viewer)),
    reseed: (state, rng) => {
      state.rng = freshRng(rng)
    },
    teams: game.teams ?? allAlone,
    draws: ({ rng }) => rng.counter,
  }
}
