import type { Seat } from '@meadhall/kernel'
import type { CardId, JarlId } from './cards/printed.ts'
import type { Face } from './ids.ts'

/**
 * What a player can do. On a turn: the rulebook's actions; in a battle phase: arming, rerolls and
 * tactics. Everything else answers the question of the moment.
 */
export type ValhallaAction =
  | { readonly type: 'jarl'; readonly by: Seat; readonly jarl: JarlId }
  /** Actions 1 and 2 (VH-24, VH-25), or any two with Bernhard. */
  | { readonly type: 'play'; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'play-two'; readonly by: Seat; readonly card: CardId; readonly other: CardId }
  | { readonly type: 'attack'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'draw'; readonly by: Seat }
  /** Puts dice, named in order, on a warrior of a seat's squad (VH-35, VH-R48). */
  | {
      readonly type: 'arm'
      readonly by: Seat
      readonly seat: Seat
      readonly space: number
      readonly dice: string
    }
  /** Discards a die and starts a reroll (VH-33). */
  | { readonly type: 'reroll'; readonly by: Seat; readonly die: string }
  | { readonly type: 'free-reroll'; readonly by: Seat }
  /** Plays a tactic; `die` is what it costs, '' for nothing. */
  | { readonly type: 'tactic'; readonly by: Seat; readonly card: CardId; readonly die: string }
  /** The Jarl turns a miss. */
  | { readonly type: 'turn'; readonly by: Seat; readonly face: Face }
  | { readonly type: 'support'; readonly by: Seat; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'attach'; readonly by: Seat; readonly card: CardId; readonly space: number }
  | { readonly type: 'card'; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'die'; readonly by: Seat; readonly die: string }
  | { readonly type: 'warrior'; readonly by: Seat; readonly seat: Seat; readonly space: number }
  | { readonly type: 'seat'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'half'; readonly by: Seat; readonly half: 'base' | 'extended' }
  | { readonly type: 'line'; readonly by: Seat; readonly line: number }
  | { readonly type: 'done'; readonly by: Seat }
export type ActionType = ValhallaAction['type']

/**
 * Actions are built once and handed out again, so that listing legal actions leaves little garbage
 * and equal actions are the same object. Each table is a list by small numbers (seat, space, die) of
 * maps by a word (a card, a Jarl, a face); no key is put together from parts.
 */
type Table = Map<string, ValhallaAction>[]

function find(table: Table, index: number, word: string): ValhallaAction | undefined {
  return table[index]?.get(word)
}

/** Remembers a new action; callers build it only where none is kept (`?? keep(…)`). */
function keep(table: Table, index: number, word: string, action: ValhallaAction): ValhallaAction {
  const row = table[index] ?? new Map<string, ValhallaAction>()
  table[index] = row
  row.set(word, action)
  return action
}

/** Seats -1 (the monster) to 5, spaces and lines 0 to 5: parts of an index below this. */
const PART = 8

function indexOf(by: Seat, first: number, second = 0): number {
  return (by * PART + first + 1) * PART + second
}

const tables: Record<ActionType, Table> = {
  jarl: [],
  play: [],
  'play-two': [],
  attack: [],
  draw: [],
  arm: [],
  reroll: [],
  'free-reroll': [],
  tactic: [],
  turn: [],
  support: [],
  attach: [],
  card: [],
  die: [],
  warrior: [],
  seat: [],
  half: [],
  line: [],
  done: [],
}

export function plainAction(type: 'draw' | 'free-reroll' | 'done', by: Seat): ValhallaAction {
  return find(tables[type], by, '') ?? keep(tables[type], by, '', { type, by })
}

export function doneAction(by: Seat): ValhallaAction {
  return plainAction('done', by)
}

export function cardAction(type: 'play' | 'card', by: Seat, card: CardId): ValhallaAction {
  return find(tables[type], by, card) ?? keep(tables[type], by, card, { type, by, card })
}

export function jarlAction(by: Seat, jarl: JarlId): ValhallaAction {
  return find(tables.jarl, by, jarl) ?? keep(tables.jarl, by, jarl, { type: 'jarl', by, jarl })
}

/** By seat and first card; the pairs of a card are a small table of their own. */
const pairs = new Map<CardId, Table>()

export function playTwoAction(by: Seat, card: CardId, other: CardId): ValhallaAction {
  const table = pairs.get(card) ?? []
  pairs.set(card, table)
  return find(table, by, other) ?? keep(table, by, other, { type: 'play-two', by, card, other })
}

export function seatAction(type: 'attack' | 'seat', by: Seat, seat: Seat): ValhallaAction {
  const index = indexOf(by, seat)
  return find(tables[type], index, '') ?? keep(tables[type], index, '', { type, by, seat })
}

export function armAction(by: Seat, seat: Seat, space: number, dice: string): ValhallaAction {
  const index = indexOf(by, seat, space)
  return (
    find(tables.arm, index, dice) ??
    keep(tables.arm, index, dice, { type: 'arm', by, seat, space, dice })
  )
}

export function dieAction(type: 'reroll' | 'die', by: Seat, die: string): ValhallaAction {
  return find(tables[type], by, die) ?? keep(tables[type], by, die, { type, by, die })
}

/** By seat and what it costs, '' for nothing. */
const payments = new Map<string, Table>()

export function tacticAction(by: Seat, card: CardId, die: string): ValhallaAction {
  const table = payments.get(die) ?? []
  payments.set(die, table)
  return find(table, by, card) ?? keep(table, by, card, { type: 'tactic', by, card, die })
}

export function turnAction(by: Seat, face: Face): ValhallaAction {
  return find(tables.turn, by, face) ?? keep(tables.turn, by, face, { type: 'turn', by, face })
}

export function supportAction(by: Seat, card: CardId, seat: Seat): ValhallaAction {
  const index = indexOf(by, seat)
  return (
    find(tables.support, index, card) ??
    keep(tables.support, index, card, { type: 'support', by, card, seat })
  )
}

export function attachAction(by: Seat, card: CardId, space: number): ValhallaAction {
  const index = indexOf(by, 0, space)
  return (
    find(tables.attach, index, card) ??
    keep(tables.attach, index, card, { type: 'attach', by, card, space })
  )
}

export function warriorAction(by: Seat, seat: Seat, space: number): ValhallaAction {
  const index = indexOf(by, seat, space)
  return (
    find(tables.warrior, index, '') ??
    keep(tables.warrior, index, '', { type: 'warrior', by, seat, space })
  )
}

export function halfAction(by: Seat, half: 'base' | 'extended'): ValhallaAction {
  return find(tables.half, by, half) ?? keep(tables.half, by, half, { type: 'half', by, half })
}

export function lineAction(by: Seat, line: number): ValhallaAction {
  const index = indexOf(by, 0, line)
  return find(tables.line, index, '') ?? keep(tables.line, index, '', { type: 'line', by, line })
}
