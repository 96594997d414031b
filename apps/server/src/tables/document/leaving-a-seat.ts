import type { Level } from '@meadhall/bots'
import type { Seat } from '@meadhall/kernel'
import type { Leave } from '@meadhall/protocol'
import { refuse } from '../../refusing/refused.ts'
import { withSeat } from './seating.ts'
import type { TableDoc } from './table-doc.ts'

/** The level of a bot that plays for somebody who is away or gone. */
export const STAND_IN: Level = 'warrior'

function inPlay({ phase }: TableDoc): boolean {
  return phase === 'playing' || phase === 'paused'
}

/** A bot plays for a person for now; the person can take the seat back at any time. */
export function standIn(doc: TableDoc, seat: Seat, level: Level | null): TableDoc {
  if (!inPlay(doc)) throw refuse('not-now', 'not-playing')
  const found = doc.seats[seat]
  if (found?.person == null) throw refuse('not-yours', 'not-seated')
  return found.standIn === level ? doc : withSeat(doc, seat, { standIn: level })
}

/** Gives a seat up for good: to a bot, to anyone who comes or to who is invited; a bot plays until then. */
export function giveUp(doc: TableDoc, seat: Seat, to: Leave['to'], level: Level): TableDoc {
  if (!inPlay(doc)) throw refuse('not-now', 'not-playing')
  if (doc.seats[seat]?.person == null) throw refuse('not-yours', 'not-seated')
  if (to === 'bot') return withSeat(doc, seat, { person: null, standIn: null, bot: level })
  return withSeat(doc, seat, { for: to, person: null, standIn: level })
}
