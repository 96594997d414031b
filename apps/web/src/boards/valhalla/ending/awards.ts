import type { ValhallaEvent } from '@meadhall/game-valhalla'
import { type Most, mostOf } from '../../../table/ending/standing.ts'
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

export interface Award extends Most {
  readonly name: AwardName
}

/** Who did what most often, told by the log. */
export function awardsOf(log: readonly LogEntry[], seats: number): readonly Award[] {
  const counts = Object.fromEntries(
    AWARDS.map((name) => [name, Array<number>(seats).fill(0)]),
  ) as Record<AwardName, number[]>
  let attacker = -1
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'attack-began') attacker = event.seat
    for (const [name, count] of merits(event, attacker)) {
      const of = counts[name]
      const seat = 'seat' in event ? event.seat : -1
      if (of[seat] === undefined) continue
      of[seat] = name === 'strength' ? Math.max(of[seat], count) : of[seat] + count
    }
  }
  return AWARDS.flatMap((name) => {
    const most = mostOf(counts[name])
    return most === null ? [] : [{ name, ...most }]
  })
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
