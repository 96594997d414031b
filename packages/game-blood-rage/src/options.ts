import {
  type BoxFacts,
  checkFirstPlayer,
  checkSeats,
  type OptionSpec,
  type Preset,
  readOptions,
} from '@meadhall/kernel'
import { CLANS } from './ids.ts'
import type { Options } from './state.ts'

export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'perSeat', name: 'clans', group: 'seats', values: CLANS, default: CLANS },
  {
    kind: 'flag',
    name: 'firstGame',
    group: 'rules',
    default: false,
    adds: { minutes: -10, difficulty: -1 },
  },
  {
    kind: 'choice',
    name: 'firstPlayer',
    group: 'rules',
    values: [-1, 0, 1, 2, 3],
    default: -1,
  },
]

export const PRESETS: readonly Preset[] = [
  { name: 'first-game', on: ['firstGame'] },
  { name: 'recommended', on: [] },
]

export const SEATS = { min: 2, max: 4 } as const

/** The rulebooks print the age, the box says 60 to 90 minutes: the fewer play, the shorter. */
export const BOX: BoxFacts = { age: 14, minutes: { 2: 60, 3: 75, 4: 90 } }

export function parseOptions(raw: unknown, seats: number): Options {
  checkSeats(seats, SEATS)
  const options = readOptions(OPTION_SPECS, raw, seats) as unknown as Options
  checkFirstPlayer(options.firstPlayer, seats)
  return options
}
