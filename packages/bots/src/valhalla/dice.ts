import { FACE_COUNT, FACES, type Face } from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'

const MARKS = ['', '*', '+']

/** A die in the words of actions. */
export function dieName(die: number): string {
  return at(FACES, die % FACE_COUNT) + at(MARKS, Math.floor(die / FACE_COUNT))
}

/** Reads `dieName`. */
export function parseDie(word: string): number {
  const mark = MARKS.indexOf(word.replace(/^[a-z]+/, ''))
  const face = FACES.indexOf(word.replace(/[*+]$/, '') as Face)
  return face + FACE_COUNT * mark
}
