import { type CardId, cardOf, PROVINCES, regionOf, YGGDRASIL } from '@meadhall/game-blood-rage'
import { at, type Seat } from '@meadhall/kernel'
import { Layout } from '../network/layout.ts'
import { add, type Sparse } from '../network/sparse.ts'
import { BATTLE_KINDS, CARD_KINDS, kindOf } from './card-kinds.ts'
import { chosenKeep, clanOf, keptBy, listed, packetOf, type Seen } from './seen-by.ts'
import { bestOther, standings, strengthAt } from './standing.ts'

/** The goals a quest can have: three regions, Yggdrasil, Valhalla. */
const GOALS = ['manheim', 'jotunheim', 'alfheim', 'yggdrasil', 'valhalla'] as const
const VALHALLA_GOAL = 4
/** Nobody needs to know by how much more a province is led or lost. */
const FAR = 6

const layout = new Layout()
const AT = {
  hand: layout.block(CARD_KINDS),
  passing: layout.block(CARD_KINDS),
  gone: layout.block(BATTLE_KINDS),
  quests: layout.block(GOALS.length),
  done: layout.block(GOALS.length),
  margin: layout.block(GOALS.length),
  passingQuests: layout.block(GOALS.length),
  gloryDone: layout.block(1),
  gloryOpen: layout.block(1),
  battleBest: layout.block(1),
  battleSum: layout.block(1),
  goneSum: layout.block(1),
}

/** Inputs of what the seat alone knows: its cards, what passed it by, what it has seen go. */
export const OWN_INPUTS = layout.size

export function fillOwn(table: Seen, seat: Seat, from: number, into: Sparse): void {
  fillHand(table, seat, from, into)
  fillPassing(table, seat, from, into)
  fillGone(table, seat, from, into)
  fillQuests(table, seat, from, into)
}

/** All cards the seat can count on, among them one kept or about to be kept. */
function fillHand(table: Seen, seat: Seat, from: number, into: Sparse): void {
  const clan = clanOf(table, seat)
  let best = 0
  let sum = 0
  const take = (card: CardId): void => {
    add(into, from + AT.hand + kindOf(card), 1)
    const { type, strength } = cardOf(card)
    if (type !== 'battle') return
    best = Math.max(best, strength ?? 3)
    sum += strength ?? 3
  }
  const keep = chosenKeep(table, seat)
  if (keep === null) for (const card of listed(clan.hand)) take(card)
  else take(keep)
  const kept = keptBy(clan)
  if (kept !== null) take(kept)
  add(into, from + AT.battleBest, best)
  add(into, from + AT.battleSum, sum)
}

/** What others hold or may take: what passed by in the draft, and what lies there now. */
function fillPassing(table: Seen, seat: Seat, from: number, into: Sparse): void {
  const passing = [...(clanOf(table, seat).passed ?? []), ...packetOf(table, seat)]
  for (const card of passing) {
    add(into, from + AT.passing + kindOf(card), 1)
    const goal = goalOf(card)
    if (goal >= 0) add(into, from + AT.passingQuests + goal, 1)
  }
}

/** Battle cards that nobody can play any more, as far as the seat knows. */
function fillGone(table: Seen, seat: Seat, from: number, into: Sparse): void {
  let sum = 0
  for (const card of [...table.discard, ...listed(clanOf(table, seat).buried)]) {
    const { type, strength, age } = cardOf(card)
    if (type !== 'battle' || age !== table.age) continue
    add(into, from + AT.gone + kindOf(card), 1)
    sum += strength ?? 3
  }
  add(into, from + AT.goneSum, sum)
}

function fillQuests(table: Seen, seat: Seat, from: number, into: Sparse): void {
  let done = 0
  let open = 0
  for (const card of listed(clanOf(table, seat).quests)) {
    const goal = goalOf(card)
    const glory = cardOf(card).glory ?? 0
    const margin = marginOf(table, goal, card)
    add(into, from + AT.quests + goal, 1)
    if (margin > 0) add(into, from + AT.done + goal, 1)
    if (margin > 0) done += glory
    else open += glory
  }
  add(into, from + AT.gloryDone, done)
  add(into, from + AT.gloryOpen, open)
  for (let goal = 0; goal < VALHALLA_GOAL; goal++) {
    add(into, from + AT.margin + goal, marginOf(table, goal, null))
  }
}

/** By how much the seat has what a goal asks for; positive where it is reached. */
function marginOf(table: Seen, goal: number, card: CardId | null): number {
  if (goal === VALHALLA_GOAL) return at(standings, 0).inValhalla - figuresAsked(card) + 1
  let best = -FAR
  for (let province = 0; province < PROVINCES; province++) {
    if (at(table.destroyed, province) || goalOfProvince(province) !== goal) continue
    const own = strengthAt(0, province)
    const margin = own === 0 ? -FAR : own - bestOther(0, table.clans.length, province)
    best = Math.max(best, margin)
  }
  return Math.min(best, FAR)
}

function figuresAsked(card: CardId | null): number {
  const quest = card === null ? undefined : cardOf(card).does.quest
  return quest?.kind === 'figuresInValhalla' ? quest.atLeast : 1
}

function goalOfProvince(province: number): number {
  if (province === YGGDRASIL) return 3
  return (GOALS as readonly string[]).indexOf(regionOf(province) ?? '')
}

/** Which goal a card asks for, or -1 if it is no quest. */
function goalOf(card: CardId): number {
  const quest = cardOf(card).does.quest
  if (quest === undefined) return -1
  if (quest.kind === 'mostStrengthIn') return 3
  return quest.kind === 'figuresInValhalla' ? VALHALLA_GOAL : GOALS.indexOf(quest.region)
}
