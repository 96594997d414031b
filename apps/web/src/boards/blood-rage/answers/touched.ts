import type { BloodRageEvent } from '@meadhall/game-blood-rage'
import type { Target } from '../../../table/assembly.ts'
import { cardTarget, placeTarget } from './targets.ts'

/** What the last move touched on the board. */
export function touchedBy(events: readonly BloodRageEvent[]): readonly Target[] {
  return [...new Set(events.flatMap(targetsOf))]
}

function targetsOf(event: BloodRageEvent): readonly Target[] {
  switch (event.type) {
    case 'march-began':
    case 'marched':
    case 'joined':
    case 'leader-moved':
      return [placeTarget(event.from), placeTarget(event.place)]
    case 'fled':
      return [placeTarget(event.from), placeTarget('yggdrasil')]
    case 'invaded':
    case 'pillage-began':
    case 'pillaged':
    case 'pillage-failed':
    case 'battle-began':
    case 'battle-won':
    case 'battle-tied':
    case 'destroyed':
    case 'protected':
    case 'province-destroyed':
      return [placeTarget(event.place)]
    case 'card-returned':
    case 'card-recovered':
      return [cardTarget(event.card)]
    default:
      return []
  }
}
