import type { AnyRules, OptionSpec } from '@meadhall/kernel'
import { wholeNumber } from '../usage.ts'
import type { TerminalGame } from './game.ts'

/** What stands on the command line for options of the rules. */
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>

/** "firstGame" is said --first-game. */
function flagOf(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** An option that names a seat: on the command line seats count from 1. */
const SEAT_OPTION = 'firstPlayer'

/** The flags of a game's options, as `parseArgs` takes them. */
export function flagsOf({ options }: AnyRules): Record<string, { type: 'boolean' | 'string' }> {
  return Object.fromEntries(
    options.map(({ name, kind }) => [
      flagOf(name),
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
}

/** The options that were given, for `Rules.parseOptions` to check. */
export function optionsFrom(rules: AnyRules, values: FlagValues, players: number): object {
  const given = rules.options.flatMap((spec) => {
    const value = values[flagOf(spec.name)]
    return value === undefined ? [] : [[spec.name, readValue(spec, value, players)] as const]
  })
  return Object.fromEntries(given)
}

function readValue(spec: OptionSpec, value: string | boolean, players: number): unknown {
  if (typeof value === 'boolean') return value
  if (spec.kind === 'perSeat') return value.split(',')
  if (spec.name === SEAT_OPTION) return wholeNumber(`--${flagOf(spec.name)}`, value, 1, players) - 1
  return spec.kind === 'choice'
    ? (spec.values.find((one) => String(one) === value) ?? value)
    : value
}

const COLUMN = 19

/** A line of `--help` for each option of a game. */
export function flagLines({ rules, options }: TerminalGame): string[] {
  return rules.options.map((spec) => {
    const flag = `  --${flagOf(spec.name)}${placeholder(spec)}`
    return `${flag.padEnd(COLUMN)}${options[spec.name] ?? ''}`.trimEnd()
  })
}

function placeholder(spec: OptionSpec): string {
  if (spec.kind === 'flag') return ''
  if (spec.kind === 'perSeat') return ' LIST'
  return typeof spec.default === 'number' ? ' N' : ' NAME'
}
