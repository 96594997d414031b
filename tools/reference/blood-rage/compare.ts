import { cloneRng, seedRng } from '@meadhall/kernel'
import type { Comparison } from '../comparison.ts'
import { differing, positionDifferences } from './differences.ts'
import { type Answered, type Played, playByEngine, positionOf } from './engine.ts'
import { type Attempt, randomAttempt } from './generate/index.ts'
import { actionInWords, givenInWords } from './in-words.ts'
import { countCards, countNotes } from './met.ts'
import { type Oracle, type Outcome, type Position, pillage, type Question } from './rules/index.ts'

/** What is compared with the engine; tests give a faulty one, which must be found. */
export type Opinion = typeof pillage

const CHALLENGE = 2

/** Blood Rage's second opinion: random pillages played by the engine and by the reference. */
export function bloodRageComparison(opinion: Opinion = pillage): Comparison {
  const met = new Map<string, number>()
  return {
    game: 'blood-rage',
    battles: { whole: 100_000, short: 300 },
    met,
    compare: (seed) => {
      const rng = seedRng(seed)
      const attempt = randomAttempt(rng)
      const played = playByEngine(attempt, cloneRng(rng))
      const found = differences(attempt, played, opinion, met)
      return found.length === 0 ? null : inWords(seed, attempt, played, found)
    },
  }
}

/** What differs: the questions first, since all that follows a wrong one is wrong too. */
function differences(
  attempt: Attempt,
  { answered, state }: Played,
  opinion: Opinion,
  met: Map<string, number>,
): string[] {
  const script = scriptOf(answered)
  try {
    const outcome = opinion(paid(attempt), attempt.pillager, attempt.province, script.oracle)
    countCards(met, attempt.position, answered)
    countNotes(met, outcome.notes)
    const rest = script.left()
    return rest === null ? endDifferences(attempt, state, outcome) : [rest]
  } catch (error) {
    if (error instanceof OtherQuestion) return [error.message]
    throw error
  }
}

class OtherQuestion extends Error {}

/** Answers the reference as the engine was answered; throws where it asks something else. */
function scriptOf(answered: readonly Answered[]): { oracle: Oracle; left: () => string | null } {
  let next = 0
  const oracle = (question: Question): string => {
    const found = answered[next++]
    if (found === undefined) throw new OtherQuestion(`only the reference asks ${asked(question)}`)
    const [one, other] = [asked(found), asked(question)]
    if (one !== other)
      throw new OtherQuestion(`question ${next}: engine asks ${one}; reference asks ${other}`)
    return found.answer
  }
  const left = () => {
    const question = answered[next]
    return question === undefined ? null : `only the engine asks ${asked(question)}`
  }
  return { oracle, left }
}

function asked({
  kind,
  seat,
  options,
}: Omit<Question, 'kind'> & { readonly kind: string }): string {
  return `seat ${seat} for ${kind} (${[...options].sort().join(', ')})`
}

/** The reference begins where the action has been paid. */
function paid({ position, pillager, again }: Attempt): Position {
  if (!again) return position
  const clans = position.clans.map((clan, seat) =>
    seat === pillager ? { ...clan, rage: clan.rage - CHALLENGE } : clan,
  )
  return { ...position, clans }
}

function endDifferences(attempt: Attempt, state: Played['state'], outcome: Outcome): string[] {
  const goesOn = state.phase === 'action'
  const next = goesOn ? (state.open[0]?.seat ?? null) : null
  const turn = differing('next turn', [next], [outcome.next])
  // With no card in any hand the discard phase is over at once, and the age with it.
  if (!goesOn && state.phase !== 'discard') return turn
  const engine = positionOf(state, attempt)
  return [...turn, ...positionDifferences(engine, outcome.position, goesOn)]
}

/** The differences and a scenario that leads there, to be kept in a file. */
function inWords(seed: string, attempt: Attempt, { answered }: Played, found: string[]): string {
  const nameAt = (seat: number) => attempt.position.clans[seat]?.name ?? ''
  const scenario = {
    format: 'meadhall-scenario',
    version: 1,
    game: 'blood-rage',
    title: `a difference found with seed ${seed}`,
    given: givenInWords(attempt),
    steps: [
      { [nameAt(attempt.pillager)]: actionInWords(attempt) },
      ...answered.map(({ seat, answer }) => ({ [nameAt(seat)]: answer })),
    ],
  }
  return [`seed ${seed}`, ...found, JSON.stringify(scenario)].join('\n  ')
}
