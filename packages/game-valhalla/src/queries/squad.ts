import { at, type Seat } from '@meadhall/kernel'
import type { Ref, Side } from '../battle.ts'
import { jarlOf, warriorOf } from '../cards/index.ts'
import type { ClanId } from '../ids.ts'
import { SPACES, SQUAD_LIMIT } from '../ids.ts'
import { type Fighter, type PlayerState, partnerOf, playerAt, type State } from '../state.ts'
import { monsterTrait } from './monster.ts'

export function squadSize(player: Readonly<PlayerState>): number {
  let count = 0
  for (const fighter of player.squad) if (fighter !== null) count += 1
  return count
}

export function fighterAt(state: Readonly<State>, ref: Ref): Fighter {
  const fighter = at(playerAt(state, ref.seat).squad, ref.space)
  if (fighter === null) throw new Error(`no warrior on space ${ref.space} of seat ${ref.seat}`)
  return fighter
}

/** How many warriors a squad may hold: four, or what the Jarl says; a monster may take one (VH-117). */
export function squadLimit(state: Readonly<State>, seat: Seat): number {
  const { jarl } = playerAt(state, seat)
  const effect = jarl === null ? null : jarlOf(jarl).base
  const limit = effect?.kind === 'squadLimit' ? effect.value : SQUAD_LIMIT
  return monsterTrait(state)?.kind === 'squadMinusOne' ? limit - 1 : limit
}

/** The first free space, or -1 when the squad is full (VH-R46). */
export function freeSpace(state: Readonly<State>, seat: Seat): number {
  const player = playerAt(state, seat)
  return squadSize(player) < squadLimit(state, seat) ? player.squad.indexOf(null) : -1
}

export function countClan(player: Readonly<PlayerState>, clan: ClanId): number {
  let count = 0
  for (const fighter of player.squad)
    if (fighter !== null && warriorOf(fighter.card).clan === clan) count += 1
  return count
}

/** Warriors of a clan that count as in one's squad: the partner's too (VH-88). */
export function countClanWithPartner(state: Readonly<State>, seat: Seat, clan: ClanId): number {
  const partner = partnerOf(state, seat)
  const others = partner < 0 ? 0 : countClan(playerAt(state, partner), clan)
  return countClan(playerAt(state, seat), clan) + others
}

/** Different clans in one's squad, the partner's included (VH-88, VH-137). */
export function clanCount(state: Readonly<State>, seat: Seat): number {
  const clans = new Set<ClanId>()
  const partner = partnerOf(state, seat)
  for (const one of partner < 0 ? [seat] : [seat, partner]) {
    for (const fighter of playerAt(state, one).squad)
      if (fighter !== null) clans.add(warriorOf(fighter.card).clan)
  }
  return clans.size
}

/** VH-89: in Cooperation the partner's warriors stay where they are; in an Alliance they may go. */
export function staysWithPartner(state: Readonly<State>, side: Readonly<Side>, ref: Ref): boolean {
  return state.options.pairs === 'cooperation' && ref.seat !== side.seat
}

/** The warriors a fighter may activate: the own ones, and the partner's (VH-88). */
export function usable(state: Readonly<State>, seat: Seat, withPartner: boolean): Ref[] {
  const partner = withPartner ? partnerOf(state, seat) : -1
  const refs: Ref[] = []
  for (const one of partner < 0 ? [seat] : [seat, partner]) {
    const { squad } = playerAt(state, one)
    for (let space = 0; space < SPACES; space++)
      if (squad[space] !== null) refs.push({ seat: one, space })
  }
  return refs
}
