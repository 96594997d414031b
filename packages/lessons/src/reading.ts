import { type Fields, readFields, readList, ScenarioError } from '@meadhall/kernel'
import {
  type Chapter,
  type Deed,
  LESSON_FORMAT,
  LESSON_VERSION,
  type Lesson,
  type Step,
  type Wrong,
} from './lesson.ts'

/** Reads a lesson; throws `ScenarioError` naming the place and what is wrong there. */
export function readLesson(file: unknown): Lesson {
  const raw = readFields('file', file, ['format', 'version', 'game', 'id', 'seats', 'chapters'])
  if (raw['format'] !== LESSON_FORMAT)
    throw new ScenarioError('format', `must be "${LESSON_FORMAT}"`)
  if (raw['version'] !== LESSON_VERSION)
    throw new ScenarioError('version', `unknown (this program reads ${LESSON_VERSION})`)
  const seats = readList('seats', raw['seats'])
  return {
    game: word('game', raw['game']),
    id: word('id', raw['id']),
    chapters: list('chapters', raw['chapters']).map((one, index) =>
      readChapter(`chapters[${index}]`, one, seats),
    ),
  }
}

const CHAPTER = ['id', 'seats', 'you', 'given', 'before', 'others', 'steps']

function readChapter(place: string, value: unknown, usual: readonly string[]): Chapter {
  const raw = readFields(place, value, CHAPTER)
  const seats = 'seats' in raw ? readList(`${place}.seats`, raw['seats']) : usual
  const [first] = seats
  return {
    id: word(`${place}.id`, raw['id']),
    seats,
    you: word(`${place}.you`, raw['you'] ?? first),
    given: readFields(`${place}.given`, raw['given']),
    before: readDeeds(`${place}.before`, raw['before'] ?? []),
    others: readOthers(`${place}.others`, raw['others'] ?? {}),
    steps: readSteps(`${place}.steps`, raw['steps']),
  }
}

function readSteps(place: string, value: unknown): readonly Step[] {
  const steps = list(place, value).map((one, index) => readStep(`${place}[${index}]`, one))
  if (steps.at(-1)?.kind === 'asked')
    throw new ScenarioError(place, 'must end with something that is told')
  return steps
}

/** `[{"p1": "attack p2"}]`, as steps of a scenario are written. */
function readDeeds(place: string, value: unknown): readonly Deed[] {
  if (!Array.isArray(value)) throw new ScenarioError(place, 'must be a list')
  return value.map((one, index) => {
    const [entry, ...more] = Object.entries(readFields(`${place}[${index}]`, one))
    if (entry === undefined || more.length > 0)
      throw new ScenarioError(`${place}[${index}]`, 'must name one player and what they do')
    const [who, what] = entry
    return { who, what: word(`${place}[${index}].${who}`, what) }
  })
}

function readOthers(place: string, value: unknown): Chapter['others'] {
  const entries = Object.entries(readFields(place, value))
  return Object.fromEntries(entries.map(([who, does]) => [who, readList(`${place}.${who}`, does)]))
}

const TOLD = ['say', 'point', 'rules']
const ASKED = ['ask', 'right', 'wrong', 'point', 'rules']

/** `{"say": "goal"}`, or `{"ask": "land", "right": ["invade leader *"], "wrong": {"pass": "idle"}}`. */
function readStep(place: string, value: unknown): Step {
  const raw = readFields(place, value, [...TOLD, ...ASKED])
  const isAsked = 'ask' in raw
  readFields(place, value, isAsked ? ASKED : TOLD)
  const said = {
    id: word(`${place}.${isAsked ? 'ask' : 'say'}`, raw[isAsked ? 'ask' : 'say']),
    point: readList(`${place}.point`, raw['point']),
    rules: readList(`${place}.rules`, raw['rules']),
  }
  if (!isAsked) return { kind: 'told', ...said }
  const right = readList(`${place}.right`, raw['right'])
  if (right.length === 0) throw new ScenarioError(`${place}.right`, 'must name an answer')
  return { kind: 'asked', ...said, right, wrong: readWrong(`${place}.wrong`, raw['wrong'] ?? {}) }
}

function readWrong(place: string, value: unknown): readonly Wrong[] {
  const raw: Fields = readFields(place, value)
  return Object.entries(raw).map(([words, id]) => ({ words, id: word(`${place}.${words}`, id) }))
}

function list(place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value
  throw new ScenarioError(place, 'must be a list with something in it')
}

function word(place: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new ScenarioError(place, value === undefined ? 'missing' : 'must be a text')
}
