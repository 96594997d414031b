import {
  kingDice,
  MONSTER_SEAT,
  monsterTrait,
  newBattle,
  type Role,
  type SideSeen,
  silencing,
  type Table,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Squad } from './table.ts'

/** Who would fight with which squad, and against whom. */
export interface Muster {
  readonly seat: Seat
  readonly squad: Squad
  readonly role: Role
  readonly foe: Seat
}

/** A battle that might be fought: the table as it would then be, and the side one looks at. */
export interface Stand {
  readonly table: Table
  readonly side: SideSeen
}

/** The table with another squad in front of a player. */
export function withSquad(table: Table, seat: Seat, squad: Squad): Table {
  const player = at(table.players, seat)
  return { ...table, players: table.players.with(seat, { ...player, squad }) }
}

/** The battle as it stands before the dice are rolled; of an either-or Jarl the basic half. */
export function standOf(view: Table, { seat, squad, role, foe }: Muster): Stand {
  const [attacker, defender] = role === 'attacker' ? [seat, foe] : [foe, seat]
  const battle = newBattle('attack', attacker, defender)
  const table = { ...withSquad(view, seat, squad), monster: fought(view), battle }
  const [first, second] = [at(battle.sides, 0), at(battle.sides, 1)]
  first.half = 'base'
  second.half = 'base'
  first.extraDice = kingDice(view, defender)
  if (defender !== MONSTER_SEAT) second.jarlOff = silencing(table, first)
  return { table, side: role === 'attacker' ? first : second }
}

/** The monster with its trait at work, as in a battle against it. */
function fought(view: Table): Table['monster'] {
  return view.monster && { ...view.monster, fought: monsterTrait(view)?.kind ?? null }
}
