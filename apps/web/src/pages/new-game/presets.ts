import type { Burden, Preset } from '@meadhall/kernel'
import { type GameRules, refusalOf, type SetupForm, withOption } from './setup-form.ts'

/** The form with the flags of a preset, as far as the game takes them at this table, and no others. */
export function withPreset(rules: GameRules, form: SetupForm, { on }: Preset): SetupForm {
  const bare = flagNames(rules).reduce((now, name) => withOption(now, name, false), form)
  return on.reduce((now, name) => {
    const more = withOption(now, name, true)
    return refusalOf(rules, more) === null ? more : now
  }, bare)
}

function flagNames({ options }: GameRules): string[] {
  return options.filter(({ kind }) => kind === 'flag').map(({ name }) => name)
}

/** The flags of a form that are on. */
function flagsOn(rules: GameRules, { options }: SetupForm): string[] {
  return flagNames(rules).filter((name) => options[name] === true)
}

function areSame(rules: GameRules, one: SetupForm, other: SetupForm): boolean {
  return flagsOn(rules, one).join() === flagsOn(rules, other).join()
}

/** The presets that differ from each other at this table. */
export function presetsFor(rules: GameRules, form: SetupForm): Preset[] {
  const filled = rules.presets.map((preset) => withPreset(rules, form, preset))
  return rules.presets.filter((_, index) => {
    return filled.findIndex((one) => areSame(rules, one, filled[index] ?? form)) === index
  })
}

/** The preset that a form is; `null` for one that was changed by hand. */
export function presetOf(rules: GameRules, form: SetupForm): Preset | null {
  const isIt = (preset: Preset) => areSame(rules, withPreset(rules, form, preset), form)
  return rules.presets.find(isIt) ?? null
}

/** How long a table will sit, roughly: as many as play, with what its flags add. */
export function minutesOf(rules: GameRules, form: SetupForm): number {
  return (rules.box.minutes[form.seats.length] ?? 0) + burdenOf(rules, form).minutes
}

/** What all flags of a form together ask of those who play. */
export function burdenOf(rules: GameRules, form: SetupForm): Burden {
  const on = flagsOn(rules, form)
  const added = rules.options.flatMap((spec) =>
    spec.kind === 'flag' && on.includes(spec.name) ? [spec.adds] : [],
  )
  return {
    minutes: added.reduce((sum, { minutes }) => sum + minutes, 0),
    difficulty: added.reduce((sum, { difficulty }) => sum + difficulty, 0),
  }
}
