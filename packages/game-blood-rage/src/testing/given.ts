import { findLegal, type Seat } from '@meadhall/kernel'
import type { BloodRageEvent } from '../events.ts'
import { legalActions } from '../legal/index.ts'
import { type PlaceId, placeOf } from '../map.ts'
import { formatAction } from '../notation.ts'
import { expandAction } from '../position/expand.ts'
import { buildPosition } from '../position/position.ts'
import { figuresIn, figuresOf } from '../position/words.ts'
import { bloodRage } from '../rules.ts'
import type { ClanState, State } from '../state.ts'

/** A game in a given position, driven in words: what card tests are written with. */
export interface Given {
  readonly state: State
  /** What has happened since the position, in order. */
  readonly events: BloodRageEvent[]
  /** Carries actions out in order; throws with the rule if one is not legal. */
  does(clan: string, ...actions: string[]): void
  /** The rule that forbids an action, or `null` if it is legal. */
  forbids(clan: string, action: string): string | null
  clan(clan: string): ClanState
  /** Everything in a place, one entry a figure: ["raven warrior", "wolf leader"]. */
  at(place: PlaceId): string[]
  /** A clan's figures in Valhalla, one entry a figure. */
  valhalla(clan: string): string[]
  /** Who is asked what: {wolf: 'turn'}. */
  asks(): Record<string, string>
  /** The legal answers of a clan in words. */
  legal(clan: string): string[]
}

/** Builds a position in the words of docs/scenarios.md (the "given" part of a scenario). */
export function given(position: Readonly<Record<string, unknown>>): Given {
  const state = buildPosition(position)
  const events: BloodRageEvent[] = []
  const seatOf = (name: string): Seat => {
    const seat = state.clans.findIndex((clan) => clan.clan === name)
    if (seat < 0) throw new Error(`no clan "${name}" in this game`)
    return seat
  }
  const read = (clan: string, text: string) =>
    bloodRage.parseAction(expandAction(state, text), seatOf(clan))
  return {
    state,
    events,
    does: (clan, ...actions) => {
      for (const text of actions) doOne(state, read(clan, text), events)
    },
    forbids: (clan, text) => bloodRage.whyNot(state, read(clan, text))?.rule ?? null,
    clan: (name) => state.clans[seatOf(name)] as ClanState,
    at: (place) => figuresIn(state, placeOf(place)),
    valhalla: (name) => figuresOf(state.clans[seatOf(name)] as ClanState, placeOf('valhalla')),
    asks: () =>
      Object.fromEntries(state.open.map((one) => [state.clans[one.seat]?.clan, one.kind])),
    legal: (name) => {
      const decision = state.open.find((one) => one.seat === seatOf(name))
      return decision ? legalActions(state, decision).map(formatAction) : []
    },
  }
}

function doOne(
  state: State,
  attempt: ReturnType<typeof bloodRage.parseAction>,
  events: BloodRageEvent[],
): void {
  const action = findLegal(bloodRage, state, attempt)
  if (action === undefined) {
    const reason = bloodRage.whyNot(state, attempt)
    const asked = state.open.map((one) => `${state.clans[one.seat]?.clan}: ${one.kind}`).join(', ')
    throw new Error(
      `"${formatAction(attempt)}" by seat ${attempt.by}: ${reason?.rule} ${reason?.key} (asked: ${asked})`,
    )
  }
  bloodRage.apply(state, action, (event) => events.push(event))
}
