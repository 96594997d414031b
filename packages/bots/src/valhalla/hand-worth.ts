import { countCards, monsterSide, warriorGlory } from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { squash } from '../network/result.ts'
import { pointsSeen } from './features/index.ts'
import { clansOf, prospectOf } from './features/prospect.ts'
import { isLastTurn, type Sight } from './table.ts'

/** The lead in points that is worth three quarters. */
export const VALHALLA_SPREAD = 8
/** Points that a card in hand brings in the end. */
const CARD = 0.7
/** What the best attack of a squad promises, by strength and glory. */
const ATTACK = 0.12
const MONSTER_CARDS = 6

/** A guess at the final points, squashed: what a judge says who never learnt the game. */
export function handWorth(table: Sight, seat: Seat): number {
  if (table.monster !== null) return soloWorth(table, seat)
  const points = pointsSeen(table, seat)
  const hopes = points.map((has, one) => has + hopeOf(table, one))
  const others = hopes.filter((_, one) => one !== seat)
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return squash(at(hopes, seat) - 0.6 * Math.max(...others) - 0.4 * mean, VALHALLA_SPREAD)
}

/** Points that a squad and a hand may still bring. */
function hopeOf(table: Sight, seat: Seat): number {
  const { squad, jarl, hand } = at(table.players, seat)
  const prospect = prospectOf(squad, jarl, foeClans(table, seat))
  if (table.ending && isLastTurn(table)) return prospect.glory
  return prospect.glory + ATTACK * prospect.strength + CARD * Math.min(6, countCards(hand))
}

/** The clans that most of the others have. */
function foeClans(table: Sight, seat: Seat): number {
  let clans = 0
  table.players.forEach((player, other) => {
    if (other !== seat) clans |= clansOf(player.squad)
  })
  return clans
}

/** Alone: how much of the monster is beaten, and how the next fight stands. */
function soloWorth(table: Sight, seat: Seat): number {
  const left = table.monster?.stack.length ?? 0
  const { squad, jarl, hand, shields } = at(table.players, seat)
  const mine = prospectOf(squad, jarl, 0).strength + warriorGlory(table, seat)
  const lead = mine - (monsterSide(table)?.strength ?? 0) + CARD * countCards(hand)
  const beaten = (MONSTER_CARDS - left) / MONSTER_CARDS
  const deck = Math.min(1, countCards(table.deck) / (9 * Math.max(1, left)))
  return 0.5 * beaten + 0.25 * squash(lead, VALHALLA_SPREAD) + 0.15 * deck + 0.025 * shields
}
