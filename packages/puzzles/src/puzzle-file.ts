import { cut, isRecord, parseForeign, quoted } from '@meadhall/kernel'
import { PuzzleError } from './puzzle-error.ts'

/** Marks a file as a puzzle; see docs/puzzles.md. */
export const PUZZLE_FORMAT = 'meadhall-puzzle'
export const PUZZLE_VERSION = 1

export type Fields = Readonly<Record<string, unknown>>

/** From the first look to a long think. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type PuzzleLevel = (typeof LEVELS)[number]

/** Somebody's action in the words of scenario files. */
export interface Said {
  readonly who: string
  readonly what: string
}

/** A puzzle as its file tells it; only `pose` knows whether it can be. */
export interface Puzzle {
  readonly game: string
  readonly level: PuzzleLevel
  /** Empty where the texts stand elsewhere, in several languages. */
  readonly title: string
  readonly why: string
  /** Rules that the answer rests on. */
  readonly rules: readonly string[]
  readonly given: Fields
  /** What happens before the solver is asked. */
  readonly before: readonly Said[]
  readonly solver: string
  readonly goal: Fields
  /** What the solver does, question by question. */
  readonly answer: readonly string[]
  /** Other first moves that are as good. */
  readonly also: readonly string[]
}

const KEYS = [
  'format',
  'version',
  'game',
  'level',
  'title',
  'why',
  'rules',
  'given',
  'before',
  'solver',
  'goal',
  'answer',
  'also',
]
/** Longer texts than this are no explanation any more. */
const LONGEST_TEXT = 2_000

/** Reads a puzzle's text; throws `PuzzleError` naming the place and what is wrong there. */
export function parsePuzzle(text: string): Puzzle {
  return readPuzzle(parseJson(text))
}

/** The same for what is no text any more. */
export function readPuzzle(value: unknown): Puzzle {
  const raw = fields('file', value)
  if (raw['format'] !== PUZZLE_FORMAT)
    throw new PuzzleError('format', `must be "${PUZZLE_FORMAT}", not ${quoted(raw['format'])}`)
  if (raw['version'] !== PUZZLE_VERSION) {
    throw new PuzzleError(
      'version',
      `unknown version ${quoted(raw['version'])} (this program reads ${PUZZLE_VERSION})`,
    )
  }
  checkKeys(raw)
  return {
    game: word('game', raw['game']),
    level: readLevel(raw['level']),
    title: text('title', raw['title'] ?? ''),
    why: text('why', raw['why'] ?? ''),
    rules: words('rules', raw['rules'] ?? []),
    given: fields('given', raw['given']),
    before: list('before', raw['before'] ?? []).map((one, i) => readSaid(`before[${i}]`, one)),
    solver: word('solver', raw['solver']),
    goal: fields('goal', raw['goal']),
    answer: readAnswer(raw['answer']),
    also: words('also', raw['also'] ?? []),
  }
}

function checkKeys(raw: Fields): void {
  for (const key of Object.keys(raw)) {
    if (!KEYS.includes(key))
      throw new PuzzleError(cut(key), `unknown field (known: ${KEYS.join(', ')})`)
  }
}

function parseJson(text: string): unknown {
  try {
    return parseForeign(text)
  } catch (error) {
    throw new PuzzleError('file', `not complete JSON (${(error as Error).message})`)
  }
}

function readLevel(value: unknown): PuzzleLevel {
  const level = LEVELS.find((one) => one === value)
  if (level !== undefined) return level
  throw new PuzzleError('level', `must be one of ${LEVELS.join(', ')}, not ${quoted(value)}`)
}

function readAnswer(value: unknown): readonly string[] {
  const answer = words('answer', value)
  if (answer.length > 0) return answer
  throw new PuzzleError('answer', 'must have at least one action')
}

/** `{"wolf": "pillage gimle"}`. */
function readSaid(place: string, value: unknown): Said {
  const [said, ...more] = Object.entries(fields(place, value))
  if (said === undefined || more.length > 0)
    throw new PuzzleError(place, 'must name one player and what they do, like {"wolf": "pass"}')
  return { who: said[0], what: word(`${place}.${said[0]}`, said[1]) }
}

function fields(place: string, value: unknown): Fields {
  if (isRecord(value)) return value
  throw new PuzzleError(place, value === undefined ? 'missing' : 'must be an object')
}

function list(place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new PuzzleError(place, value === undefined ? 'missing' : 'must be a list')
}

function words(place: string, value: unknown): readonly string[] {
  return list(place, value).map((one, index) => word(`${place}[${index}]`, one))
}

function word(place: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new PuzzleError(place, value === undefined ? 'missing' : 'must be a text')
}

function text(place: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value
  throw new PuzzleError(place, `must be a text of at most ${LONGEST_TEXT} letters`)
}
