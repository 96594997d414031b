import type { ValhallaEvent } from '@meadhall/game-valhalla'
import { type Award, awardsFor } from '../../../table/ending/feats.ts'
import type { LogEntry } from '../game.ts'

/** What one can have done more than all others. */
export const AWARDS = [
  'battles',
  'defences',
  'shields',
  'strength',
  'heroes',
  'missions',
  'tactics',
] as const
export type AwardName = (typeof AWARDS)[number]

/** Who did what most often, told by the log. */
export function awardsOf(log: readonly LogEntry[], seats: number): readonly Award<AwardName>[] {
  let attacker = -1
  const feats = log
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.type === 'attack-began') attacker = event.seat
      const seat = 'seat' in event ? event.seat : -1
      return merits(event, attacker).map(([award, amount]) => ({ award, seat, amount }))
    })
  return awardsFor(AWARDS, seats, feats, 'strength')
}

/** What an event adds for the seat it is about; strength is compared, not added. */
function merits(event: ValhallaEvent, attacker: number): readonly (readonly [AwardName, number])[] {
  switch (event.type) {
    case 'battle-won':
      return [
        ['battles', 1],
        ['defences', event.seat === attacker ? 0 : 1],
      ]
    case 'phase-ended':
      return [['strength', event.strength]]
    case 'shield-captured':
      return [['shields', 1]]
    case 'warrior-sent':
      return [['heroes', 1]]
    case 'mission-done':
      return [['missions', 1]]
    case 'tactic-played':
      return [['tactics', 1]]
    default:
      return []
  }
}
