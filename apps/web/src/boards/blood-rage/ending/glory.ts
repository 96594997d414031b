import type { BloodRageEvent, ClanId, GlorySource } from '@meadhall/game-blood-rage'
import { addTo, emptyTally, type Tally } from '../../../table/ending/tally.ts'

export type AgeGlory = Tally<GlorySource>

const AGES = 3

/** Glory by clan, age and source, counted from what was told. Clans in the order given. */
export function gloryOf(
  events: readonly BloodRageEvent[],
  clans: readonly ClanId[],
): readonly (readonly AgeGlory[])[] {
  const tallies = clans.map(() => Array.from({ length: AGES }, emptyTally<GlorySource>))
  let age = 1
  const tallyOf = (clan: ClanId) => tallies[clans.indexOf(clan)]?.[age - 1] ?? emptyTally()
  for (const event of events) {
    if (event.type === 'age-began') age = event.age
    if (event.type === 'glory') addTo(tallyOf(event.clan), event.source, event.amount)
    if (event.type === 'glory-stolen') {
      // What is taken by a card's text came by a card.
      addTo(tallyOf(event.clan), 'card', event.amount)
      tallyOf(event.from).lost += event.amount
    }
  }
  return tallies
}
