import type { ValhallaEvent } from '@meadhall/game-valhalla'
import type { Target } from '../../../table/assembly.ts'
import { target } from './targets.ts'

/** What an event changed on the board, as far as it can be pointed at. */
function touchedBy(event: ValhallaEvent): readonly Target[] {
  switch (event.type) {
    case 'warrior-played':
    case 'tyr-attached':
      return [target.warrior(event.seat, event.space)]
    case 'warrior-picked':
      return [target.seat(event.seat)]
    case 'attack-began':
    case 'shield-captured':
    case 'battle-won':
    case 'card-stolen':
      return [target.seat(event.seat), target.seat(event.foe)]
    case 'monster-rolled':
    case 'monster-attacks':
    case 'monster-beaten':
      return [target.seat(-1)]
    case 'warrior-sent':
    case 'king-crowned':
    case 'king-rises':
    case 'shield-lost':
    case 'tactic-played':
    case 'hand-shown':
      return [target.seat(event.seat)]
    case 'cards-discarded':
      return [target.seat(event.seat), ...event.cards.map(target.pile)]
    default:
      return []
  }
}

export function touchedIn(events: readonly ValhallaEvent[]): readonly Target[] {
  return [...new Set(events.flatMap(touchedBy))]
}
