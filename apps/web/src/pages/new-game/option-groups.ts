import type { GameId } from '@meadhall/games'
import type { UiKey } from '../../i18n/words.ts'
import type { GameRules, SetupForm } from './setup-form.ts'

export interface OptionGroup {
  readonly title: UiKey
  readonly names: readonly string[]
}

/** In which order options are offered. What is in no group comes last. */
const GROUPS: Readonly<Record<GameId, readonly OptionGroup[]>> = {
  'blood-rage': [{ title: 'new.group.rules', names: ['firstGame', 'firstPlayer'] }],
  valhalla: [
    { title: 'new.group.solo', names: ['monster', 'difficulty'] },
    { title: 'new.group.rules', names: ['firstGame', 'firstPlayer', 'pairs'] },
    {
      title: 'new.group.modules',
      names: ['loki', 'lokiCard', 'thor', 'valkyries', 'dwarves', 'tyr', 'king'],
    },
    { title: 'new.group.variants', names: ['simple', 'handDraft', 'fiveJarls'] },
  ],
}

/** What is not worth showing at this table: it would change nothing. */
const IDLE: Readonly<Record<string, (form: SetupForm) => boolean>> = {
  lokiCard: ({ options }) => options['loki'] !== true,
  monster: ({ seats }) => seats.length > 1,
  difficulty: ({ seats }) => seats.length > 1,
  pairs: ({ seats }) => seats.length === 1,
  firstPlayer: ({ seats }) => seats.length === 1,
}

export function groupsOf(game: GameId, rules: GameRules, form: SetupForm): readonly OptionGroup[] {
  const known = GROUPS[game].flatMap(({ names }) => names)
  const rest = rules.options
    .filter(({ name, kind }) => kind !== 'perSeat' && !known.includes(name))
    .map(({ name }) => name)
  const groups = [...GROUPS[game], { title: 'new.group.rules' as const, names: rest }]
  return groups
    .map(({ title, names }) => ({ title, names: names.filter((name) => !IDLE[name]?.(form)) }))
    .filter(({ names }) => names.length > 0)
}
