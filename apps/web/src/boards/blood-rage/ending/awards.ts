import type { BloodRageEvent, ClanId } from '@meadhall/game-blood-rage'
import { type Award, awardsFor } from '../../../table/ending/feats.ts'

/** What one can have done more than all others. */
export const AWARDS = ['battles', 'pillages', 'quests', 'fallen', 'slain', 'upgrades'] as const
export type AwardName = (typeof AWARDS)[number]

type Tally = readonly (readonly [AwardName, ClanId])[]

/** Who did what most often, told by the log. Clans in the order of the seats. */
export function awardsOf(
  events: readonly BloodRageEvent[],
  clans: readonly ClanId[],
): readonly Award<AwardName>[] {
  const feats = meritsIn(events).map(([award, clan]) => {
    return { award, seat: clans.indexOf(clan), amount: 1 }
  })
  return awardsFor(AWARDS, clans.length, feats)
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
