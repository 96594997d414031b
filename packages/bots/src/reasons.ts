import { type GameTypes, type RngState, type Rules, seedRng } from '@meadhall/kernel'
import {
  type Asked,
  type Opinion,
  stopIf,
  type Thinking,
  type Weighed,
  type Weighing,
  type Witnessed,
} from './bot.ts'
import type { Judge } from './judge.ts'
import { type Ledger, reasonOf } from './ledger.ts'
import type { Foresighted } from './on-demand.ts'
import { settle } from './search/looking.ts'
import { Worlds } from './search/worlds.ts'

/** What is needed to tell why. */
export interface Reasoned<G extends GameTypes> {
  readonly rules: Rules<G>
  readonly judge: Judge<G>
  readonly ledger: Ledger<G['state']>
}

/** In how many imagined states answers are compared, and with how many others. */
const WORLDS = 12
const OTHERS = 4
/** What somebody played from a hidden hand was in it: so many states are drawn to find those where it is. */
const DRAWN = 240

/** What answers come to on the average. */
interface Mean {
  looks: number
  /** `null` once one of them could not be told. */
  chance: number | null
  readonly amounts: number[]
}

function newMean(): Mean {
  return { looks: 0, chance: 0, amounts: [] }
}

/**
 * The same bot, which also says why. Its own figures say which answers are best; what the first of
 * them brings, and the next ones do not, is looked up in the same kind of imagined states.
 */
export function withReasons<G extends GameTypes>(
  bot: Weighing<G['view'], G['action']>,
  game: Reasoned<G>,
): Foresighted<G['view'], G['action']> {
  return {
    ...bot,
    weigh: async (asked, how) => reasoned(game, asked, await bot.weigh(asked, how), how),
    explain: async (witnessed, how) => explained(game, witnessed, how),
  }
}

/**
 * Says why the first answer, and what chance to win it leaves: its worth counts the margin too. The
 * others' chances are by as much lower as they are worth less.
 */
function reasoned<G extends GameTypes>(
  game: Reasoned<G>,
  { view, decision }: Asked<G['view'], G['action']>,
  { answers }: Opinion<G['action']>,
  { seed, signal }: Thinking,
): Opinion<G['action']> {
  const [first, ...rest] = answers
  if (first === undefined) return { answers, reason: null }
  const rng = seedRng(`${seed}/why`)
  const worlds = new Worlds(game.rules, view, rng)
  const [chosen, others] = [newMean(), newMean()]
  for (let turn = 0; turn < WORLDS; turn++) {
    stopIf(signal)
    look(game, worlds.copy(turn), first.answer, decision.seat, rng, chosen)
    for (const { answer } of rest.slice(0, OTHERS))
      look(game, worlds.copy(turn), answer, decision.seat, rng, others)
  }
  const { ledger } = game
  const why = () => reasonOf(ledger, worlds.at(0), decision.seat, chosen.amounts, others.amounts)
  return {
    answers: answers.map((one) => ({ ...one, chance: shifted(one, first, chosen.chance) })),
    reason: rest.length === 0 ? null : why(),
  }
}

/** What an answer's chance is if the first one's is this. */
function shifted<A>(one: Weighed<A>, first: Weighed<A>, chance: number | null): number | null {
  if (chance === null || one.chance === null || first.chance === null) return null
  return Math.min(1, Math.max(0, one.chance + chance - first.chance))
}

/**
 * Why somebody else may have done what all could see, from what one who watched knew then: in each
 * state that agrees with it, what was done is compared with what else could have been.
 */
function explained<G extends GameTypes>(
  game: Reasoned<G>,
  { view, decision, action }: Witnessed<G['view'], G['action']>,
  { seed, signal }: Thinking,
): Opinion<G['action']> | null {
  const { rules } = game
  const rng = seedRng(seed)
  const worlds = new Worlds(rules, view, rng)
  const [done, else_] = [newMean(), newMean()]
  const words = rules.formatAction(action)
  for (let turn = 0; turn < DRAWN && done.looks < WORLDS; turn++) {
    stopIf(signal)
    const legal = rules.legalActions(worlds.at(turn), decision).slice()
    const same = legal.find((one) => rules.formatAction(one) === words)
    if (same === undefined) continue
    look(game, worlds.copy(turn), same, decision.seat, rng, done)
    for (const other of legal.filter((one) => one !== same).slice(0, 3 * OTHERS))
      look(game, worlds.copy(turn), other, decision.seat, rng, else_)
  }
  if (done.looks === 0) return null
  const reason = reasonOf(game.ledger, worlds.at(0), decision.seat, done.amounts, else_.amounts)
  return { answers: [{ answer: action, chance: done.chance, share: 1 }], reason }
}

/** Plays an answer on until its consequences are over, and counts what it came to. */
function look<G extends GameTypes>(
  { rules, judge, ledger }: Reasoned<G>,
  state: G['state'],
  answer: G['action'],
  seat: number,
  rng: RngState,
  mean: Mean,
): void {
  rules.apply(state, answer)
  settle({ rules, judge, rng }, state, [])
  mean.looks += 1
  const chance = judge.chance(state, seat)
  if (chance === null) mean.chance = null
  else if (mean.chance !== null) mean.chance += (chance - mean.chance) / mean.looks
  ledger.amounts(state, seat).forEach((amount, line) => {
    const before = mean.amounts[line] ?? 0
    mean.amounts[line] = before + (amount - before) / mean.looks
  })
}
