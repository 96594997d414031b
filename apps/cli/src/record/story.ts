import { type BloodRageEvent, bloodRage } from '@meadhall/game-blood-rage'
import type { AnyRules, GameEvent } from '@meadhall/kernel'
import { faceWith } from '../play/board/face.ts'
import { storyLines } from '../play/board/story.ts'
import type { Paint } from '../text/paint.ts'

/** Puts the events of a game into sentences, one or more lines each. */
export type Tell = (events: readonly GameEvent[]) => string[]

/** The story teller of a game; a game without texts is told by the names of its events. */
export function tellerOf(rules: AnyRules, paint: Paint): Tell {
  if (rules.id !== bloodRage.id) return (events) => events.map(({ type }) => `  ${type}`)
  const face = faceWith(paint)
  return (events) => storyLines(face, events as readonly BloodRageEvent[])
}
