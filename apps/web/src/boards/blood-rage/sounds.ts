import type { BloodRageEvent, EventType } from '@meadhall/game-blood-rage'
import type { Sound } from '../board.ts'

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  'battle-began': 'battle',
  'battle-won': 'battle',
  'card-added': 'card',
  'card-chosen': 'card',
  'card-revealed': 'card',
  'game-ended': 'win',
  'leader-moved': 'move',
  'province-destroyed': 'doom',
  'quest-committed': 'card',
  'quest-completed': 'win',
  'quest-failed': 'lose',
  'turn-began': 'turn',
  destroyed: 'lose',
  drafted: 'card',
  fled: 'move',
  invaded: 'move',
  joined: 'move',
  marched: 'move',
  pillaged: 'win',
  upgraded: 'card',
}

export function soundOf({ type }: BloodRageEvent): Sound | null {
  return SOUNDS[type] ?? null
}
