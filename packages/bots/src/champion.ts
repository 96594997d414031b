import {
  at,
  cloneRng,
  type Decision,
  freshRng,
  type GameTypes,
  type RngState,
  type Rules,
  type Seat,
  seedRng,
} from '@meadhall/kernel'
import { best } from './best.ts'
import { type Asked, type Opinion, stopIf, type Thinking, type Weighing } from './bot.ts'
import type { Judge } from './judge.ts'

/** How a champion looks ahead. */
export interface Manner {
  /** In how many imagined states answers are tried: all of them, then the better half, and so on. */
  readonly rounds: readonly number[]
  /** Whether its own later answers in a look are the best ones, or as anybody would reply. */
  readonly followsUp: boolean
  /** Kinds of question that are answered as anybody would reply: too much is left to chance there. */
  readonly replies?: ReadonlySet<string>
}

/** Fewer answers than this are never told apart by halving. */
const FEWEST = 2
/** Answers that are guessed before a look ends at the latest. */
const LONGEST = 200

/** What every look needs. */
interface Mind<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly judge: Judge<G>
  readonly manner: Manner
}

/** An imagined state, and what is left to chance in the minds of those who play on in it. */
interface World<S> {
  readonly state: S
  readonly rng: RngState
}

/** An answer and what it came to so far. */
interface Tried<A> {
  readonly answer: A
  sum: number
  looks: number
}

/**
 * Tries each answer in imagined states, plays on until its consequences are over, and asks the
 * judge. All answers meet the same states and minds, so that they differ by their own doing; those
 * that do worse are dropped early.
 */
export function championBot<G extends GameTypes>(
  rules: Rules<G>,
  judge: Judge<G>,
  manner: Manner,
): Weighing<G['view'], G['action']> {
  const mind = { rules, judge, manner }
  return {
    name: 'champion',
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async choose(asked, how) {
      stopIf(how.signal)
      const { view, decision, legal } = asked
      if (legal.length === 1) return at(legal, 0)
      const answer = judge.workedOut?.(view, decision, legal, seedRng(how.seed)) ?? null
      if (answer !== null) return answer
      if (isReply(mind, asked)) return reply(mind, asked, how)
      return at(tryOut(mind, asked, how), 0).answer
    },
    // biome-ignore lint/suspicious/useAwait: bots are asynchronous
    async weigh(asked, how): Promise<Opinion<G['action']>> {
      stopIf(how.signal)
      const tried = tryOut(mind, asked, how)
      const looks = tried.reduce((sum, one) => sum + one.looks, 0)
      const answers = tried.map((one) => {
        return { answer: one.answer, chance: meanOf(one), share: one.looks / looks }
      })
      return { answers, reason: null }
    },
  }
}

function isReply<G extends GameTypes>(
  { manner }: Mind<G>,
  { decision }: Asked<G['view'], G['action']>,
): boolean {
  return manner.replies?.has(decision.kind) ?? false
}

/** What anybody would answer: from what the seat knows, which is the same in every imagined state. */
function reply<G extends GameTypes>(
  { rules, judge }: Mind<G>,
  { view, decision, legal }: Asked<G['view'], G['action']>,
  { seed }: Thinking,
): G['action'] {
  const rng = seedRng(seed)
  return judge.reply(rules.determinize(view, rng), decision, legal, rng)
}

/** All answers from the best on. */
function tryOut<G extends GameTypes>(
  mind: Mind<G>,
  { view, decision, legal }: Asked<G['view'], G['action']>,
  { seed, signal, budget }: Thinking,
): Tried<G['action']>[] {
  const rng = seedRng(seed)
  const tried = legal.map((answer): Tried<G['action']> => ({ answer, sum: 0, looks: 0 }))
  let left = tried.length
  for (const states of mind.manner.rounds) {
    for (let count = 0; count < states; count++) {
      stopIf(signal)
      const world = { state: mind.rules.determinize(view, rng), rng: freshRng(rng) }
      for (const one of tried.slice(0, left)) {
        one.sum += look(mind, world, one.answer, decision.seat)
        one.looks += 1
      }
    }
    rank(tried, left)
    if (budget?.isOver?.()) break
    left = Math.min(left, Math.max(FEWEST, Math.ceil(left / 2)))
  }
  return tried
}

/** Puts the first answers in their order; what was dropped earlier stays behind them. */
function rank<A>(tried: Tried<A>[], left: number): void {
  const first = tried.slice(0, left).sort((a, b) => meanOf(b) - meanOf(a))
  tried.splice(0, left, ...first)
}

function meanOf({ sum, looks }: Tried<unknown>): number {
  return looks === 0 ? 0 : sum / looks
}

/** What an answer comes to in one imagined state. */
function look<G extends GameTypes>(
  mind: Mind<G>,
  world: World<G['state']>,
  answer: G['action'],
  seat: Seat,
): number {
  const state = mind.rules.clone(world.state)
  mind.rules.apply(state, answer)
  settle(mind, state, seat, cloneRng(world.rng), mind.manner.followsUp)
  return mind.judge.worth(state, seat)
}

/** Plays on until the consequences of an answer are over. */
function settle<G extends GameTypes>(
  mind: Mind<G>,
  state: G['state'],
  seat: Seat,
  rng: RngState,
  followsUp: boolean,
): void {
  const { rules, judge } = mind
  for (let count = 0; count < LONGEST; count++) {
    const open = rules.decisions(state)[0]
    if (open === undefined || judge.isQuiet(open)) return
    const legal = rules.legalActions(state, open)
    const isOwn = followsUp && open.seat === seat && legal.length > 1
    const answer = isOwn
      ? followUp(mind, state, open, legal, rng)
      : judge.reply(state, open, legal, rng)
    rules.apply(state, answer)
  }
}

/** The seat's own best answer, one step ahead: what comes after it is played as anybody would. */
function followUp<G extends GameTypes>(
  mind: Mind<G>,
  state: G['state'],
  { seat }: Decision,
  legal: readonly G['action'][],
  rng: RngState,
): G['action'] {
  const chance = freshRng(rng)
  return best(legal, (answer) => {
    const later = mind.rules.clone(state)
    mind.rules.apply(later, answer)
    settle(mind, later, seat, cloneRng(chance), false)
    return mind.judge.worth(later, seat)
  })
}
