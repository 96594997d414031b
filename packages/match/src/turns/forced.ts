import type { Asked } from '@meadhall/bots'
import { type Action, decisionOf, seedRng } from '@meadhall/kernel'
import type { Position } from '../position.ts'
import type { Question } from '../question.ts'

/** Worlds that are imagined by chance alone: where an answer hangs on a hand, a few mostly tell. */
const WORLDS = 16
/** How often all hands are drawn in turn: an answer may hang on two cards that lie together. */
const ROUNDS = 2
/** Worlds by chance for a game that cannot draw hands in turn. */
const MANY_WORLDS = 128

/** What somebody in the seat might be asked for all that everybody knows. */
export type Choice = Asked<unknown, Action>

const known = new WeakMap<Question, Choice | null>()

/**
 * Whether everybody can know that a question of a position has one answer. Only then may the table
 * give it: that nobody was asked would else tell what somebody has. It knows nothing but what all
 * may see, so it says the same whatever is hidden.
 */
export function isForcedForAll(position: Position, question: Question): boolean {
  return choiceForAll(position, question) === null
}

/**
 * The same question with more than one answer, in a world that nobody who only watches could tell
 * from this one; `null` if there is none. It is the same whatever is hidden.
 */
export function choiceForAll(position: Position, question: Question): Choice | null {
  const found = known.get(question)
  if (found !== undefined) return found
  const choice = findChoice(position, question)
  known.set(question, choice)
  return choice
}

function findChoice(position: Position, { decision: { seat } }: Question): Choice | null {
  const { rules } = position
  for (const state of worldsOf(position, seat)) {
    const decision = decisionOf(rules, state, seat)
    if (decision === undefined) continue
    const legal = rules.legalActions(state, decision)
    if (legal.length > 1) return { view: rules.view(state, seat), decision, legal }
  }
  return null
}

/**
 * Some worlds by chance, then those in which the seat holds each card that it may hold: a second
 * answer may hang on one rare card that chance does not draw in hundreds of worlds.
 */
function* worldsOf(position: Position, seat: number): Generator<object> {
  const { rules, seq } = position
  const shared = position.view(null)
  const rng = seedRng(`forced/${seq}/${seat}`)
  const worlds = rules.everyHand === undefined ? MANY_WORLDS : WORLDS
  for (let world = 0; world < worlds; world++) yield rules.determinize(shared, rng)
  for (let round = 0; rules.everyHand !== undefined && round < ROUNDS; round++)
    yield* rules.everyHand(shared, seat, rng)
}
