import type { Seat } from '@meadhall/kernel'
import { refuse } from '../../refusing/refused.ts'
import { isEmpty, type SeatDoc, type TableDoc } from './table-doc.ts'

/** Whether one of a seat's devices is connected. */
type IsHere = (seat: Seat) => boolean

/** What beginning depends on besides the document. */
export interface Beginning {
  readonly now: number
  readonly isHere: IsHere
}

/**
 * Refuses to begin without somebody: a rematch without everybody's yes, a rated game without one who
 * is not there. At a slow table one need not be there who has said that it may begin.
 */
export function checkAllAreIn(doc: TableDoc, isHere: IsHere): void {
  const unasked = doc.seats.findIndex(({ awaited }) => awaited)
  if (unasked >= 0) throw refuse('not-now', 'not-agreed', { seat: unasked + 1 })
  const absent = doc.seats.findIndex((seat, index) => isMissed(doc, seat, isHere(index)))
  if (absent >= 0) throw refuse('not-now', 'not-there', { seat: absent + 1 })
}

function isMissed({ rated, tempo }: TableDoc, { person, ready }: SeatDoc, isHere: boolean) {
  const mayBeAway = !rated || (tempo.kind === 'slow' && ready)
  return person !== null && !isHere && !mayBeAway
}

/** Whether the game begins by itself: no seat is free, all people are ready, and nobody is missed. */
export function isReadyToBegin(doc: TableDoc, isHere: IsHere): boolean {
  const { phase, seats } = doc
  const people = seats.filter(({ person }) => person !== null)
  if (phase !== 'waiting' || people.length === 0 || seats.some(isEmpty)) return false
  return people.every(({ ready }) => ready) && isComplete(doc, isHere)
}

function isComplete(doc: TableDoc, isHere: IsHere): boolean {
  return doc.seats.every((seat, index) => !seat.awaited && !isMissed(doc, seat, isHere(index)))
}
