import { PHASES, PROVINCES, type Token } from '@meadhall/game-blood-rage'
import { at, type Seat } from '@meadhall/kernel'
import { Layout } from '../network/layout.ts'
import { add, type Sparse } from '../network/sparse.ts'
import { clanOf, countOf, type Seen } from './seen-by.ts'

const TOKENS: readonly Token[] = ['rage', 'axes', 'horns', 'glory', 'yggdrasil']
const AGES = 3
const CLANS = 4
const SMALLEST_TABLE = 2

const layout = new Layout()
const AT = {
  age: layout.block(AGES),
  phase: layout.block(PHASES.length),
  players: layout.block(AGES),
  first: layout.block(CLANS),
  turn: layout.block(CLANS),
  asked: layout.block(CLANS),
  pillager: layout.block(CLANS),
  fought: layout.block(PROVINCES),
  left: layout.block(1),
  drafted: layout.block(1),
  pillaged: layout.block(PROVINCES),
  destroyed: layout.block(PROVINCES),
  doomed: layout.block(PROVINCES),
  doomedNext: layout.block(PROVINCES),
  token: layout.block(PROVINCES * TOKENS.length),
}

/** Inputs of what belongs to no clan. */
export const BOARD_INPUTS = layout.size

export function fillBoard(table: Seen, seat: Seat, from: number, into: Sparse): void {
  fillTime(table, seat, from, into)
  fillProvinces(table, from, into)
  for (const frame of table.frames) {
    if (frame.kind === 'action') add(into, from + AT.turn + offsetOf(table, seat, frame.turn), 1)
    if (frame.kind === 'battle') {
      add(into, from + AT.pillager + offsetOf(table, seat, frame.pillager), 1)
      add(into, from + AT.fought + frame.province, 1)
    }
  }
}

function fillTime(table: Seen, seat: Seat, from: number, into: Sparse): void {
  add(into, from + AT.age + table.age - 1, 1)
  add(into, from + AT.phase + PHASES.indexOf(table.phase), 1)
  add(into, from + AT.players + table.clans.length - SMALLEST_TABLE, 1)
  add(into, from + AT.first + offsetOf(table, seat, table.first), 1)
  const [asked] = table.open
  if (asked !== undefined) add(into, from + AT.asked + offsetOf(table, seat, asked.seat), 1)
  if (table.phase === 'draft') add(into, from + AT.drafted, countOf(clanOf(table, seat).hand))
}

function fillProvinces(table: Seen, from: number, into: Sparse): void {
  let left = 0
  for (let province = 0; province < PROVINCES; province++) {
    if (at(table.destroyed, province)) add(into, from + AT.destroyed + province, 1)
    else if (at(table.pillaged, province)) add(into, from + AT.pillaged + province, 1)
    else {
      left += 1
      const token = TOKENS.indexOf(at(table.tokens, province))
      add(into, from + AT.token + province * TOKENS.length + token, 1)
    }
  }
  add(into, from + AT.left, left)
  add(into, from + AT.doomed + at(table.dooms, table.age - 1), 1)
  if (table.age < AGES) add(into, from + AT.doomedNext + at(table.dooms, table.age), 1)
}

/** How many seats after the asked one another comes. */
function offsetOf(table: Seen, seat: Seat, other: Seat): number {
  const clans = table.clans.length
  return (other - seat + clans) % clans
}
