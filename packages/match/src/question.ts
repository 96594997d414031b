import { type Action, type AnyRules, type Decision, sameAction } from '@meadhall/kernel'
import type { QuestionNumber } from './journal.ts'

/** An open question with its number and its answers. */
export class Question {
  readonly number: QuestionNumber
  readonly decision: Decision
  readonly #list: () => Action[]
  #legal: readonly Action[] | null = null

  constructor(rules: AnyRules, state: object, decision: Decision, number: QuestionNumber) {
    this.number = number
    this.decision = decision
    this.#list = () => rules.legalActions(state, decision)
  }

  /** Listed once, for whoever asks: the seat that is asked, its bot, and the check of the answer. */
  get legal(): readonly Action[] {
    this.#legal ??= this.#list()
    return this.#legal
  }
}

/**
 * The questions open in a state that was reached with entry `seq`. Those that were open before keep
 * their number: an answer to one is not made late by what another seat did.
 */
export function questionsIn(
  rules: AnyRules,
  state: object,
  seq: number,
  before: readonly Question[],
): Question[] {
  return rules.decisions(state).map((decision) => {
    const known = before.find(({ decision: { id, seat } }) => {
      return id === decision.id && seat === decision.seat
    })
    return new Question(rules, state, decision, known?.number ?? seq)
  })
}

/** The legal answer equal to an attempt. */
export function legalIn({ legal }: Question, attempt: Action): Action | undefined {
  return legal.includes(attempt) ? attempt : legal.find((action) => sameAction(action, attempt))
}
