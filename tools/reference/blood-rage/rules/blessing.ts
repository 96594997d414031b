import { figuresAt, hasRoom, mayBringMore } from './figures.ts'
import type { Province } from './map.ts'
import type { ClanOnTable } from './position.ts'
import { ask, clanAt, type Table } from './table.ts'
import { owns } from './upgrades.ts'

/**
 * Loki's Blessing (BR-11.17): a Warrior may invade the province of a lost battle, and Frigga's Succor
 * another one behind it (BR-5.16, BR-11.6). Whether the clan invaded.
 */
export function blessLoser(table: Table, seat: number, province: Province): boolean {
  const clan = clanAt(table, seat)
  // Warriors never invade Yggdrasil.
  if (!owns(clan, 'lokis-blessing') || province === 'yggdrasil') return false
  if (!bringsWarrior(table, seat, province)) return false
  table.notes.push('blessing')
  if (owns(clan, 'friggas-succor') && bringsWarrior(table, seat, province))
    table.notes.push('succor after blessing')
  return true
}

function bringsWarrior(table: Table, seat: number, province: Province): boolean {
  const clan = clanAt(table, seat)
  const warrior = nextWarrior(clan)
  if (warrior === undefined || !mayBringMore(clan) || !hasRoom(table, province)) return false
  if (ask(table, 'extra-warrior', seat, ['accept', 'decline']) === 'decline') return false
  warrior.place = province
  return true
}

function nextWarrior(clan: ClanOnTable): ClanOnTable['figures'][number] | undefined {
  return figuresAt(clan, ['reserve']).find(({ kind }) => kind === 'warrior')
}
