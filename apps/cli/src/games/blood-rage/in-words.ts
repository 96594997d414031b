import {
  actionMessage,
  type BloodRageAction,
  type CardId,
  cardName,
  PARTS,
  type Part,
} from '@meadhall/game-blood-rage'
import { partOf, sameAction } from '@meadhall/kernel'
import type { Tongue } from '@meadhall/spoken'
import { inWords } from '@meadhall/spoken/blood-rage'
import { type Scene, tongueIn } from './face.ts'
import type { Asked } from './understand.ts'

/**
 * An action as a player would type it, in English in the words of scenario files. In other languages
 * what is legal is said as the options say it, the rest in the language's own words.
 */
export function actionIn(scene: Scene, action: BloodRageAction, asked: Asked): string {
  if (scene.speech.locale === 'en') return inWords(action)
  return asked.legal.some((one) => sameAction(one, action))
    ? scene.say(actionMessage(scene.view, asked.decision, action))
    : inTongue(tongueIn(scene.speech), action)
}

function inTongue(tongue: Tongue, action: BloodRageAction): string {
  const parts = PARTS[action.type].filter((part) => part !== 'slot')
  const names = parts.map((part) => nameOf(tongue, part, String(partOf(action, part))))
  const key = `spoken.verb.${action.type}`
  const [verb = ''] = tongue.name(key).split(' ')
  // Where the name says it all the language has no verb.
  return (verb === key ? names : [verb, ...names]).join(' ')
}

function nameOf(tongue: Tongue, part: Part, word: string): string {
  switch (part) {
    case 'figure':
      return tongue.name(`figure.${word}`)
    case 'place':
    case 'from':
    case 'to':
      return tongue.name(`place.${word}`)
    case 'card':
      return tongue.name(cardName(word as CardId))
    case 'stat':
      return tongue.name(`stat.${word}`)
    case 'slot':
    case 'bonus':
      return word
  }
}
