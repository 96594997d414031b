import { at } from '../ids.ts'
import { pick, type RngState, type Seed, seedRng } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { differenceOf } from './compare.ts'
import type { OpaqueTypes } from './opaque.ts'
import { pickAction } from './random-play.ts'

/** Something that must have no say in what happens, such as a card in a hand, and a way to mute it. */
export interface InertTrial<G extends OpaqueTypes> {
  readonly state: G['state']
  /** Runs something while it is blank. */
  asBlank<T>(run: () => T): T
  /** Answers that would give it a say: nobody gives them, and they may be open in one of the two only. */
  isAboutIt(action: G['action']): boolean
  /** Whether it has a say from here on: there the trial ends. */
  isOver?(state: Readonly<G['state']>, events: readonly G['event'][]): boolean
  readonly seed: Seed
  /** How many answers are given at most. */
  readonly answers: number
}

/** What came of a trial: the first difference in words, and what happened on the way. */
export interface InertReport {
  readonly difference: string | null
  readonly told: ReadonlySet<string>
}

/** The two games: as it is, and with the thing blank. */
interface Pair<S> {
  real: S
  readonly blank: S
}

/** Whether it goes on, or what differs. */
type Step = 'goes on' | 'over' | { readonly difference: string }

/**
 * Plays on at random in two games at once: one as it is, one in which the thing is blank. Whatever
 * is asked, open, told and changed must be the same in both.
 */
export function checkInert<G extends OpaqueTypes>(
  rules: Rules<G>,
  trial: InertTrial<G>,
): InertReport {
  const rng = seedRng(trial.seed)
  const told = new Set<string>()
  const pair = { real: rules.clone(trial.state), blank: rules.clone(trial.state) }
  for (let count = 0; count < trial.answers; count++) {
    const step = takeStep(rules, trial, pair, rng, told)
    if (step === 'over') break
    if (step !== 'goes on') return { ...step, told }
  }
  return { difference: null, told }
}

function takeStep<G extends OpaqueTypes>(
  rules: Rules<G>,
  trial: InertTrial<G>,
  pair: Pair<G['state']>,
  rng: RngState,
  told: Set<string>,
): Step {
  const asked = questionsOf(rules, trial, pair.real)
  const other = trial.asBlank(() => questionsOf(rules, trial, pair.blank))
  if (asked.words !== other.words)
    return { difference: `asked "${asked.words}", with a blank one "${other.words}"` }
  const open = asked.open.filter(({ length }) => length > 0)
  if (open.length === 0) return 'over'
  return carryOut(rules, trial, pair, pickAction(rng, pick(rng, open), true), told)
}

function carryOut<G extends OpaqueTypes>(
  rules: Rules<G>,
  trial: InertTrial<G>,
  pair: Pair<G['state']>,
  action: G['action'],
  told: Set<string>,
): Step {
  const next = rules.clone(pair.real)
  const [events, heard]: [G['event'][], G['event'][]] = [[], []]
  rules.apply(next, action, (event) => events.push(event))
  if (trial.isOver?.(next, events)) return 'over'
  trial.asBlank(() => rules.apply(pair.blank, action, (event) => heard.push(event)))
  pair.real = next
  for (const { type } of events) told.add(type)
  const difference = differenceOf(
    { events, state: next },
    { events: heard, state: pair.blank as G['state'] },
  )
  if (difference === null) return 'goes on'
  return { difference: `after "${rules.formatAction(action)}": ${difference}` }
}

/** What is open to whom, answers about the thing itself left out. */
function questionsOf<G extends OpaqueTypes>(
  rules: Rules<G>,
  { isAboutIt }: InertTrial<G>,
  state: Readonly<G['state']>,
): { readonly words: string; readonly open: readonly G['action'][][] } {
  const decisions = rules.decisions(state)
  const open = decisions.map((decision) =>
    rules.legalActions(state, decision).filter((action) => !isAboutIt(action)),
  )
  const words = open.map((actions, index) => {
    const { seat, kind } = at(decisions, index)
    return `${seat} ${kind}: ${actions.map((action) => rules.formatAction(action)).join(', ')}`
  })
  return { words: words.join('; '), open }
}
