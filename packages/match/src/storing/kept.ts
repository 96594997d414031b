import { type AnyRules, at, isRecord } from '@meadhall/kernel'
import { Course, type Tale } from '../course.ts'
import { type Entry, lineOf } from '../journal.ts'
import { type Position, startOf } from '../position.ts'
import { Question } from '../question.ts'
import { checksum } from './checksum.ts'
import type { MatchRecord } from './record.ts'

/** Raised when what is kept changes its shape. Older ones are of no use then; the journal is. */
export const KEPT_FORMAT = 2

/**
 * A match as it stood after an entry, so that opening it need not start from the beginning. It may
 * be lost, late or damaged: the journal is the authority, and what does not fit it is not used.
 */
export interface Kept {
  readonly format: number
  /** The version of the rules that the program had. */
  readonly rules: number
  /** After which entry. */
  readonly seq: number
  /** Of the text, of the journal up to there, and of the set-up as the program makes it. */
  readonly sum: number
  /** What is kept, as JSON: a text is what a sum can be taken of, however it is stored. */
  readonly text: string
}

/** What the text says. The log's actions are not in it: the journal has them. */
interface Standing {
  readonly state: object
  readonly undoFloor: number
  readonly tales: readonly Tale[]
  /** The number of each open question. */
  readonly numbers: readonly number[]
}

/** A match as it stands after these entries. */
export function keptOf(record: MatchRecord, entries: readonly Entry[], position: Position): Kept {
  const { rules, seq, tales, questions, game } = position
  const { state, undoFloor } = game
  const numbers = questions.map(({ number }) => number)
  const text = JSON.stringify({ state, undoFloor, tales, numbers } satisfies Standing)
  const sum = sumOf(rules, record, entries, text)
  return { format: KEPT_FORMAT, rules: rules.version, seq, sum, text }
}

/** The match where it was kept, ready to go on through the rest of its journal; `null`: from the start. */
export function courseFrom(
  kept: unknown,
  rules: AnyRules,
  record: MatchRecord,
  entries: readonly Entry[],
): Course | null {
  if (!isKept(kept, rules) || kept.seq > entries.length) return null
  const past = entries.slice(0, kept.seq)
  try {
    if (kept.sum !== sumOf(rules, record, past, kept.text)) return null
    return courseAfter(rules, record, past, JSON.parse(kept.text))
  } catch {
    // Whatever is odd about it: it can be done without.
    return null
  }
}

function isKept(value: unknown, { version }: AnyRules): value is Kept {
  if (!isRecord(value) || value['format'] !== KEPT_FORMAT || value['rules'] !== version)
    return false
  const { seq, text } = value
  return Number.isInteger(seq) && (seq as number) >= 0 && typeof text === 'string'
}

function courseAfter(
  rules: AnyRules,
  record: MatchRecord,
  past: readonly Entry[],
  { state, undoFloor, tales, numbers }: Standing,
): Course {
  const { actions, raises } = lineOf(past)
  const start = { ...startOf(record), version: record.rulesVersion }
  const game = { ...start, state, actions: [...actions], raises, undoFloor }
  const questions = rules
    .decisions(state)
    .map((decision, index) => new Question(rules, state, decision, at(numbers, index)))
  return new Course({ rules, game, seq: past.length, questions, tales })
}

/**
 * The set-up is in it since a program may lay its state out anew without another rule: what it makes
 * of the same seed then looks different.
 */
function sumOf(
  rules: AnyRules,
  record: MatchRecord,
  entries: readonly Entry[],
  text: string,
): number {
  const origin = JSON.stringify(rules.setup(startOf(record)))
  const journal = entries.reduce(sumWith, checksum(record.id))
  return checksum(text, checksum(origin, journal))
}

/** The same whatever order a store gives the parts of an action in. */
function sumWith(sum: number, entry: Entry): number {
  if (entry.kind === 'rules') return checksum(`rules ${entry.version}`, sum)
  if (entry.kind === 'undo') return checksum(`undo ${entry.seat} ${entry.back} ${entry.key}`, sum)
  let parts = 0
  for (const [name, value] of Object.entries(entry.action)) parts += checksum(`${name} ${value}`)
  return checksum(`act ${parts} ${entry.cited?.key}`, sum)
}
