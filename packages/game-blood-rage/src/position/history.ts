import type { BloodRageEvent } from '../events.ts'
import { BOARD, placeId } from '../map.ts'
import { groupsIn } from '../queries/groups.ts'
import type { ClanState, State } from '../state.ts'

/** How a position may have come about: from this a story told later knows who stands where. */
export function historyOf({ age, phase, clans }: State): BloodRageEvent[] {
  return [
    { type: 'age-began', age },
    ...clans.flatMap((clan) => [...upgradesOf(clan), ...figuresOf(clan), ...gloryOf(clan)]),
    { type: 'phase-began', age, phase },
  ]
}

function upgradesOf({ clan, upgrades }: ClanState): BloodRageEvent[] {
  return upgrades.flatMap((card, slot) =>
    card === null ? [] : [{ type: 'upgraded', clan, card, slot, cost: 0 }],
  )
}

function figuresOf(state: ClanState): BloodRageEvent[] {
  const { clan } = state
  return Array.from({ length: BOARD }, (_, place) =>
    groupsIn(state, place).flatMap(({ figure, count }) =>
      Array.from({ length: count }, (): BloodRageEvent => {
        return { type: 'invaded', clan, figure, place: placeId(place), from: 'reserve', cost: 0 }
      }),
    ),
  ).flat()
}

function gloryOf({ clan, glory: amount }: ClanState): BloodRageEvent[] {
  return amount === 0 ? [] : [{ type: 'glory', clan, amount, source: 'battle', card: null }]
}
