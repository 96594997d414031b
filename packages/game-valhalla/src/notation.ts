import type { Seat } from '@meadhall/kernel'
import type { ActionType, ValhallaAction } from './actions.ts'
import { isCardId, isJarlId } from './cards/index.ts'
import { parseDie } from './dice.ts'
import { FACES } from './ids.ts'

type Part = 'jarl' | 'card' | 'other' | 'seat' | 'space' | 'dice' | 'die' | 'face' | 'half' | 'line'

/** The parts of each action in the order in which they are written. */
export const PARTS: Readonly<Record<ActionType, readonly Part[]>> = {
  jarl: ['jarl'],
  play: ['card'],
  'play-two': ['card', 'other'],
  attack: ['seat'],
  draw: [],
  arm: ['seat', 'space', 'dice'],
  reroll: ['die'],
  'free-reroll': [],
  tactic: ['card', 'die'],
  turn: ['face'],
  support: ['card', 'seat'],
  attach: ['card', 'space'],
  card: ['card'],
  die: ['die'],
  warrior: ['seat', 'space'],
  seat: ['seat'],
  half: ['half'],
  line: ['line'],
  done: [],
}

const isNumber = (word: string): boolean => /^-?\d{1,2}$/.test(word)
const isDie = (word: string): boolean => parseDie(word) >= 0

/** What each part must be; dice are several words and may be none. */
const FITS: Readonly<
  Record<Part, { readonly what: string; readonly fits: (word: string) => boolean }>
> = {
  jarl: { what: 'a Jarl', fits: isJarlId },
  card: { what: 'a card', fits: isCardId },
  other: { what: 'a card', fits: isCardId },
  seat: { what: 'a seat', fits: isNumber },
  space: { what: 'a space', fits: isNumber },
  dice: { what: 'dice', fits: (words) => words === '' || words.split(' ').every(isDie) },
  die: { what: 'a die', fits: (word) => word === '' || isDie(word) },
  face: { what: 'a face', fits: (word) => (FACES as readonly string[]).includes(word) },
  half: { what: '"base" or "extended"', fits: (word) => word === 'base' || word === 'extended' },
  line: { what: 'a line', fits: isNumber },
}

const NUMBERS: readonly Part[] = ['seat', 'space', 'line']

function isActionType(word: string): word is ActionType {
  return Object.hasOwn(PARTS, word)
}

/** "arm 0 2 axe bow*": the type, then its parts. */
export function formatAction(action: ValhallaAction): string {
  const values = action as unknown as Record<Part, string | number>
  return [action.type, ...PARTS[action.type].map((part) => values[part])].join(' ').trimEnd()
}

/** Reads what `formatAction` writes; says which word it did not understand. */
export function parseAction(text: string, by: Seat): ValhallaAction {
  const [type = '', ...words] = text.trim().toLowerCase().split(/\s+/)
  if (!isActionType(type))
    throw new Error(`"${type}" is no action (known: ${Object.keys(PARTS).join(', ')})`)
  const parts = PARTS[type]
  const values = parts.map((part, index) =>
    part === 'dice' ? words.splice(index).join(' ') : (words[index] ?? ''),
  )
  if (words.length > parts.length)
    throw new Error(`"${type}" takes ${describe(parts)}, not "${words.join(' ')}"`)
  const fields = parts.map((part, index) => [part, readPart(part, values[index] ?? '')])
  return { type, by, ...Object.fromEntries(fields) } as ValhallaAction
}

function describe(parts: readonly Part[]): string {
  return parts.length === 0
    ? 'nothing after it'
    : parts.map((part) => FITS[part].what).join(' and ')
}

function readPart(part: Part, word: string): string | number {
  const { what, fits } = FITS[part]
  if (!fits(word)) throw new Error(`"${word}" is not ${what}`)
  return NUMBERS.includes(part) ? Number(word) : word
}

/** Whether something is an action of this game as far as its words go; nothing about legality. */
export function isWellFormed(attempt: unknown): attempt is ValhallaAction {
  const action = attempt as Record<string, unknown>
  if (typeof action?.['type'] !== 'string' || !isActionType(action['type'])) return false
  const parts = PARTS[action['type']]
  if (!Number.isInteger(action['by']) || Object.keys(action).length !== parts.length + 2)
    return false
  return parts.every((part) => {
    const value = action[part]
    const fitsType = typeof value === (NUMBERS.includes(part) ? 'number' : 'string')
    return fitsType && FITS[part].fits(String(value))
  })
}
