import { type BloodRageAction, bloodRage, type State } from '@meadhall/game-blood-rage'
import { type BloodRageAsked, understand as read } from '@meadhall/spoken/blood-rage'
import type { Understood } from '../../play/game.ts'
import { problemWith, settled } from '../../play/settled.ts'
import type { Speech } from '../../text/speech.ts'
import { tongueIn } from './face.ts'

/** The decision that words are an answer to. */
export interface Asked extends Pick<BloodRageAsked, 'decision' | 'legal'> {
  readonly state: Readonly<State>
}

/** What words mean: a legal answer if one fits, else something that is not allowed, else nothing. */
export function understand(
  text: string,
  asked: Asked,
  speech: Speech,
): Understood<BloodRageAction> {
  return settled(read(text, asked, tongueIn(speech)), {
    whyNot: (attempt) => bloodRage.whyNot(asked.state, attempt),
    problem: (strange, guess) => problemWith(speech, text, strange, guess),
  })
}
