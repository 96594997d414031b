import {
  CLANS,
  countCards,
  JARLS,
  type JarlId,
  type PlayerSeen,
  WEAPONS,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { add, type Sparse } from '../../network/sparse.ts'
import type { Sight, Squad } from '../table.ts'
import { layout } from './layout.ts'
import { clansOf, prospectOf } from './prospect.ts'

const MOST_WARRIORS = 6
const MOST_SHIELDS = 4
const MOST_PLAYERS = 6
/** Ends of the steps in which a difference of strengths is told. */
const STEPS = [-7, -4, -2, 0, 2, 4, 7] as const

/** What is told of each player, the asked seat first and the others from its left on. */
export const PLAYER = layout({
  present: 1,
  partner: 1,
  jarl: JARLS.length,
  warriors: MOST_WARRIORS + 1,
  clans: CLANS.length,
  weapons: WEAPONS.length,
  giants: 1,
  printed: 1,
  glory: 1,
  tyr: 1,
  ragnarok: 1,
  strength: 1,
  attacks: STEPS.length + 1,
  attacked: STEPS.length + 1,
  shields: MOST_SHIELDS + 1,
  captured: 1,
  colours: 1,
  capturedFrom: MOST_PLAYERS,
  hand: 1,
  shown: 1,
  pile: 1,
  points: 1,
  ahead: 1,
  behind: 1,
  attackedBy: 1,
  defeated: 1,
  angry: 1,
  king: 1,
  turn: 1,
  attacker: 1,
  defender: 1,
  ragnarokDone: 1,
})

const PLACES = PLAYER.at
const JARL_PLACE = new Map<JarlId, number>(JARLS.map(({ id }, index) => [id, index]))

/** Whom inputs are about: a seat, seen from another. */
export interface About {
  readonly table: Sight
  readonly viewer: Seat
  readonly seat: Seat
  /** What each has, as far as the viewer knows. */
  readonly points: readonly number[]
}

/** Tells one player's part, which begins at `from`. */
export function tellPlayer(about: About, into: Sparse, from: number): void {
  const { table, seat } = about
  const player = at(table.players, seat)
  add(into, from + PLACES.present, 1)
  const jarl = jarlOfSeat(about)
  if (jarl !== null) add(into, from + PLACES.jarl + (JARL_PLACE.get(jarl) ?? 0), 1)
  tellSquad(player.squad, into, from)
  tellStrength(about, into, from)
  tellShields(about, player, into, from)
  tellStanding(about, player, into, from)
  tellFlags(about, player, into, from)
}

/** The Jarl that lies open, or the one that the viewer has just chosen face down. */
function jarlOfSeat({ table, viewer, seat }: About): JarlId | null {
  const { jarl } = at(table.players, seat)
  const top = table.frames.at(-1)
  if (jarl !== null || seat !== viewer || top?.kind !== 'jarls') return jarl
  const chosen = at(top.chosen, seat)
  return chosen === 'hidden' ? null : chosen
}

function tellSquad(squad: Squad, into: Sparse, from: number): void {
  const clans = CLANS.map(() => 0)
  const weapons = WEAPONS.map(() => 0)
  let [count, giants, printed, glory, tyr] = [0, 0, 0, 0, 0]
  for (const one of squad) {
    if (one === null) continue
    const card = warriorOf(one.card)
    count += 1
    printed += card.strength
    glory += card.glory
    if (one.tyr !== null) tyr += 1
    clans[CLANS.indexOf(card.clan)] = at(clans, CLANS.indexOf(card.clan)) + 1
    if (card.needs.kind === 'weapons') countWeapons(card.needs.weapons, weapons)
    else giants += card.needs.count
  }
  add(into, from + PLACES.warriors + Math.min(count, MOST_WARRIORS), 1)
  addAll(into, from + PLACES.clans, clans)
  addAll(into, from + PLACES.weapons, weapons)
  add(into, from + PLACES.giants, giants)
  add(into, from + PLACES.printed, printed >> 1)
  add(into, from + PLACES.glory, glory)
  add(into, from + PLACES.tyr, tyr)
}

function countWeapons(needed: readonly (typeof WEAPONS)[number][], weapons: number[]): void {
  for (const weapon of needed) {
    const face = WEAPONS.indexOf(weapon)
    weapons[face] = at(weapons, face) + 1
  }
}

export function addAll(into: Sparse, from: number, values: readonly number[]): void {
  for (let i = 0; i < values.length; i++) add(into, from + i, at(values, i))
}

/** What the squad is likely to bring, and how an attack either way would stand. */
function tellStrength({ table, viewer, seat }: About, into: Sparse, from: number): void {
  const mine = at(table.players, viewer)
  const theirs = at(table.players, seat)
  const plain = prospectOf(theirs.squad, theirs.jarl, 0)
  add(into, from + PLACES.ragnarok, Math.round(plain.glory))
  if (seat === viewer) return add(into, from + PLACES.strength, Math.round(plain.strength))
  const ours = prospectOf(mine.squad, mine.jarl, clansOf(theirs.squad)).strength
  const other = prospectOf(theirs.squad, theirs.jarl, clansOf(mine.squad)).strength
  add(into, from + PLACES.strength, Math.round(other))
  if (ours > 0) add(into, from + PLACES.attacks + stepOf(ours - other), 1)
  if (other > 0) add(into, from + PLACES.attacked + stepOf(other - ours), 1)
}

/** The step in which a difference lies. */
export function stepOf(difference: number): number {
  let step = 0
  while (step < STEPS.length && difference >= at(STEPS, step)) step += 1
  return step
}

function tellShields(
  { table, viewer }: About,
  player: PlayerSeen,
  into: Sparse,
  from: number,
): void {
  const count = table.players.length
  let captured = 0
  let colours = 0
  player.captured.forEach((taken, owner) => {
    captured += taken
    if (taken > 0) colours += 1
    add(into, from + PLACES.capturedFrom + ((owner - viewer + count) % count), taken)
  })
  add(into, from + PLACES.shields + Math.min(player.shields, MOST_SHIELDS), 1)
  add(into, from + PLACES.captured, captured)
  add(into, from + PLACES.colours, colours)
}

function tellStanding(
  { table, viewer, seat, points }: About,
  player: PlayerSeen,
  into: Sparse,
  from: number,
): void {
  add(into, from + PLACES.hand, countCards(player.hand))
  add(into, from + PLACES.shown, player.shown.length)
  add(into, from + PLACES.pile, countCards(player.valhalla))
  add(into, from + PLACES.points, at(points, seat) >> 1)
  const lead = at(points, seat) - at(points, viewer)
  add(into, from + PLACES.ahead, Math.max(0, lead) >> 1)
  add(into, from + PLACES.behind, Math.max(0, -lead) >> 1)
  const crowns = table.king?.holders.filter((holder) => holder === seat).length ?? 0
  add(into, from + PLACES.king, crowns)
}

function tellFlags(
  { table, viewer, seat }: About,
  player: PlayerSeen,
  into: Sparse,
  from: number,
): void {
  if ((player.attackedBy >> viewer) & 1) add(into, from + PLACES.attackedBy, 1)
  if (player.defeated) add(into, from + PLACES.defeated, 1)
  if (player.angry) add(into, from + PLACES.angry, 1)
  if (turnOf(table) === seat) add(into, from + PLACES.turn, 1)
  if (table.battle?.attacker === seat) add(into, from + PLACES.attacker, 1)
  if (table.battle?.defender === seat) add(into, from + PLACES.defender, 1)
  if (isThroughRagnarok(table, seat)) add(into, from + PLACES.ragnarokDone, 1)
  const pairs = table.options.pairs !== 'none'
  const opposite = (viewer + table.players.length / 2) % table.players.length
  if (pairs && seat === opposite) add(into, from + PLACES.partner, 1)
}

/** Whose turn it is, or -1. */
function turnOf(table: Sight): Seat {
  for (const frame of table.frames) if (frame.kind === 'turn') return frame.seat
  return -1
}

/** Whether Ragnarök has come and gone for a seat. */
function isThroughRagnarok(table: Sight, seat: Seat): boolean {
  for (const frame of table.frames) {
    if (frame.kind !== 'ragnarok') continue
    const count = table.players.length
    return (seat - frame.first + count) % count < frame.next
  }
  return false
}
