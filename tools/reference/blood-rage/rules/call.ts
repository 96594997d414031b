import { figuresAt, hasRoom, inWords, isShip } from './figures.ts'
import { neighboursOf, type Province } from './map.ts'
import type { ClanOnTable } from './position.ts'
import { ask, clanAt, clockwiseFrom, type Table } from './table.ts'

/**
 * BR-6.1: from the pillager's left, round after round, a clan may send one figure at a time; until
 * the villages are full or everybody in a row sent nobody.
 */
export function callToBattle(table: Table, pillager: number, province: Province): void {
  const [first = pillager, ...others] = clockwiseFrom(table, pillager)
  const order = [...others, first]
  for (let turn = 0, declined = 0; declined < order.length; turn++) {
    if (!hasRoom(table, province)) return
    const seat = order[turn % order.length] ?? pillager
    declined = sends(table, seat, province) ? 0 : declined + 1
  }
}

/** A clan without a figure that could come is passed over (BR-6.24). */
function sends(table: Table, seat: number, province: Province): boolean {
  const able = ableToCome(clanAt(table, seat), province)
  if (able.length === 0) return false
  const answer = ask(table, 'call-to-battle', seat, [...able.map(inWords), 'decline'])
  const figure = able.find((one) => inWords(one) === answer)
  if (figure === undefined) return false
  figure.place = province
  table.notes.push('call answered')
  return true
}

function ableToCome(clan: ClanOnTable, province: Province): ClanOnTable['figures'] {
  return figuresAt(clan, neighboursOf(province)).filter((figure) => !isShip(figure))
}
