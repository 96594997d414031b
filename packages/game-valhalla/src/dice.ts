import { at } from '@meadhall/kernel'
import {
  DIE_KINDS,
  type Die,
  type DieKind,
  FACE_COUNT,
  FACES,
  type Face,
  MISS,
  type Weapon,
} from './ids.ts'

export function makeDie(face: number, kind: number): Die {
  return face + FACE_COUNT * kind
}

export function faceOf(die: Die): number {
  return die % FACE_COUNT
}

export function faceName(die: Die): Face {
  return at(FACES, faceOf(die))
}

export function kindOf(die: Die): DieKind {
  return at(DIE_KINDS, Math.floor(die / FACE_COUNT))
}

export function isGrey(die: Die): boolean {
  return kindOf(die) === 'grey'
}

/** Cards that count as dice can neither be rolled nor thrown away for a reroll (VH-67). */
export function isRollable(die: Die): boolean {
  return kindOf(die) !== 'card'
}

export function isMiss(die: Die): boolean {
  return faceOf(die) === MISS
}

export function faceIndex(face: Face | Weapon): number {
  return FACES.indexOf(face)
}

const MARKS = ['', '*', '+'] as const

/** A die in words: "axe", "axe*" for a grey one, "axe+" for a card. */
export function dieName(die: Die): string {
  return faceName(die) + at(MARKS, Math.floor(die / FACE_COUNT))
}

const BY_NAME = new Map(
  Array.from({ length: FACE_COUNT * DIE_KINDS.length }, (_, die) => [dieName(die), die] as const),
)

/** Reads `dieName`; -1 where it is none. */
export function parseDie(word: string): Die {
  return BY_NAME.get(word) ?? -1
}

/** How many dice can be rolled. */
export function countRollable(dice: readonly Die[]): number {
  let count = 0
  for (let i = 0; i < dice.length; i++) if (isRollable(dice[i] as Die)) count += 1
  return count
}

/** Different dice, and how many of them are named by one small number. */
const KINDS_OF_DICE = FACE_COUNT * DIE_KINDS.length
const NAMED_AT_ONCE = 4
const names: string[] = []

/** Several dice in words, in a fixed order: "axe bow*". Short sorted lists are named only once. */
export function diceName(dice: readonly Die[]): string {
  const code = codeOf(dice)
  if (code < 0) return spell(dice)
  const known = names[code]
  if (known !== undefined) return known
  const name = spell(dice)
  names[code] = name
  return name
}

/** A number for a short list in order, or -1. */
function codeOf(dice: readonly Die[]): number {
  if (dice.length > NAMED_AT_ONCE) return -1
  let code = 0
  let last = -1
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die
    if (die < last) return -1
    last = die
    code = code * (KINDS_OF_DICE + 1) + die + 1
  }
  return code
}

function spell(dice: readonly Die[]): string {
  return dice
    .toSorted((a, b) => a - b)
    .map(dieName)
    .join(' ')
}
