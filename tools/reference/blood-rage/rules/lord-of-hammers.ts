import { figuresAt, hasRoom } from './figures.ts'
import { neighboursOf, type Province } from './map.ts'
import { ask, clanAt, type Table } from './table.ts'
import { owns } from './upgrades.ts'

/** BR-11.12: after a successful pillage the Leader may move on to an adjacent province with room. */
export function moveLeaderOn(table: Table, seat: number, province: Province): void {
  const clan = clanAt(table, seat)
  const leader = figuresAt(clan, [province]).find(({ kind }) => kind === 'leader')
  if (leader === undefined || !owns(clan, 'lord-of-hammers')) return
  const open = neighboursOf(province).filter((place) => hasRoom(table, place))
  if (open.length === 0) return
  const options = [...open.map((place) => `place ${place}`), 'decline']
  const answer = ask(table, 'move-leader', seat, options)
  leader.place = open.find((place) => `place ${place}` === answer) ?? province
  table.notes.push('leader asked to move on')
}
