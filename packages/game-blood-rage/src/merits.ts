import type { Merit } from '@meadhall/kernel'
import type { BloodRageEvent } from './events.ts'
import type { ClanId } from './ids.ts'
import type { State } from './state.ts'

/** What was taken from a clan; it has no source of its own among those of Glory. */
export const LOST = 'source.lost'

/** Each clan's Glory by its sources; what is taken by a card's text came by a card. */
export function merits({ clans }: Readonly<State>, told: readonly BloodRageEvent[]): Merit[] {
  const tallies = new Map(clans.map(({ clan }) => [clan, new Map<string, number>()]))
  const add = (clan: ClanId, source: string, amount: number) => {
    const tally = tallies.get(clan)
    tally?.set(source, (tally.get(source) ?? 0) + amount)
  }
  for (const event of told) {
    if (event.type === 'glory') add(event.clan, `source.${event.source}`, event.amount)
    if (event.type !== 'glory-stolen') continue
    add(event.clan, 'source.card', event.amount)
    add(event.from, LOST, -event.amount)
  }
  return clans.map(({ clan }) => {
    const brought = [...(tallies.get(clan) ?? [])].filter(([, amount]) => amount !== 0)
    return { as: `clan.${clan}`, sources: Object.fromEntries(brought) }
  })
}
