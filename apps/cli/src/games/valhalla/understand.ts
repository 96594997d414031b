import { type ValhallaAction, valhalla } from '@meadhall/game-valhalla'
import { tokensIn } from '@meadhall/spoken'
import { isVerb, understand as read } from '@meadhall/spoken/valhalla'
import type { Understood } from '../../play/game.ts'
import { problemWith, settled } from '../../play/settled.ts'
import type { Scene } from './face.ts'

/** What words mean: a legal answer if one fits, else something that is not allowed, else nothing. */
export function understand(
  text: string,
  scene: Scene,
  legal: readonly ValhallaAction[],
): Understood<ValhallaAction> {
  const { view, decision, tongue, state, speech } = scene
  const understood = settled(read(text, { view, decision, legal }, tongue), {
    whyNot: (attempt) => valhalla.whyNot(state, attempt),
    problem: (strange, guess) => problemWith(speech, text, strange, guess),
  })
  // A bare name that answers nothing here was hardly meant as an answer.
  const isIdle =
    understood.kind === 'forbidden' &&
    understood.reason.key === 'why.not-an-answer' &&
    !isVerb(tokensIn(text)[0] ?? '', tongue)
  return isIdle ? { kind: 'unknown', problem: problemWith(speech, text, null, null) } : understood
}
