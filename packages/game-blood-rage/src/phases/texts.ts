import type { Seat } from '@meadhall/kernel'
import type { Trigger } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { BattleFrame } from '../frames.ts'
import { LEADER, SLOTS, UNITS, unitOfSlot } from '../ids.ts'
import type { Place } from '../map.ts'
import { speaks } from '../queries/battle.ts'
import { countAt } from '../queries/figures.ts'
import { clanAt, type State } from '../state.ts'

/** Triggers of cards in a battle or a pillage. */
export type TextTrigger = Exclude<Trigger, 'invaded'>

/**
 * Starts the text that one source of a clan has for a trigger, if it has one and may use it. The
 * sources of a clan are its eight upgrade slots, then the cards it played in the battle.
 */
export function pushText(
  state: State,
  battle: BattleFrame,
  seat: Seat,
  source: number,
  trigger: TextTrigger,
): boolean {
  const card =
    source < SLOTS
      ? upgradeText(state, battle, seat, source, trigger)
      : playedText(state, battle, seat, source - SLOTS)
  return start(state, seat, card, trigger, battle.province)
}

function upgradeText(
  state: Readonly<State>,
  battle: Readonly<BattleFrame>,
  seat: Seat,
  slot: number,
  trigger: TextTrigger,
): CardId | null {
  const card = clanAt(state, seat).upgrades[slot] ?? null
  if (card === null || !isFigureSlot(slot)) return card
  const took = ((battle.tookPart[seat] ?? 0) >> slot) & 1
  return trigger === 'deaths' && took === 0 ? null : card
}

/** The slots of Leader and monsters: their cards speak for a figure (slot and unit are one index). */
function isFigureSlot(slot: number): boolean {
  return slot >= LEADER && slot < UNITS
}

/** A battle card, unless Thor's Primacy voided its text; cards added later are never voided. */
function playedText(
  state: Readonly<State>,
  battle: Readonly<BattleFrame>,
  seat: Seat,
  index: number,
): CardId | null {
  if (index === 0 && battle.voided[seat]) return null
  const card = battle.played[seat]?.[index]
  return card !== undefined && speaks(state, card) ? card : null
}

/** Starts an upgrade's text for a pillage its figure is present at (BR-6.23). */
export function pushUpgradeText(
  state: State,
  seat: Seat,
  slot: number,
  trigger: TextTrigger,
  province: Place,
): boolean {
  const clan = clanAt(state, seat)
  if (isFigureSlot(slot) && countAt(clan, unitOfSlot(slot), province) < 1) return false
  return start(state, seat, clan.upgrades[slot] ?? null, trigger, province)
}

function start(
  state: State,
  seat: Seat,
  card: CardId | null,
  trigger: TextTrigger,
  place: Place,
): boolean {
  if (card === null || !cardOf(card).does.on?.[trigger]) return false
  state.frames.push({ kind: 'effect', seat, card, trigger, place, step: 0 })
  return true
}
