import type { BloodRageEvent, ClanId } from '@meadhall/game-blood-rage'
import { type Most, mostOf } from '../../../table/ending/standing.ts'

/** What one can have done more than all others. */
export const AWARDS = ['battles', 'pillages', 'quests', 'fallen', 'slain', 'upgrades'] as const
export type AwardName = (typeof AWARDS)[number]

export interface Award extends Most {
  readonly name: AwardName
}

type Tally = readonly (readonly [AwardName, ClanId])[]

/** Who did what most often, told by the log. Clans in the order of the seats. */
export function awardsOf(events: readonly BloodRageEvent[], clans: readonly ClanId[]): Award[] {
  const merits = meritsIn(events)
  return AWARDS.flatMap((name) => {
    const counts = clans.map(
      (clan) => merits.filter(([merit, by]) => merit === name && by === clan).length,
    )
    const most = mostOf(counts)
    return most === null ? [] : [{ name, ...most }]
  })
}

/** What is told of each clan; whoever wins a battle slays those who fall in it. */
function meritsIn(events: readonly BloodRageEvent[]): Tally {
  let slayer: ClanId | null = null
  return events.flatMap((event): Tally => {
    if (event.type === 'battle-won') slayer = event.clan
    if (event.type === 'turn-began' || event.type === 'phase-began') slayer = null
    return meritsOf(event, slayer)
  })
}

function meritsOf(event: BloodRageEvent, slayer: ClanId | null): Tally {
  switch (event.type) {
    case 'battle-won':
      return [['battles', event.clan]]
    case 'pillaged':
      return [['pillages', event.clan]]
    case 'quest-completed':
      return [['quests', event.clan]]
    case 'upgraded':
      return [['upgrades', event.clan]]
    case 'destroyed': {
      const fallen: Tally = [['fallen', event.clan]]
      return slayer === null || slayer === event.clan ? fallen : [...fallen, ['slain', slayer]]
    }
    default:
      return []
  }
}
