import { type GameTypes, quoted } from '@meadhall/kernel'
import type { Goal, GoalKind } from './goal.ts'
import { PuzzleError } from './puzzle-error.ts'
import type { Fields } from './puzzle-file.ts'
import type { PuzzleGame } from './puzzle-game.ts'

const KEYS = ['kind', 'until', 'atLeast', 'odds', 'of']

/** Reads a goal in the vocabulary of a game; throws `PuzzleError`. */
export function readGoal<G extends GameTypes>({ goals }: PuzzleGame<G>, raw: Fields): Goal {
  for (const key of Object.keys(raw)) {
    if (!KEYS.includes(key))
      throw new PuzzleError(`goal.${key}`, `unknown (known: ${KEYS.join(', ')})`)
  }
  const kind = oneOf('goal.kind', raw['kind'], Object.keys(goals))
  const spec = goals[kind] as GoalKind<G>
  return {
    kind,
    until: oneOf('goal.until', raw['until'] ?? spec.until[0], spec.until),
    atLeast: readAtLeast(spec, raw['atLeast']),
    odds: readOdds(raw['odds'] ?? false),
    of: readOf(spec, raw['of']),
  }
}

function oneOf(place: string, value: unknown, known: readonly string[]): string {
  const found = known.find((one) => one === value)
  if (found !== undefined) return found
  throw new PuzzleError(place, `must be one of ${known.join(', ')}, not ${quoted(value)}`)
}

/** What is reached or not needs no number; where one is left out, as much as can be is asked for. */
function readAtLeast<G extends GameTypes>({ most }: GoalKind<G>, value: unknown): number | null {
  if (most === 0) {
    if (value === undefined) return 1
    throw new PuzzleError('goal.atLeast', 'this goal is reached or not: it takes no number')
  }
  if (value === undefined) return null
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)
    return value
  throw new PuzzleError(
    'goal.atLeast',
    `must be a whole number from 1 to ${most}, not ${quoted(value)}`,
  )
}

function readOdds(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new PuzzleError('goal.odds', `must be true or false, not ${quoted(value)}`)
}

function readOf<G extends GameTypes>({ of }: GoalKind<G>, value: unknown): string {
  if (of.length > 0) return oneOf('goal.of', value, of)
  if (value === undefined) return ''
  throw new PuzzleError('goal.of', 'this goal speaks of nothing in particular')
}
