import type { Emit, Seat } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import type { BloodRageEvent, GlorySource } from '../events.ts'
import { STATS, type StatId, type StatIndex } from '../ids.ts'
import { canRise, MAX_RAGE, statValue, stepOf } from '../queries/stats.ts'
import { clanAt, type State } from '../state.ts'

/** Adds Glory, which has no upper limit (BR-10.4). */
export function gainGlory(
  state: State,
  seat: Seat,
  amount: number,
  source: GlorySource,
  card: CardId | null,
  emit: Emit<BloodRageEvent>,
): void {
  if (amount === 0) return
  const clan = clanAt(state, seat)
  clan.glory += amount
  emit?.({ type: 'glory', clan: clan.clan, amount, source, card })
}

/** Adds Rage and tells how much: what would pass the end of the track is lost (BR-1.5). */
export function gainRage(state: State, seat: Seat, amount: number): number {
  const clan = clanAt(state, seat)
  const gained = Math.min(amount, MAX_RAGE - clan.rage)
  clan.rage += gained
  return gained
}

/** Raises a stat by a step; on the last step nothing happens (BR-1.5). */
export function raiseStat(
  state: State,
  seat: Seat,
  stat: StatIndex,
  emit: Emit<BloodRageEvent>,
): void {
  const clan = clanAt(state, seat)
  if (!canRise(clan, stat)) return
  clan.steps[stat] = stepOf(clan, stat) + 1
  emit?.({
    type: 'stat-raised',
    clan: clan.clan,
    stat: STATS[stat] as StatId,
    step: stepOf(clan, stat),
    value: statValue(clan, stat),
  })
}

export function raiseAllStats(state: State, seat: Seat, emit: Emit<BloodRageEvent>): void {
  for (let stat: StatIndex = 0; stat < STATS.length; stat++) raiseStat(state, seat, stat, emit)
}
