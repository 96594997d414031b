import type { Seat } from '@meadhall/kernel'
import type { ActionType, BloodRageAction } from './actions.ts'
import { isCardId } from './cards/index.ts'
import { FIGURES, STATS } from './ids.ts'
import { isPlaceId } from './map.ts'

/** The parts of each action in the order in which they are written. */
export const PARTS: Readonly<Record<ActionType, readonly Part[]>> = {
  pass: [],
  invade: ['figure', 'place'],
  march: ['from', 'to'],
  upgrade: ['card', 'slot'],
  quest: ['card'],
  pillage: ['place'],
  challenge: ['place'],
  return: ['figure', 'place'],
  sacrifice: [],
  card: ['card'],
  figure: ['figure', 'place'],
  place: ['place'],
  stat: ['stat'],
  bonus: ['bonus'],
  flee: [],
  accept: [],
  decline: [],
}
export type Part = 'figure' | 'place' | 'from' | 'to' | 'card' | 'slot' | 'stat' | 'bonus'

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word)

/** What a word of each part must be. */
const FITS: Readonly<
  Record<Part, { readonly what: string; readonly fits: (word: string) => boolean }>
> = {
  figure: { what: 'a figure', fits: (word) => (FIGURES as readonly string[]).includes(word) },
  place: { what: 'a place', fits: isPlaceId },
  from: { what: 'a place', fits: isPlaceId },
  to: { what: 'a place', fits: isPlaceId },
  card: { what: 'a card', fits: isCardId },
  slot: { what: 'a slot number', fits: isNumber },
  stat: { what: 'a stat', fits: (word) => (STATS as readonly string[]).includes(word) },
  bonus: { what: 'a number', fits: isNumber },
}

function isActionType(word: string): word is ActionType {
  return Object.hasOwn(PARTS, word)
}

/** "invade warrior gimle": the type, then its parts. */
export function formatAction(action: BloodRageAction): string {
  const values = action as unknown as Record<Part, string | number>
  return [action.type, ...PARTS[action.type].map((part) => values[part])].join(' ')
}

/** Reads what `formatAction` writes; says which word it did not understand. */
export function parseAction(text: string, by: Seat): BloodRageAction {
  const [type = '', ...words] = text.trim().toLowerCase().split(/\s+/)
  if (!isActionType(type))
    throw new Error(`"${type}" is no action (known: ${Object.keys(PARTS).join(', ')})`)
  const parts = PARTS[type]
  if (words.length !== parts.length)
    throw new Error(`"${type}" takes ${describe(parts)}, not "${words.join(' ')}"`)
  const fields = parts.map((part, index) => [part, readPart(part, words[index] ?? '')])
  return { type, by, ...Object.fromEntries(fields) } as BloodRageAction
}

function describe(parts: readonly Part[]): string {
  return parts.length === 0
    ? 'nothing after it'
    : parts.map((part) => FITS[part].what).join(' and ')
}

function readPart(part: Part, word: string): string | number {
  const { what, fits } = FITS[part]
  if (!fits(word)) throw new Error(`"${word}" is not ${what}`)
  return part === 'slot' || part === 'bonus' ? Number(word) : word
}

/** Whether something is an action of this game as far as its words go; nothing about legality. */
export function isWellFormed(attempt: unknown): attempt is BloodRageAction {
  const action = attempt as Record<string, unknown>
  if (typeof action?.['type'] !== 'string' || !isActionType(action['type'])) return false
  const parts = PARTS[action['type']]
  if (!Number.isInteger(action['by']) || Object.keys(action).length !== parts.length + 2)
    return false
  return parts.every((part) => {
    const value = action[part]
    const isCounted = part === 'slot' || part === 'bonus'
    return typeof value === (isCounted ? 'number' : 'string') && FITS[part].fits(String(value))
  })
}
