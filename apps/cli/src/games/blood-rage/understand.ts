import { type BloodRageAction, bloodRage, type State } from '@meadhall/game-blood-rage'
import { type BloodRageAsked, understand as read, TYPES } from '@meadhall/spoken/blood-rage'
import type { Understood } from '../../play/game.ts'
import { settled } from '../../play/settled.ts'
import { TONGUE } from './face.ts'

/** The decision that words are an answer to. */
export interface Asked extends Pick<BloodRageAsked, 'decision' | 'legal'> {
  readonly state: Readonly<State>
}

/** What words mean: a legal answer if one fits, else something that is not allowed, else nothing. */
export function understand(text: string, asked: Asked): Understood<BloodRageAction> {
  return settled(read(text, asked, TONGUE), {
    whyNot: (attempt) => bloodRage.whyNot(asked.state, attempt),
    problem: (strange, guess) => problemWith(text, strange, guess),
  })
}

function problemWith(text: string, strange: string | null, guess: string | null): string {
  if (strange !== null)
    return `I do not know "${strange}"${guess === null ? '' : `. Did you mean "${guess}"?`}`
  const [verb = ' ', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const type = TYPES.find((one) => one.startsWith(verb))
  if (type === undefined) return `I do not understand "${text}".`
  try {
    bloodRage.parseAction([type, ...rest].join(' '), 0)
  } catch (error) {
    return `I do not understand "${text}": ${(error as Error).message}.`
  }
  return `I do not understand "${text}".`
}
