import { actionMessage, sideWorth, type ValhallaAction } from '@meadhall/game-valhalla'
import { sameAction } from '@meadhall/kernel'
import { inWords } from '@meadhall/spoken/valhalla'
import type { Scene } from './face.ts'

/**
 * An action as a player would type it, in English in the words of scenario files. In other languages
 * what is legal is said as the options say it, the rest with the language's own verb.
 */
export function actionIn(
  scene: Scene,
  action: ValhallaAction,
  legal: readonly ValhallaAction[],
): string {
  const { view, decision, tongue, speech } = scene
  const typed = inWords(view, action, tongue)
  if (speech.locale === 'en') return typed
  if (legal.some((one) => sameAction(one, action))) {
    const frame = view.frames.at(-1)
    const strength = frame?.kind === 'phase' ? sideWorth(view, frame.side) : 0
    return scene.say(actionMessage(view, decision, action, strength))
  }
  const key = `spoken.verb.${action.type}`
  const [verb = ''] = tongue.name(key).split(' ')
  return verb === key ? typed : typed.replace(/^\S+/, verb)
}
