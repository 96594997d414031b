import { at, type Seat } from '@meadhall/kernel'
import type { Ref } from '../battle.ts'
import { jarlOf, warriorOf } from '../cards/index.ts'
import type { ClanId } from '../ids.ts'
import { SQUAD_LIMIT } from '../ids.ts'
import { partnerOf, playerAt } from '../state.ts'
import type { FighterSeen, PlayerSeen, SideSeen, Table } from '../table.ts'
import { monsterTrait } from './monster.ts'

/** What has a squad: a player, or one in the mind of a bot. */
type WithSquad = Pick<PlayerSeen, 'squad'>

export function squadSize(player: WithSquad): number {
  let count = 0
  for (const fighter of player.squad) if (fighter !== null) count += 1
  return count
}

export function fighterAt(table: Table, ref: Ref): FighterSeen {
  const fighter = at(playerAt(table, ref.seat).squad, ref.space)
  if (fighter === null) throw new Error(`no warrior on space ${ref.space} of seat ${ref.seat}`)
  return fighter
}

/** How many warriors a squad may hold: four, or what the Jarl says; a monster may take one (VH-117). */
export function squadLimit(table: Table, seat: Seat): number {
  const { jarl } = playerAt(table, seat)
  const effect = jarl === null ? null : jarlOf(jarl).base
  const limit = effect?.kind === 'squadLimit' ? effect.value : SQUAD_LIMIT
  return monsterTrait(table)?.kind === 'squadMinusOne' ? limit - 1 : limit
}

/** The first free space, or -1 when the squad is full (VH-R46). */
export function freeSpace(table: Table, seat: Seat): number {
  const player = playerAt(table, seat)
  return squadSize(player) < squadLimit(table, seat) ? player.squad.indexOf(null) : -1
}

export function countClan(player: WithSquad, clan: ClanId): number {
  let count = 0
  for (const fighter of player.squad)
    if (fighter !== null && warriorOf(fighter.card).clan === clan) count += 1
  return count
}

/** Warriors of a clan that count as in one's squad: the partner's too (VH-88). */
export function countClanWithPartner(table: Table, seat: Seat, clan: ClanId): number {
  const partner = partnerOf(table, seat)
  const others = partner < 0 ? 0 : countClan(playerAt(table, partner), clan)
  return countClan(playerAt(table, seat), clan) + others
}

/** Different clans in one's squad, the partner's included (VH-88, VH-137). */
export function clanCount(table: Table, seat: Seat): number {
  const clans = new Set<ClanId>()
  const partner = partnerOf(table, seat)
  for (const one of partner < 0 ? [seat] : [seat, partner]) {
    for (const fighter of playerAt(table, one).squad)
      if (fighter !== null) clans.add(warriorOf(fighter.card).clan)
  }
  return clans.size
}

/** VH-89: in Cooperation the partner's warriors stay where they are; in an Alliance they may go. */
export function staysWithPartner(table: Table, side: SideSeen, ref: Ref): boolean {
  return table.options.pairs === 'cooperation' && ref.seat !== side.seat
}
