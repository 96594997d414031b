import { isWorthAsking, type OptionGroup, type OptionSpec } from '@meadhall/kernel'
import type { UiKey } from '../../i18n/words.ts'
import type { GameRules, SetupForm } from './setup-form.ts'

interface ShownGroup {
  readonly group: OptionGroup
  readonly title: UiKey
  readonly specs: readonly OptionSpec[]
}

/** Options of single seats are asked at the seats themselves. */
const TITLES: Readonly<Record<Exclude<OptionGroup, 'seats'>, UiKey>> = {
  solo: 'new.group.solo',
  rules: 'new.group.rules',
  modules: 'new.group.modules',
  variants: 'new.group.variants',
}

/** The options of a game as its form shows them: what would change nothing at this table is left out. */
export function groupsOf(rules: GameRules, { options, seats }: SetupForm): readonly ShownGroup[] {
  const worth = rules.options.filter((spec) => isWorthAsking(spec, options, seats.length))
  return (Object.keys(TITLES) as (keyof typeof TITLES)[])
    .map((group) => ({
      group,
      title: TITLES[group],
      specs: worth.filter((spec) => spec.group === group),
    }))
    .filter(({ specs }) => specs.length > 0)
}
