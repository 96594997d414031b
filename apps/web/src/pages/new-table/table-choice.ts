import type { SeatPlan, TablePlan } from '@meadhall/protocol'

type Chosen = 'visibility' | 'tempo' | 'onTimeout' | 'spectators' | 'watchDelay' | 'undo' | 'rated'

/** How a table is laid, besides the game and its own options. The first seat is one's own. */
export interface TableChoice extends Pick<TablePlan, Chosen> {
  readonly seats: readonly SeatPlan[]
}

/** Ways to play that people know by name; everything else is folded away behind them. */
export const TABLE_PRESETS = ['friends', 'live', 'slow', 'rated', 'bots'] as const
export type TablePreset = (typeof TABLE_PRESETS)[number]

const ANYONE: SeatPlan = { for: 'anyone' }
const BOT: SeatPlan = { for: 'bot', level: 'warrior' }

const USUAL: Omit<TableChoice, 'seats'> = {
  visibility: 'link',
  tempo: { kind: 'none' },
  onTimeout: 'stand-in',
  spectators: true,
  watchDelay: 0,
  undo: 'consent',
  rated: false,
}
const LIVE = { kind: 'live', move: 60, reserve: 900 } as const

const WAYS: Readonly<Record<TablePreset, Omit<TableChoice, 'seats'>>> = {
  friends: USUAL,
  live: { ...USUAL, visibility: 'public', tempo: LIVE },
  slow: { ...USUAL, visibility: 'public', tempo: { kind: 'slow', hours: 24 } },
  rated: { ...USUAL, visibility: 'public', tempo: LIVE, undo: 'rules', rated: true },
  bots: USUAL,
}

/** A table for so many, laid in a way that people know. */
export function choiceOf(preset: TablePreset, count: number): TableChoice {
  const other = preset === 'bots' ? BOT : ANYONE
  return { ...WAYS[preset], seats: [ANYONE, ...Array<SeatPlan>(count - 1).fill(other)] }
}

/** The way that a choice is; `null` for one that was changed by hand. */
export function presetIn(choice: TableChoice): TablePreset | null {
  const isSame = (preset: TablePreset) =>
    JSON.stringify(sorted(choiceOf(preset, choice.seats.length))) === JSON.stringify(sorted(choice))
  return TABLE_PRESETS.find(isSame) ?? null
}

function sorted(choice: TableChoice): unknown[] {
  return Object.entries(choice).sort(([a], [b]) => a.localeCompare(b))
}

/** The same with another number of seats: new ones are as the last. */
export function withSeats(choice: TableChoice, count: number): TableChoice {
  const last = choice.seats.at(-1) ?? ANYONE
  const more = choice.seats.length === 1 ? ANYONE : last
  const seats = Array.from({ length: count }, (_, seat) => choice.seats[seat] ?? more)
  return { ...choice, seats }
}

/** The same with one seat planned anew. */
export function withPlan(choice: TableChoice, seat: number, plan: SeatPlan): TableChoice {
  const seats = choice.seats.map((one, index) => (index === seat ? plan : one))
  return { ...choice, seats }
}
