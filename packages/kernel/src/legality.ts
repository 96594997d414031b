import { type ActionFor, type AnswerTable, isAnswerTo } from './answers.ts'
import type { Action, Decision } from './decision.ts'

/**
 * One kind of decision: its legal answers, and why an answer is not legal. Both stand on the same
 * predicates, so that they cannot disagree (a test holds every game to it).
 */
export interface QuestionOf<S, D extends Decision, A extends Action, Own extends A, Why> {
  list(state: Readonly<S>, decision: D, out: A[]): void
  why(state: Readonly<S>, decision: D, action: Own): Why | null
  /** What one is told who wants none of it though something must be chosen. */
  readonly must?: Why | ((state: Readonly<S>) => Why)
}

/** A game's questions, one for each kind of its table: a missing one does not compile. */
export interface Questions<S, D extends Decision, A extends Action, T extends AnswerTable, Why> {
  readonly table: T
  readonly questions: {
    readonly [K in keyof T]: QuestionOf<S, D, A, ActionFor<A, T, K>, Why>
  }
  /** The action by which one wants none of it. */
  readonly none: A['type']
  /** What is told of an action that answers something else. */
  readonly notAnAnswer: Why
}

/** The only source of legality of a game. */
export interface Legality<S, D extends Decision, A extends Action, Why> {
  legalActions(state: Readonly<S>, decision: D, into?: A[]): A[]
  /** Why an action does not answer an open decision, or `null` where it does. */
  verdictOn(state: Readonly<S>, decision: D, action: A): Why | null
}

/** Makes a game's legality out of its questions. */
export function legalityOf<
  S,
  D extends Decision & { readonly kind: keyof T },
  A extends Action,
  T extends AnswerTable,
  Why extends string,
>(game: Questions<S, D, A, T, Why>): Legality<S, D, A, Why> {
  const { table, questions } = game
  function verdictAs<K extends keyof T>(
    kind: K,
    state: Readonly<S>,
    decision: D,
    action: A,
  ): Why | null {
    const question = questions[kind]
    if (isAnswerTo(table, kind, action)) return question.why(state, decision, action)
    if (action.type !== game.none || question.must === undefined) return game.notAnAnswer
    return typeof question.must === 'function' ? question.must(state) : question.must
  }
  return {
    legalActions(state, decision, into = []) {
      // Popping keeps the list's room; setting the length to 0 would throw it away.
      while (into.length > 0) into.pop()
      questions[decision.kind].list(state, decision, into)
      return into
    },
    verdictOn: (state, decision, action) => verdictAs(decision.kind, state, decision, action),
  }
}
