import { at, type GameTypes, type RngState, type Rules, seedRng } from '@meadhall/kernel'
import { type Asked, type Opinion, stopIf, type Weighing } from '../bot.ts'
import type { Found } from './found.ts'
import { drawn } from './mixed.ts'
import { type Searched, search } from './search.ts'

/** A part of a mixed answer smaller than this is chance more than thought. */
const SMALLEST_SHARE = 0.1

/** A search over imagined states: the strongest level. */
export function nornBot<G extends GameTypes>(game: Searched<G>): Weighing<G['view'], G['action']> {
  return {
    name: 'norn',
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async choose(asked, how) {
      stopIf(how.signal)
      if (asked.legal.length === 1) return at(asked.legal, 0)
      const rng = seedRng(how.seed)
      const answer = workedOut(game, asked, rng)
      if (answer !== null) return answer
      const found = search(game, asked, how, rng)
      return sameAs(game.rules, asked.legal, taken(found, rng))
    },
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async weigh(asked, how) {
      stopIf(how.signal)
      return opinion(search(game, asked, how, seedRng(how.seed)))
    },
  }
}

/** Where luck drowns what looks could tell, an answer that was worked out is taken at once. */
function workedOut<G extends GameTypes>(
  { judge, replies }: Searched<G>,
  { view, decision, legal }: Asked<G['view'], G['action']>,
  rng: RngState,
): G['action'] | null {
  if (!replies?.has(decision.kind)) return null
  return judge.workedOut?.(view, decision, legal, rng) ?? null
}

/** Draws from a mixed answer, small parts left out. */
function taken<A>(found: readonly Found<A>[], rng: RngState): A {
  const highest = Math.max(...found.map(({ share }) => share))
  const parts = found.map(({ share }) => (share >= Math.min(SMALLEST_SHARE, highest) ? share : 0))
  const sum = parts.reduce((one, other) => one + other, 0)
  return at(
    found,
    drawn(
      rng,
      parts.map((part) => part / sum),
    ),
  ).action
}

/** The very object of the list that says the same: lists may have come from another thread. */
function sameAs<G extends GameTypes>(
  rules: Rules<G>,
  legal: readonly G['action'][],
  action: G['action'],
): G['action'] {
  const words = rules.formatAction(action)
  return legal.find((one) => rules.formatAction(one) === words) ?? at(legal, 0)
}

/** What was found as others are told of it, from the best on. */
function opinion<A>(found: readonly Found<A>[]): Opinion<A> {
  const answers = found.map(({ action, worth, share }) => ({
    answer: action,
    chance: worth,
    share,
  }))
  answers.sort((one, other) => other.share - one.share || (other.chance ?? 0) - (one.chance ?? 0))
  return { answers, reason: null }
}
