import { at, type Decision, type GameTypes, type RngState, type Rules } from '@meadhall/kernel'
import type { Asked, Thinking } from '../bot.ts'
import type { Judge } from '../judge.ts'
import { bestOf } from './best-of.ts'
import { Descent } from './descent.ts'
import { Halving } from './halving.ts'
import { type Looking, newAllowance } from './looking.ts'
import { Together } from './together.ts'
import { meanOf, newEdge } from './tree.ts'
import { Worlds } from './worlds.ts'

/** How many looks a choice takes where the budget names neither a number nor a time. */
const USUAL_LOOKS = 400

const NONE: ReadonlySet<string> = new Set()

/** What the search needs of a game. */
export interface Searched<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly judge: Judge<G>
  /** Kinds of question that nobody is looked into for: dice decide, and anybody's reply will do. */
  readonly replies?: ReadonlySet<string>
  /** The view as it was before others answered in secret what its seat is still asked. */
  reopened?(view: G['view']): G['view']
}

/** An answer with what the search found out about it. */
export interface Found<A> {
  readonly action: A
  /** Its giver's worth, 0 to 1. */
  readonly worth: number
  /** Of the looks, or of a mixed answer. */
  readonly share: number
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
  const { rules, judge, replies = NONE } = game
  const looking = { rules, judge, replies, rng, allowance }
  const worlds = new Worlds(game.rules, game.reopened?.(view) ?? view, rng)
  const legal = game.rules.legalActions(worlds.at(0), decision)
  const isOneOfMany = game.rules.decisions(worlds.at(0)).length > 1 && !game.judge.isQuiet(decision)
  return isOneOfMany
    ? answerTogether(looking, worlds, decision, legal)
    : answerAlone(looking, worlds, decision, legal)
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

function answerAlone<G extends GameTypes>(
  looking: Looking<G>,
  worlds: Worlds<G>,
  decision: Decision,
  legal: readonly G['action'][],
): Found<G['action']>[] {
  const edges = legal.map(newEdge)
  const halving = new Halving(edges)
  const descent = new Descent(looking)
  do {
    const edge = halving.next()
    descent.through(worlds.copy(halving.round), edge)
  } while (!looking.allowance.isSpent())
  const taken = bestOf(edges, usual(looking, worlds, decision, legal))
  return edges.map((edge) => ({
    action: edge.action,
    worth: meanOf(edge),
    share: edge === taken ? 1 : 0,
  }))
}

/** What anybody would reply, where that is good enough unless a search finds clearly better. */
function usual<G extends GameTypes>(
  { judge, replies, rng }: Looking<G>,
  worlds: Worlds<G>,
  decision: Decision,
  legal: readonly G['action'][],
): G['action'] | null {
  return replies.has(decision.kind) ? judge.reply(worlds.at(0), decision, legal, rng) : null
}
