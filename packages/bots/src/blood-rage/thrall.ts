import {
  type CardId,
  type ClanState,
  cardOf,
  figuresOnBoard,
  hasMostStrength,
  isCompleted,
  PROVINCES,
  type State,
  strengthIn,
} from '@meadhall/game-blood-rage'
import { at, type Decision, type Seat } from '@meadhall/kernel'
import type { Evaluator } from '../greedy.ts'

/** What a beginner thinks things are worth in Glory: what lies on the table counts for too much. */
const WORTH = {
  figure: 1,
  strength: 0.6,
  upgrade: 2,
  step: 2.5,
  printed: 0.5,
  lead: 1,
} as const

/**
 * A beginner's look at the table: Glory now, many strong figures, big numbers on cards. Nothing of
 * what others are about to do, of dooms, of Valhalla, of Rage that runs out, or of what a quest needs.
 */
export const thrallEvaluator: Evaluator<State> = {
  score(state, seat) {
    const clan = at(state.clans, seat)
    return (
      clan.glory +
      figures(clan) +
      leads(state, seat) +
      quests(state, seat, clan) +
      sheet(clan) +
      cards(clan)
    )
  },
  isQuiet: (decision: Decision) => ['turn', 'draft', 'discard'].includes(decision.kind),
}

function figures(clan: Readonly<ClanState>): number {
  let worth = figuresOnBoard(clan) * WORTH.figure
  for (let province = 0; province < PROVINCES; province++) {
    worth += strengthIn(clan, province) * WORTH.strength
  }
  return worth
}

/** Provinces that are to be had now. */
function leads(state: Readonly<State>, seat: Seat): number {
  let count = 0
  for (let province = 0; province < PROVINCES; province++) {
    if (!at(state.pillaged, province) && hasMostStrength(state, seat, province)) count += 1
  }
  return count * WORTH.lead
}

/** The Glory of quests that are done as the table stands: their other half, a step, goes unseen. */
function quests(state: Readonly<State>, seat: Seat, clan: Readonly<ClanState>): number {
  let worth = 0
  for (const id of clan.quests) {
    const { does, glory } = cardOf(id)
    if (does.quest !== undefined && isCompleted(state, seat, does.quest)) worth += glory ?? 0
  }
  return worth
}

function sheet(clan: Readonly<ClanState>): number {
  const steps = clan.steps.reduce((sum, step) => sum + step, 0)
  const upgrades = clan.upgrades.filter((card) => card !== null).length
  return steps * WORTH.step + upgrades * WORTH.upgrade
}

function cards({ hand, kept }: Readonly<ClanState>): number {
  const held = kept === null ? hand : [...hand, kept]
  return held.reduce((sum, card) => sum + printed(card) * WORTH.printed, 0)
}

/** The biggest number on a card. */
function printed(id: CardId): number {
  const { strength, glory } = cardOf(id)
  return Math.max(strength ?? 0, glory ?? 0)
}
