import { type AnyRules, OptionError, type OptionSpec, type Refusal } from '@meadhall/kernel'
import { isSeat, tidySeats, type UndoPolicy, withLevels } from '@meadhall/match'
import { botNames, withNewNames } from '../../sources/bot-names.ts'
import type { SeatInfo } from '../../sources/source.ts'

export type GameRules = Pick<
  AnyRules,
  'id' | 'seats' | 'box' | 'options' | 'presets' | 'parseOptions'
>
export type OptionValue = boolean | string | number | readonly string[]
export type Options = Readonly<Record<string, OptionValue>>

/** What is filled in: who sits where, and what is played. */
export interface SetupForm {
  readonly seats: readonly SeatInfo[]
  readonly options: Options
  /** Asked of a table of one person; it means nothing at others. */
  readonly undo: UndoPolicy
}

/** Why the game refuses these options; `null` where it takes them. */
export function refusalOf(rules: GameRules, { options, seats }: SetupForm): Refusal | null {
  try {
    rules.parseOptions(options, seats.length)
    return null
  } catch (error) {
    if (error instanceof OptionError) return error.refusal
    throw error
  }
}

/** A table for so many: a person at the first seat, bots at the others. */
export function freshForm(rules: GameRules, count: number, name: string): SetupForm {
  const bots = botNames(count - 1, [name])
  const seats: SeatInfo[] = [
    { name, plays: 'person' },
    ...bots.map((bot) => ({ name: bot, plays: 'warrior' as const })),
  ]
  return { seats, options: defaultsOf(rules, count), undo: 'free' }
}

function defaultsOf(rules: GameRules, count: number): Options {
  return rules.parseOptions({}, count) as Options
}

/** The form with another number of seats, whether its options still fit or not. */
export function withSeatCount(rules: GameRules, form: SetupForm, count: number): SetupForm {
  const kept = form.seats.slice(0, count)
  const names = botNames(
    count - kept.length,
    kept.map(({ name }) => name),
  )
  const seats = [...kept, ...names.map((name) => ({ name, plays: 'warrior' as const }))]
  const options = Object.fromEntries(
    rules.options.map((spec) => [spec.name, resized(spec, form.options[spec.name], count)]),
  )
  return { ...form, seats, options }
}

/** A value for each seat: those there were, then the ones that nobody has. */
function resized(spec: OptionSpec, value: OptionValue | undefined, count: number): OptionValue {
  if (spec.kind !== 'perSeat') return value ?? spec.default
  const had = Array.isArray(value) ? (value as readonly string[]) : spec.default
  const all = [...had, ...spec.values.filter((one) => !had.includes(one))]
  return all.slice(0, count)
}

/** Puts options back to their defaults until the game takes them: as few as will do. */
export function settled(rules: GameRules, form: SetupForm): SetupForm {
  if (refusalOf(rules, form) === null) return form
  const defaults = defaultsOf(rules, form.seats.length)
  const changed = Object.keys(defaults).filter((name) => form.options[name] !== defaults[name])
  const without = (names: readonly string[]): SetupForm => {
    const back = names.map((name) => [name, defaults[name]])
    return { ...form, options: { ...form.options, ...Object.fromEntries(back) } }
  }
  const single = changed.map((name) => without([name]))
  const growing = changed.map((_, index) => without(changed.slice(0, index + 1)))
  const fits = (one: SetupForm) => refusalOf(rules, one) === null
  return [...single, ...growing].find(fits) ?? { ...form, options: defaults }
}

/** The form with one option changed. */
export function withOption(form: SetupForm, name: string, value: OptionValue): SetupForm {
  return { ...form, options: { ...form.options, [name]: value } }
}

/** Gives a seat a value of its own; whoever had it takes the other in exchange. */
export function withSeatValue(
  form: SetupForm,
  name: string,
  seat: number,
  value: string,
): SetupForm {
  const values = [...(form.options[name] as readonly string[])]
  const other = values.indexOf(value)
  const mine = values[seat] ?? value
  if (other >= 0) values[other] = mine
  values[seat] = value
  return withOption(form, name, values)
}

/** The form with a seat changed; a bot without a name gets one, a person loses a bot's. */
export function withSeat(form: SetupForm, seat: number, change: Partial<SeatInfo>): SetupForm {
  const seats = form.seats.map((one, index) => (index === seat ? { ...one, ...change } : one))
  return { ...form, seats }
}

/** What was played last, as far as it still makes sense; else a fresh table. */
export function remembered(rules: GameRules, stored: unknown, fresh: SetupForm): SetupForm {
  const { seats: given, options, undo } = (stored ?? {}) as Partial<SetupForm>
  const seats = withLevels(given)
  if (!Array.isArray(seats) || !seats.every(isSeat)) return fresh
  const { min, max } = rules.seats
  if (seats.length < min || seats.length > max) return fresh
  const known = rules.options.map(({ name }) => [name, options?.[name]] as const)
  const chosen: Options = Object.fromEntries(
    known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const form = {
    seats: withNewNames(tidySeats(seats)),
    options: { ...defaultsOf(rules, seats.length), ...chosen },
    undo: undo === 'sealed' ? undo : fresh.undo,
  }
  return settled(rules, form)
}
