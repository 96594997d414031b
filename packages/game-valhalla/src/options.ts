import {
  type BoxFacts,
  checkFirstPlayer,
  checkSeats,
  OptionError,
  type OptionGroup,
  type OptionSpec,
  type Preset,
  readOptions,
} from '@meadhall/kernel'
import { LOKI } from './cards/printed.ts'
import { MONSTERS } from './ids.ts'
import type { Options } from './state.ts'
import { CONFLICTS, type Conflict } from './why.ts'

export const SEATS = { min: 1, max: 6 } as const

/** The rulebook prints 13+ and 30 to 60 minutes: the fewer play, the shorter. */
export const BOX: BoxFacts = { age: 13, minutes: { 1: 30, 2: 30, 3: 40, 4: 45, 5: 55, 6: 60 } }

const FIRST_LOKI = LOKI.find((card) => card.firstGame)?.id ?? 'random'

function flag(
  group: OptionGroup,
  name: string,
  [minutes, difficulty]: readonly [minutes: number, difficulty: number],
): OptionSpec {
  return { kind: 'flag', name, group, default: false, adds: { minutes, difficulty } }
}

/** Minutes are from games of bots: what a module adds to the number of choices, of an hour. */
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
  flag('rules', 'firstGame', [-5, -1]),
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
  flag('modules', 'loki', [5, 1]),
  {
    kind: 'choice',
    name: 'lokiCard',
    group: 'modules',
    only: { with: 'loki' },
    values: ['random', ...LOKI.map((card) => card.id)],
    default: 'random',
    // VH-55: a first game uses the card that is marked for it.
    means: { value: 'random', with: 'firstGame', is: FIRST_LOKI },
  },
  flag('modules', 'thor', [10, 2]),
  flag('modules', 'valkyries', [5, 2]),
  flag('modules', 'dwarves', [5, 2]),
  flag('modules', 'tyr', [5, 1]),
  flag('modules', 'king', [5, 2]),
  flag('variants', 'simple', [-5, -1]),
  flag('variants', 'handDraft', [5, 1]),
  flag('variants', 'fiveJarls', [0, 1]),
]

export const PRESETS: readonly Preset[] = [
  { name: 'first-game', on: ['firstGame'] },
  { name: 'base', on: [] },
  { name: 'recommended', on: ['loki', 'valkyries'] },
  { name: 'everything', on: ['loki', 'thor', 'valkyries', 'dwarves', 'tyr', 'king'] },
]

/** Options that exclude each other, in words for developers, and when they meet. */
const FORBIDDEN: Readonly<
  Record<
    Conflict,
    { readonly why: string; readonly when: (options: Options, seats: number) => boolean }
  >
> = {
  thor: {
    why: "Thor's Support needs at least three players",
    when: (o, seats) => o.thor && seats < 3,
  },
  pairs: {
    why: 'pairs need four or six players',
    when: (o, seats) => o.pairs !== 'none' && seats !== 4 && seats !== 6,
  },
  'simple-jarls': {
    why: 'the simple variant has no Jarls to choose from',
    when: (o) => o.simple && o.fiveJarls,
  },
  'simple-draft': {
    why: 'the simple variant has no draft of the starting hand',
    when: (o) => o.simple && o.handDraft,
  },
  'first-game': {
    why: 'a first game deals each player one Jarl: neither none nor five',
    when: (o, seats) => seats > 1 && o.firstGame && (o.simple || o.fiveJarls),
  },
  'solo-module': {
    why: 'the solo game takes no module but Valkyries',
    when: (o, seats) => seats === 1 && (o.loki || o.thor || o.dwarves || o.tyr || o.king),
  },
  'solo-variant': {
    why: 'the solo game takes no variant of the game for several',
    when: (o, seats) => seats === 1 && (o.simple || o.handDraft || o.fiveJarls),
  },
}

function refuseConflict(options: Options, seats: number): void {
  for (const key of Object.keys(FORBIDDEN) as Conflict[]) {
    const { why, when } = FORBIDDEN[key]
    if (!when(options, seats)) continue
    const rule = CONFLICTS[key]
    throw new OptionError(`${why} (${rule})`, { key: `refused.option.${key}`, rule, params: {} })
  }
}

export function parseOptions(raw: unknown, seats: number): Options {
  checkSeats(seats, SEATS)
  const options = readOptions(OPTION_SPECS, raw, seats) as unknown as Options
  refuseConflict(options, seats)
  checkFirstPlayer(options.firstPlayer, seats)
  return options
}
