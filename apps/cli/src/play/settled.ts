import type { Action, Reason } from '@meadhall/kernel'
import { refusedOf, type Understood as Spoken } from '@meadhall/spoken'
import type { Speech } from '../text/speech.ts'
import type { Understood } from './game.ts'

/** What the rules say of what was typed, where nothing legal was meant. */
export interface Judge<A extends Action> {
  whyNot(attempt: A): Reason | null
  /** What to say where no known word was typed; `strange` is the first that is not known. */
  problem(strange: string | null, guess: string | null): string
}

/** What words mean, with the rule that forbids it where nothing legal was meant. */
export function settled<A extends Action>(understood: Spoken<A>, judge: Judge<A>): Understood<A> {
  switch (understood.kind) {
    case 'attempts': {
      const { actions } = understood
      const refused = refusedOf(actions, actions.map(judge.whyNot))
      if (refused === null) return { kind: 'unknown', problem: judge.problem(null, null) }
      return { kind: 'forbidden', ...refused }
    }
    case 'unknown':
      return { kind: 'unknown', problem: judge.problem(understood.strange, understood.guess) }
    default:
      return understood
  }
}

/** What to say where words were not understood. */
export function problemWith(
  { t }: Speech,
  text: string,
  word: string | null,
  guess: string | null,
): string {
  if (word === null) return t('cli.unknown.text', { text })
  return guess === null ? t('cli.unknown.word', { word }) : t('cli.unknown.guess', { word, guess })
}
