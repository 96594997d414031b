import {
  CARDS,
  type CardId,
  cardOf,
  FACES,
  gloryOf,
  seenCards,
  sideWorth,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { add, type Sparse } from '../../network/sparse.ts'
import type { Sight } from '../table.ts'
import { layout } from './layout.ts'
import { addAll, stepOf } from './player.ts'

/** What a seat alone knows, and how its battle stands. */
export const OWN = layout({
  cards: CARDS.length,
  warriors: 1,
  tactics: 1,
  others: 1,
  strength: 1,
  best: 1,
  glory: 1,
  boost: 1,
  valhalla: 1,
  dice: FACES.length,
  strengthNow: 1,
  foeNow: 1,
  standing: 8,
  armed: 1,
  tacticStrength: 1,
  freeRerolls: 1,
  rolled: 1,
})

const PLACES = OWN.at
const CARD_PLACE = new Map<CardId, number>(CARDS.map(({ id }, index) => [id, index]))

/** Tells what belongs to the seat itself, beginning at `from`. */
export function tellOwn(table: Sight, seat: Seat, into: Sparse, from: number): void {
  const { hand, valhalla } = at(table.players, seat)
  tellHand(seenCards(hand), into, from)
  const glory = seenCards(valhalla).reduce((sum, card) => sum + gloryOf(card), 0)
  add(into, from + PLACES.valhalla, glory)
  tellBattle(table, seat, into, from)
}

function tellHand(hand: readonly CardId[], into: Sparse, from: number): void {
  let [warriors, tactics, others, strength, best, glory, boost] = [0, 0, 0, 0, 0, 0, 0]
  for (const id of hand) {
    const card = cardOf(id)
    add(into, from + PLACES.cards + (CARD_PLACE.get(id) ?? 0), 1)
    if (card.type === 'warrior') {
      warriors += 1
      strength += warriorOf(id).strength
      best = Math.max(best, card.strength)
      glory += card.glory
    } else if (card.type === 'tactic') {
      tactics += 1
      boost += card.effect.kind === 'strength' ? card.effect.value : 1
    } else others += 1
  }
  const told = [warriors, tactics, others, strength >> 1, best, glory, boost]
  addAll(into, from + PLACES.warriors, told)
}

/** The dice that lie before the seat, and the strengths, where it fights. */
function tellBattle(table: Sight, seat: Seat, into: Sparse, from: number): void {
  const sides = table.battle?.sides ?? []
  const index = sides.findIndex((side) => side.seat === seat)
  const side = sides[index]
  if (side === undefined) return
  const faces = FACES.map(() => 0)
  for (const die of side.dice) faces[die % FACES.length] = at(faces, die % FACES.length) + 1
  addAll(into, from + PLACES.dice, faces)
  const mine = sideWorth(table, index)
  const foe = table.battle?.kind === 'ragnarok' ? 0 : sideWorth(table, 1 - index)
  add(into, from + PLACES.strengthNow, mine)
  add(into, from + PLACES.foeNow, foe)
  add(into, from + PLACES.standing + stepOf(mine - foe), 1)
  add(into, from + PLACES.armed, side.armed.length)
  add(into, from + PLACES.tacticStrength, side.strength)
  add(into, from + PLACES.freeRerolls, side.freeRerolls)
  if (side.dice.length + side.armed.length > 0) add(into, from + PLACES.rolled, 1)
}
