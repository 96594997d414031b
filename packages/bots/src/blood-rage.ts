import {
  type CardId,
  type ClanState,
  cardOf,
  figuresAround,
  figuresInValhalla,
  figuresOnBoard,
  hasMostStrength,
  isCompleted,
  legendGlory,
  PROVINCES,
  type State,
  strengthIn,
} from '@meadhall/game-blood-rage'
import { at, type Decision, type Seat } from '@meadhall/kernel'
import type { Evaluator } from './greedy.ts'

/** Rough worth of things in Glory; a player's rules of thumb, not tuned. */
const WORTH = {
  rage: 0.6,
  step: 3,
  figure: 0.7,
  strength: 0.4,
  lead: 1.2,
  battleBonus: 0.5,
  cardInHand: 0.6,
  upgrade: 2,
  openQuest: 0.35,
} as const

/** A plain look at the table from one seat: own prospects less half the best opponent's. */
export const bloodRageEvaluator: Evaluator<State> = {
  score(state, seat) {
    const others = state.clans.map((_, other) => (other === seat ? 0 : prospects(state, other)))
    return prospects(state, seat) - Math.max(...others) / 2
  },
  isQuiet: (decision: Decision) => ['turn', 'draft', 'discard'].includes(decision.kind),
}

function prospects(state: Readonly<State>, seat: Seat): number {
  const clan = at(state.clans, seat)
  return (
    clan.glory +
    sheet(state, clan) +
    board(state, seat, clan) +
    quests(state, seat, clan) +
    hand(state, seat, clan)
  )
}

/** Stats, their legends, upgrades and Rage still to be spent. */
function sheet(state: Readonly<State>, clan: Readonly<ClanState>): number {
  let worth = state.phase === 'action' ? clan.rage * WORTH.rage : 0
  for (const step of clan.steps) worth += step * WORTH.step + legendGlory(step) / 2
  for (const card of clan.upgrades) if (card !== null) worth += WORTH.upgrade + strengthOf(card) / 2
  return worth
}

function strengthOf(card: CardId): number {
  return cardOf(card).strength ?? 0
}

/** Figures, provinces led, and what Ragnarök and Valhalla will pay. */
function board(state: Readonly<State>, seat: Seat, clan: Readonly<ClanState>): number {
  let worth = figuresOnBoard(clan) * WORTH.figure
  for (let province = 0; province < PROVINCES; province++) {
    worth += strengthIn(clan, province) * WORTH.strength
    if (!at(state.pillaged, province) && hasMostStrength(state, seat, province)) worth += WORTH.lead
  }
  const doomed = at(state.dooms, state.age - 1)
  const released = clan.upgrades.reduce((sum, card) => sum + releaseGlory(card), 0)
  return (
    worth + (figuresAround(clan, doomed) * (state.age + 1)) / 2 + figuresInValhalla(clan) * released
  )
}

function releaseGlory(card: CardId | null): number {
  return card === null ? 0 : (cardOf(card).does.gloryPerRelease ?? 0)
}

function quests(state: Readonly<State>, seat: Seat, clan: Readonly<ClanState>): number {
  let worth = 0
  for (const id of clan.quests) {
    const card = cardOf(id)
    const glory = (card.glory ?? 0) + WORTH.step
    const done = card.does.quest !== undefined && isCompleted(state, seat, card.does.quest)
    worth += done ? glory * 0.8 : glory * WORTH.openQuest
  }
  return worth
}

function hand(state: Readonly<State>, seat: Seat, clan: Readonly<ClanState>): number {
  return held(state, seat, clan).reduce((sum, id) => sum + cardWorth(id, state.age), 0)
}

/** The cards a clan can count on, those of a choice that is still secret among them. */
function held(state: Readonly<State>, seat: Seat, clan: Readonly<ClanState>): readonly CardId[] {
  const frame = state.frames.at(-1)
  if (frame?.kind === 'discard' && !state.open.some((decision) => decision.seat === seat)) {
    return [frame.keeps[seat] ?? null].filter((card) => card !== null)
  }
  return clan.kept === null ? clan.hand : [...clan.hand, clan.kept]
}

/** A card in hand: bonus for battles, Glory in sight for quests, STR for upgrades. */
function cardWorth(id: CardId, age: number): number {
  const card = cardOf(id)
  if (card.type === 'battle') return WORTH.cardInHand + (card.strength ?? 3) * WORTH.battleBonus
  if (card.type === 'quest') return (card.glory ?? 0) * 0.25
  return card.age < age ? WORTH.cardInHand : WORTH.cardInHand + strengthOf(id) / 3
}
