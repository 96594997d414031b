import type { BloodRageEvent, EventType } from '@meadhall/game-blood-rage'
import type { Sound } from '../../table/game-board.ts'

const SOUNDS: Readonly<Partial<Record<EventType, Sound>>> = {
  'age-began': 'horn',
  'battle-began': 'clash',
  'battle-won': 'clash',
  'card-added': 'card',
  'card-chosen': 'card',
  'card-revealed': 'card',
  'game-ended': 'victory',
  'leader-moved': 'move',
  'province-destroyed': 'fire',
  'quest-committed': 'card',
  'quest-completed': 'victory',
  'quest-failed': 'defeat',
  'turn-began': 'turn',
  destroyed: 'defeat',
  drafted: 'card',
  fled: 'move',
  invaded: 'move',
  joined: 'move',
  marched: 'move',
  pillaged: 'victory',
  upgraded: 'card',
}

export function soundOf({ type }: BloodRageEvent): Sound | null {
  return SOUNDS[type] ?? null
}
