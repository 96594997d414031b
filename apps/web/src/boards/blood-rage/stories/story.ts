import type { BloodRageEvent } from '@meadhall/game-blood-rage'
import type { LogEntry } from '../game.ts'

/** An event with the number of the action that led to it. */
export interface Told {
  readonly step: number
  readonly event: BloodRageEvent
}

/** All that has happened up to a step, in order. A recording's log goes on beyond what is shown. */
export function toldUntil(log: readonly LogEntry[], step: number): Told[] {
  return log
    .filter((entry) => entry.step <= step)
    .flatMap(({ step: at, events }) => events.map((event) => ({ step: at, event })))
}
