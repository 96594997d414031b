import {
  type BloodRageAction,
  type CardId,
  cardName,
  PARTS,
  type Part,
} from '@meadhall/game-blood-rage'
import { partOf } from '@meadhall/kernel'
import type { Tongue } from '@meadhall/spoken'
import { inWords } from '@meadhall/spoken/blood-rage'
import type { Speech } from '../../text/speech.ts'
import { tongueIn } from './face.ts'

/** An action as a player would type it: in the words of scenario files, or in their own language. */
export function actionIn(speech: Speech, action: BloodRageAction): string {
  return speech.locale === 'en' ? inWords(action) : inTongue(tongueIn(speech), action)
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
