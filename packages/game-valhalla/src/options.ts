import { OptionError, type OptionGroup, type OptionSpec, readOptions } from '@meadhall/kernel'
import { LOKI } from './cards/printed.ts'
import { MONSTERS } from './ids.ts'
import type { Options } from './state.ts'

export const SEATS = { min: 1, max: 6 } as const

const flag = (group: OptionGroup, name: string): OptionSpec => ({
  kind: 'flag',
  name,
  group,
  default: false,
})

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    kind: 'choice',
    name: 'monster',
    group: 'solo',
    only: { alone: true },
    values: MONSTERS,
    default: 'fenrir',
  },
  {
    kind: 'choice',
    name: 'difficulty',
    group: 'solo',
    only: { alone: true },
    values: [1, 2, 3],
    default: 1,
  },
  flag('rules', 'firstGame'),
  {
    kind: 'choice',
    name: 'firstPlayer',
    group: 'rules',
    only: { alone: false },
    values: [-1, 0, 1, 2, 3, 4, 5],
    default: -1,
  },
  {
    kind: 'choice',
    name: 'pairs',
    group: 'rules',
    only: { alone: false },
    values: ['none', 'cooperation', 'alliance'],
    default: 'none',
  },
  flag('modules', 'loki'),
  {
    kind: 'choice',
    name: 'lokiCard',
    group: 'modules',
    only: { with: 'loki' },
    values: ['random', ...LOKI.map((card) => card.id)],
    default: 'random',
  },
  flag('modules', 'thor'),
  flag('modules', 'valkyries'),
  flag('modules', 'dwarves'),
  flag('modules', 'tyr'),
  flag('modules', 'king'),
  flag('variants', 'simple'),
  flag('variants', 'handDraft'),
  flag('variants', 'fiveJarls'),
]

/** A combination that the rules forbid, and the rule. */
const FORBIDDEN: readonly {
  readonly why: string
  readonly when: (options: Options, seats: number) => boolean
}[] = [
  {
    why: "Thor's Support needs at least three players (VH-R27)",
    when: (o, seats) => o.thor && seats < 3,
  },
  {
    why: 'pairs need four or six players (VH-R36)',
    when: (o, seats) => o.pairs !== 'none' && seats !== 4 && seats !== 6,
  },
  {
    why: 'the simple variant has no Jarls to choose from (VH-R49)',
    when: (o) => o.simple && o.fiveJarls,
  },
  {
    why: 'the simple variant has no draft of the starting hand (VH-R49)',
    when: (o) => o.simple && o.handDraft,
  },
  {
    why: 'a first game deals each player one Jarl: neither none nor five (VH-R49)',
    when: (o, seats) => seats > 1 && o.firstGame && (o.simple || o.fiveJarls),
  },
  {
    why: 'the solo game takes no module but Valkyries (VH-108, VH-R49)',
    when: (o, seats) => seats === 1 && (o.loki || o.thor || o.dwarves || o.tyr || o.king),
  },
  {
    why: 'the solo game takes no variant of the game for several (VH-R49)',
    when: (o, seats) => seats === 1 && (o.simple || o.handDraft || o.fiveJarls),
  },
]

export function parseOptions(raw: unknown, seats: number): Options {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new OptionError(`Valhalla is for ${SEATS.min} to ${SEATS.max} players, not ${seats}`)
  }
  const options = readOptions(OPTION_SPECS, raw, seats) as unknown as Options
  for (const { why, when } of FORBIDDEN) if (when(options, seats)) throw new OptionError(why)
  if (options.firstPlayer >= seats) {
    throw new OptionError(`option "firstPlayer" names seat ${options.firstPlayer} of ${seats}`)
  }
  return options
}
