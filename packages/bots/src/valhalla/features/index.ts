import { countCards, gloryOf, scoresOf, seenCards } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { FeatureSet } from '../../network/feature-set.ts'
import type { Sight } from '../table.ts'
import { AROUND, tellAround } from './around.ts'
import { OWN, tellOwn } from './own.ts'
import { PLAYER, tellPlayer } from './player.ts'

const MOST_PLAYERS = 6
/** Glory that a card in a face-down pile is worth on the average. */
const HIDDEN_GLORY = 2
const OWN_FROM = MOST_PLAYERS * PLAYER.size
const AROUND_FROM = OWN_FROM + OWN.size

/** What a network is told of Valhalla: each player from the seat on, its own cards, the table. */
export const VALHALLA_FEATURES: FeatureSet<Sight> = {
  version: 1,
  size: AROUND_FROM + AROUND.size,
  fill(table, seat, into) {
    into.count = 0
    const points = pointsSeen(table, seat)
    const count = table.players.length
    for (let step = 0; step < count; step++) {
      const about = { table, viewer: seat, seat: (seat + step) % count, points }
      tellPlayer(about, into, step * PLAYER.size)
    }
    tellOwn(table, seat, into, OWN_FROM)
    tellAround(table, seat, into, AROUND_FROM)
  },
}

/** What each has for all that one seat knows: piles of others count by their size. */
export function pointsSeen(table: Sight, viewer: Seat): number[] {
  if (table.monster !== null) return table.players.map(() => 0)
  const players = table.players.map(({ shields, captured }) => ({
    valhalla: [],
    shields,
    captured,
  }))
  const shields = scoresOf({ options: table.options, players, king: table.king })
  return shields.map((points, seat) => points + gloryIn(table, seat, viewer))
}

function gloryIn(table: Sight, seat: Seat, viewer: Seat): number {
  const pile = table.players[seat]?.valhalla ?? 0
  if (seat !== viewer) return HIDDEN_GLORY * countCards(pile)
  return seenCards(pile).reduce((sum, card) => sum + gloryOf(card), 0)
}
