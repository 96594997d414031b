import {
  at,
  cloneRng,
  type Decision,
  type GameTypes,
  type RngState,
  type Rules,
} from '@meadhall/kernel'
import type { Asked, Thinking } from '../bot.ts'
import type { Judge } from '../judge.ts'
import { Alone } from './alone.ts'
import type { Found } from './found.ts'
import { type Looking, newAllowance } from './looking.ts'
import { Together } from './together.ts'
import { Worlds } from './worlds.ts'

/** How many looks a choice takes where the budget names neither a number nor a time. */
const USUAL_LOOKS = 400

/** What the search needs of a game. */
export interface Searched<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly judge: Judge<G>
  /** Whether those who play on in a look take what is best for them, or reply as anybody would. */
  readonly foresees: boolean
  /** Whether secret answers given at the same time counter each other: then they are mixed. */
  readonly mixes: boolean
  /** Kinds of question that dice decide: anybody's reply stands unless another is surely better. */
  readonly replies?: ReadonlySet<string>
  /** Whether a seat plays alone: a network that learnt from rules of thumb misleads there. */
  isSolo?(state: Readonly<G['state']>): boolean
  /** The view as it was before others answered in secret what its seat is still asked. */
  reopened?(view: G['view']): G['view']
}

/** All answers with their worth, the looks spent where they matter. */
export function search<G extends GameTypes>(
  game: Searched<G>,
  { view, decision }: Asked<G['view'], G['action']>,
  { budget, signal }: Thinking,
  rng: RngState,
): Found<G['action']>[] {
  const most = budget?.iterations ?? (budget?.isOver ? Number.POSITIVE_INFINITY : USUAL_LOOKS)
  const allowance = newAllowance(most, budget?.isOver?.bind(budget), signal)
  // What is worked out is the same as a champion's, whatever is drawn for looks.
  const luck = cloneRng(rng)
  const worlds = new Worlds(game.rules, game.reopened?.(view) ?? view, rng)
  const isSolo = game.isSolo?.(worlds.at(0)) ?? false
  const looking = { ...game, isSolo, rng, allowance }
  const legal = game.rules.legalActions(worlds.at(0), decision)
  // A turn that was worked out is looked into; alone it is played, so it is also what a hint tells.
  const isTurn = game.judge.isQuiet(decision) && !isSolo
  const known = isTurn ? null : (game.judge.workedOut?.(view, decision, legal, luck) ?? null)
  if (known !== null) return onlyThis(legal, known)
  const isOneOfMany = game.rules.decisions(worlds.at(0)).length > 1 && !game.judge.isQuiet(decision)
  if (isOneOfMany && game.mixes) return answerTogether(looking, worlds, decision, legal)
  const worths = isTurn ? (game.judge.worthsOf?.(view, decision, legal, luck) ?? null) : null
  const habit = usual(looking, worlds, decision, legal)
  return new Alone(looking, worlds, decision).answer(legal, habit, worths)
}

/** What was worked out needs no looks; how good the other answers are nobody knows. */
function onlyThis<A>(legal: readonly A[], known: A): Found<A>[] {
  return legal.map((action) => ({ action, worth: 0, share: action === known ? 1 : 0 }))
}

/** What anybody would reply, where that is good enough unless a search finds clearly better. */
function usual<G extends GameTypes>(
  { judge, replies, isSolo, rng }: Looking<G>,
  worlds: Worlds<G>,
  decision: Decision,
  legal: readonly G['action'][],
): G['action'] | null {
  return isSolo || replies?.has(decision.kind)
    ? judge.reply(worlds.at(0), decision, legal, rng)
    : null
}

function answerTogether<G extends GameTypes>(
  looking: Looking<G>,
  worlds: Worlds<G>,
  decision: Decision,
  legal: readonly G['action'][],
): Found<G['action']>[] {
  const shared = new Worlds(looking.rules, looking.rules.shared(worlds.at(0)), looking.rng)
  const { shares, means } = new Together(looking, worlds, shared).answer(decision.seat, legal)
  return legal.map((action, index) => ({
    action,
    worth: at(means, index),
    share: at(shares, index),
  }))
}
