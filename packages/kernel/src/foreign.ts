import type { Action } from './decision.ts'
import type { Seat } from './ids.ts'

/** Deeper than anything of ours is nested; walking what is nested deeper may overflow the stack. */
const DEEPEST = 32
/** Longer than any action in words. */
const LONGEST_ACTION = 1_000
/** How much of a foreign text is repeated in a message. */
const LONGEST_QUOTE = 120

/** Reads JSON from outside; throws an `Error` that says what is wrong with it. */
export function parseForeign(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeper(value, DEEPEST)) throw new Error(`nested deeper than ${DEEPEST}`)
  return value
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1))
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is an action as far as all games' are alike: a flat record of what it does and who. */
export function isAction(value: unknown): value is Action {
  if (!isRecord(value)) return false
  const fields = Object.values(Object.getOwnPropertyDescriptors(value))
  if (!fields.every((field) => PLAIN.includes(typeof field.value))) return false
  return typeof value['type'] === 'string' && Number.isInteger(value['by'])
}

const PLAIN: readonly string[] = ['string', 'number', 'boolean']

/** A foreign value in a few letters, for a message: never fails and never takes long. */
export function quoted(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value))
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object'
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value)
    default:
      return `a ${typeof value}`
  }
}

/** The beginning of a long foreign text. */
export function cut(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`
}

/** The words of an action as somebody wrote it down; throws an `Error` where there are none to read. */
export function actionWords(text: string, by: Seat): string[] {
  if (typeof text !== 'string') throw new Error(`${quoted(text)} is no text`)
  if (text.length > LONGEST_ACTION) throw new Error(`${quoted(text)} is too long for an action`)
  if (!Number.isInteger(by) || by < 0) throw new Error(`${quoted(by)} is no seat`)
  return text.trim().toLowerCase().split(/\s+/)
}
