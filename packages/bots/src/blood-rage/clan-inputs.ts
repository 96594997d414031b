import {
  BOX,
  cardOf,
  FIRST_FJORD,
  LEADER,
  legendGlory,
  MONSTER,
  PROVINCES,
  RESERVE,
  SHIP,
  STATS,
  statValue,
  UNITS,
  VALHALLA,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { Layout } from '../network/layout.ts'
import { add, type Sparse } from '../network/sparse.ts'
import { FIRST_UPGRADE, kindOf, UPGRADE_KINDS } from './card-kinds.ts'
import { countOf, type Seen, type SeenClan } from './seen-by.ts'
import { bestOther, gloryInSight, type Standing, standings, strengthAt } from './standing.ts'

const STEPS = 6
const HORNS = 2

const layout = new Layout()
const AT = {
  glory: layout.block(1),
  inSight: layout.block(1),
  prospects: layout.block(1),
  behindSeat: layout.block(1),
  rage: layout.block(1),
  outOfRage: layout.block(1),
  steps: layout.block(STATS.length * STEPS),
  upgrades: layout.block(UPGRADE_KINDS),
  warriors: layout.block(PROVINCES),
  reserve: layout.block(1),
  valhalla: layout.block(1),
  leader: layout.block(BOX),
  ship: layout.block(BOX - FIRST_FJORD),
  monsters: layout.block(BOX),
  strength: layout.block(PROVINCES),
  leads: layout.block(PROVINCES),
  onBoard: layout.block(1),
  room: layout.block(1),
  released: layout.block(1),
  doomed: layout.block(1),
  hand: layout.block(1),
  quests: layout.block(1),
  shown: layout.block(1),
}

/** Inputs of one clan: the same for each, from the seat's own on. */
export const CLAN_INPUTS = layout.size

/** A clan as everybody sees it; `from` is where its inputs begin. */
export function fillClan(
  table: Seen,
  clan: SeenClan,
  offset: number,
  from: number,
  into: Sparse,
): void {
  const standing = at(standings, offset)
  fillProvinces(table, offset, standing, from, into)
  fillSheet(clan, from, into)
  fillFigures(clan, from, into)
  fillSums(table, clan, standing, from, into)
}

function fillProvinces(
  table: Seen,
  offset: number,
  standing: Standing,
  from: number,
  into: Sparse,
): void {
  for (let province = 0; province < PROVINCES; province++) {
    const strength = strengthAt(offset, province)
    if (strength === 0) continue
    add(into, from + AT.strength + province, strength)
    if (strength <= bestOther(offset, table.clans.length, province)) continue
    if (at(table.destroyed, province)) continue
    add(into, from + AT.leads + province, 1)
    standing.leads += 1
  }
}

function fillSheet(clan: SeenClan, from: number, into: Sparse): void {
  add(into, from + AT.rage, clan.rage)
  if (clan.rage === 0) add(into, from + AT.outOfRage, 1)
  for (let stat = 0; stat < STATS.length; stat++) {
    add(into, from + AT.steps + stat * STEPS + at(clan.steps, stat) - 1, 1)
  }
  for (const card of clan.upgrades) {
    if (card !== null) add(into, from + AT.upgrades + kindOf(card) - FIRST_UPGRADE, 1)
  }
}

function fillFigures(clan: SeenClan, from: number, into: Sparse): void {
  for (let province = 0; province < PROVINCES; province++) {
    add(into, from + AT.warriors + province, at(clan.warriors, province))
  }
  add(into, from + AT.reserve, at(clan.warriors, RESERVE))
  add(into, from + AT.valhalla, at(clan.warriors, VALHALLA))
  add(into, from + AT.leader + at(clan.singles, LEADER - 1), 1)
  add(into, from + AT.ship + at(clan.singles, SHIP - 1) - FIRST_FJORD, 1)
  for (let unit = MONSTER; unit < UNITS; unit++) {
    if (clan.upgrades[unit]) add(into, from + AT.monsters + at(clan.singles, unit - 1), 1)
  }
}

function fillSums(
  table: Seen,
  clan: SeenClan,
  standing: Standing,
  from: number,
  into: Sparse,
): void {
  const inSight = gloryInSight(clan, standing)
  add(into, from + AT.glory, clan.glory >> 1)
  add(into, from + AT.inSight, inSight >> 1)
  add(into, from + AT.prospects, Math.trunc(prospects(table, clan, standing) / 2))
  add(into, from + AT.onBoard, standing.onBoard)
  add(into, from + AT.room, statValue(clan, HORNS) - standing.onBoard)
  add(into, from + AT.released, standing.inValhalla * standing.release)
  add(into, from + AT.doomed, standing.doomed * (table.age + 1))
  add(into, from + AT.hand, countOf(clan.hand))
  add(into, from + AT.quests, countOf(clan.quests))
  for (const card of clan.shown) add(into, from + AT.shown, cardOf(card).strength ?? 3)
}

/** How much Glory the seat lacks to a clan. */
export function fillLead(from: number, lead: number, into: Sparse): void {
  add(into, from + AT.behindSeat, lead)
}

/** A player's rules of thumb in Glory, of what lies open alone. */
function prospects(table: Seen, clan: SeenClan, standing: Standing): number {
  let worth = clan.glory + (table.phase === 'action' ? clan.rage * 0.6 : 0)
  for (const step of clan.steps) worth += step * 3 + legendGlory(step) / 2
  for (const card of clan.upgrades) {
    if (card !== null) worth += 2 + (cardOf(card).strength ?? 0) / 2
  }
  worth += standing.onBoard * 0.7 + standing.leads * 1.2
  return worth + (standing.doomed * (table.age + 1)) / 2 + standing.inValhalla * standing.release
}
