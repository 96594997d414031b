import { figuresAt } from './figures.ts'
import type { Province } from './map.ts'
import { type ClanOnTable, STATS } from './position.ts'
import { raise, raiseAny } from './stats.ts'
import { clanAt, type Table } from './table.ts'
import { owns } from './upgrades.ts'

const GLORY_TOKEN = 5

/** BR-6.10, BR-6.12: the token with the Frost Giant, then the Lord cards, then Frigga's Grace. */
export function rewardPillage(
  table: Table,
  seat: number,
  province: Province,
  withGrace: boolean,
): void {
  const clan = clanAt(table, seat)
  const times = stands(clan, 'frost-giant', province) ? 2 : 1
  for (let time = 0; time < times; time++) takeToken(table, clan, province)
  if (!table.board.pillaged.includes(province)) table.board.pillaged.push(province)
  if (stands(clan, 'leader', province)) rewardLord(table, seat)
  if (withGrace) raiseAny(table, seat, [tokenOf(table, province)])
  table.notes.push(times === 2 ? 'pillaged twofold' : 'pillaged')
}

/** The figure must still be in the province itself (BR-6.23). */
function stands(clan: ClanOnTable, kind: string, province: Province): boolean {
  return figuresAt(clan, [province]).some((figure) => figure.kind === kind)
}

function tokenOf({ board }: Table, province: Province): string {
  return province === 'yggdrasil' ? 'all' : board.tokens[province]
}

function takeToken(table: Table, clan: ClanOnTable, province: Province): void {
  const token = tokenOf(table, province)
  if (token === 'glory') clan.glory += GLORY_TOKEN
  for (const stat of STATS) if (token === stat || token === 'all') raise(clan, stat)
}

/** BR-11.12. */
function rewardLord(table: Table, seat: number): void {
  const clan = clanAt(table, seat)
  if (owns(clan, 'lord-of-axes')) raiseAny(table, seat)
  if (owns(clan, 'lord-of-spears')) for (const stat of STATS) raise(clan, stat)
}
