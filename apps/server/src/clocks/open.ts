import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import type { Outages } from './outages.ts'
import { Timekeeper, type TimekeeperNeeds } from './timekeeper.ts'

export interface OpenClocksNeeds extends Pick<Ground, 'clock' | 'log'> {
  readonly outages: Outages
  readonly timeouts: TimekeeperNeeds['timeouts']
}

/** What looks after the clocks of all tables. */
export interface OpenClocks extends Part {
  readonly timekeeper: Timekeeper
}

export function openClocks({ clock, log, outages, timeouts }: OpenClocksNeeds): OpenClocks {
  const timekeeper = new Timekeeper({ clock, outages, timeouts, log })
  return {
    timekeeper,
    start: () => timekeeper.start(),
    close: () => timekeeper.stop(),
  }
}
