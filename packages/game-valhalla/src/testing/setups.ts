import { below, pick, seedRng } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { parseOptions } from '../options.ts'

const ALL = { loki: true, valkyries: true, dwarves: true, tyr: true, king: true }
const MONSTERS = ['fenrir', 'jormungandr', 'hel', 'surtr'] as const

/** Set-ups that together use every module, variant, pair form and monster. */
export const SETUPS: readonly TrialSetup[] = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ seats, options: {} })),
  { seats: 2, options: ALL },
  ...[3, 4, 5, 6].map((seats) => ({ seats, options: { ...ALL, thor: true } })),
  ...[4, 6].flatMap((seats) =>
    ['cooperation', 'alliance'].map((pairs) => ({
      seats,
      options: { pairs, tyr: true, valkyries: true },
    })),
  ),
  ...[
    'loki',
    'valkyries',
    'dwarves',
    'tyr',
    'king',
    'simple',
    'handDraft',
    'fiveJarls',
    'firstGame',
  ].map((name) => ({
    seats: 3,
    options: { [name]: true },
  })),
  { seats: 3, options: { thor: true } },
  { seats: 6, options: { handDraft: true, fiveJarls: true, king: true } },
  ...MONSTERS.flatMap((monster) =>
    [1, 2, 3].map((difficulty) => ({
      seats: 1,
      options: { monster, difficulty, valkyries: difficulty === 2 },
    })),
  ),
  { seats: 1, options: { firstGame: true } },
]

const FLAGS = [
  'loki',
  'thor',
  'valkyries',
  'dwarves',
  'tyr',
  'king',
  'simple',
  'handDraft',
  'fiveJarls',
  'firstGame',
] as const
const PAIRS = ['none', 'cooperation', 'alliance'] as const

/**
 * A set-up for a number: over many numbers every player count meets every allowed combination of
 * modules, variants, pair forms, monsters and difficulties.
 */
export function randomSetup(number: number): TrialSetup {
  const rng = seedRng(`setup/${number}`)
  for (;;) {
    const seats = 1 + (number % 6)
    const flags = FLAGS.map((name) => [name, below(rng, 3) === 0] as const)
    const options = {
      ...Object.fromEntries(flags),
      pairs: pick(rng, PAIRS),
      monster: pick(rng, MONSTERS),
      difficulty: 1 + below(rng, 3),
    }
    if (isAllowed(options, seats)) return { seats, options }
  }
}

function isAllowed(options: TrialSetup['options'], seats: number): boolean {
  try {
    parseOptions(options, seats)
    return true
  } catch {
    return false
  }
}
