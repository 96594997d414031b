import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { BloodRageAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { allAround, payDragons, threaten } from '../effects/destroy.ts'
import { putIntoHand, removeOne, takeFromHand } from '../effects/hand.ts'
import { gainGlory } from '../effects/tracks.ts'
import type { BloodRageEvent } from '../events.ts'
import { SLOTS, UNITS, type Unit } from '../ids.ts'
import { type Place, placeId } from '../map.ts'
import { totalBonus } from '../queries/bonus.ts'
import { isAround } from '../queries/figures.ts'
import { AXES, statValue } from '../queries/stats.ts'
import { strengthIn } from '../queries/strength.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import {
  ask,
  type BattleFrame,
  clanAt,
  findFrame,
  pop,
  type State,
  seatAfter,
  topFrame,
} from '../state.ts'
import { BATTLE_STEPS, type BattleStep } from './battle-order.ts'
import { pushText, type TextTrigger } from './texts.ts'

type Runner = (state: State, battle: BattleFrame, emit: Emit<BloodRageEvent>) => void

/** Opens a battle: every figure in the province and its fjord takes part (BR-6.3). */
export function pushBattle(
  state: State,
  pillager: Seat,
  province: Place,
  emit: Emit<BloodRageEvent>,
): void {
  emit?.({ type: 'battle-began', place: placeId(province) })
  state.frames.push({
    at: 'battle',
    pillager,
    province,
    step: 0,
    cursor: 0,
    source: 0,
    tookPart: state.clans.map((_, seat) => unitsAround(state, seat, province)),
    chosen: state.clans.map(() => null),
    played: state.clans.map(() => []),
    questBonus: state.clans.map(() => 0),
    voided: state.clans.map(() => false),
    deaths: state.clans.map(() => 0),
    shipDeaths: state.clans.map(() => 0),
    declined: 0,
    winner: null,
    spent: [],
  })
}

function unitsAround(state: Readonly<State>, seat: Seat, province: Place): number {
  let bits = 0
  for (let unit: Unit = 0; unit < UNITS; unit++) {
    if (isAround(clanAt(state, seat), unit, province)) bits |= 1 << unit
  }
  return bits
}

function isParticipant(battle: Readonly<BattleFrame>, seat: Seat): boolean {
  return at(battle.tookPart, seat) !== 0
}

function countParticipants(battle: Readonly<BattleFrame>): number {
  let count = 0
  for (const bits of battle.tookPart) if (bits !== 0) count += 1
  return count
}

function isLoser(battle: Readonly<BattleFrame>, seat: Seat): boolean {
  return isParticipant(battle, seat) && seat !== battle.winner
}

function next(battle: BattleFrame): void {
  battle.step += 1
  battle.cursor = 0
  battle.source = 0
}

/** The seat the cursor stands at: from the pillager clockwise. */
function seatAt(state: Readonly<State>, battle: Readonly<BattleFrame>): Seat {
  return seatAfter(state, battle.pillager, battle.cursor % state.clans.length)
}

export function stepBattle(state: State, battle: BattleFrame, emit: Emit<BloodRageEvent>): void {
  const step = BATTLE_STEPS[battle.step]
  if (step === undefined) return pop(state)
  RUNNERS[step](state, battle, emit)
}

/** Texts of one trigger, seat by seat and source by source, for the seats it concerns. */
function texts(
  trigger: TextTrigger,
  concerns: (battle: BattleFrame, seat: Seat) => boolean,
): Runner {
  return (state, battle) => {
    for (; battle.cursor < state.clans.length; battle.cursor++, battle.source = 0) {
      const seat = seatAt(state, battle)
      if (!concerns(battle, seat)) continue
      const sources = SLOTS + at(battle.played, seat).length
      while (battle.source < sources) {
        battle.source += 1
        if (pushText(state, battle, seat, battle.source - 1, trigger)) return
      }
    }
    next(battle)
  }
}

const RUNNERS: Readonly<Record<BattleStep, Runner>> = {
  choose(state, battle) {
    next(battle)
    state.clans.forEach((clan, seat) => {
      if (!isParticipant(battle, seat)) return
      battle.chosen[seat] = clan.hand.length === 1 ? at(clan.hand, 0) : null
      if (clan.hand.length > 1) ask(state, seat, 'battle-card', null, battle.province)
    })
  },
  reveal(state, battle, emit) {
    for (; battle.cursor < state.clans.length; battle.cursor++)
      revealOne(state, battle, seatAt(state, battle), emit)
    next(battle)
  },
  questBonus(state, battle) {
    for (; battle.cursor < state.clans.length; battle.cursor++) {
      const seat = seatAt(state, battle)
      if (!mayCountQuest(state, battle, seat)) continue
      return ask(state, seat, 'quest-bonus', at(at(battle.played, seat), 0), battle.province)
    }
    next(battle)
  },
  voids: texts('voids', isParticipant),
  sweeps: texts('sweeps', isParticipant),
  revealed: texts('revealed', isParticipant),
  window(state, battle) {
    while (battle.declined < countParticipants(battle)) {
      const seat = seatAt(state, battle)
      if (isParticipant(battle, seat)) {
        if (clanAt(state, seat).hand.length > 0)
          return ask(state, seat, 'white-circle', null, battle.province)
        battle.declined += 1
      }
      battle.cursor += 1
    }
    next(battle)
  },
  totals(state, battle, emit) {
    battle.winner = compareTotals(state, battle, emit)
    if (battle.winner === null) emit?.({ type: 'battle-tied', place: placeId(battle.province) })
    else {
      battle.spent = at(battle.played, battle.winner).slice()
      emit?.({
        type: 'battle-won',
        clan: clanAt(state, battle.winner).clan,
        place: placeId(battle.province),
      })
    }
    next(battle)
  },
  steals: texts('steals', (battle, seat) => battle.winner !== null && isLoser(battle, seat)),
  recover(state, battle) {
    if (canRecover(state, battle))
      return ask(state, battle.winner ?? -1, 'recover-card', null, battle.province)
    next(battle)
  },
  return(state, battle, emit) {
    next(battle)
    returnCards(state, battle, emit)
  },
  destroy(state, battle) {
    next(battle)
    for (let steps = state.clans.length - 1; steps >= 0; steps--) {
      const seat = seatAfter(state, battle.pillager, steps)
      if (isLoser(battle, seat)) {
        threaten(
          state,
          seat,
          battle.province,
          allAround(clanAt(state, seat), battle.province),
          'battle',
        )
      }
    }
  },
  reward(state, battle) {
    next(battle)
    if (battle.winner !== battle.pillager) return
    const pillage = findFrame(state, 'pillage')
    if (pillage !== null) pillage.success = true
    state.frames.push({
      at: 'reward',
      seat: battle.pillager,
      province: battle.province,
      source: 0,
      taken: false,
      fought: true,
    })
  },
  axes(state, battle, emit) {
    next(battle)
    if (battle.winner === null) return
    gainGlory(
      state,
      battle.winner,
      statValue(clanAt(state, battle.winner), AXES),
      'battle',
      null,
      emit,
    )
  },
  won: texts('won', (battle, seat) => seat === battle.winner),
  deaths: texts('deaths', isParticipant),
  dragons(state, battle, emit) {
    for (; battle.cursor < state.clans.length; battle.cursor++) {
      const seat = seatAt(state, battle)
      payDragons(state, seat, at(battle.shipDeaths, seat), emit)
    }
    next(battle)
  },
  afterLoss: texts('afterLoss', isLoser),
}

export function answerBattleCard(
  state: State,
  action: BloodRageAction,
  emit: Emit<BloodRageEvent>,
): void {
  if (action.type !== 'card') return
  topFrame(state, 'battle').chosen[action.by] = action.card
  emit?.({
    type: 'card-chosen',
    seat: action.by,
    clan: clanAt(state, action.by).clan,
    card: action.card,
  })
}

function revealOne(
  state: State,
  battle: BattleFrame,
  seat: Seat,
  emit: Emit<BloodRageEvent>,
): void {
  if (!isParticipant(battle, seat)) return
  const clan = clanAt(state, seat)
  const card = at(battle.chosen, seat)
  battle.chosen[seat] = null
  if (card === null) return emit?.({ type: 'no-card', clan: clan.clan })
  takeFromHand(clan, card)
  at(battle.played, seat).push(card)
  emit?.({ type: 'card-revealed', clan: clan.clan, card })
}

function mayCountQuest(state: Readonly<State>, battle: Readonly<BattleFrame>, seat: Seat): boolean {
  const card = at(battle.played, seat)[0]
  if (card === undefined || cardOf(card).type !== 'quest') return false
  return clanAt(state, seat).upgrades.some(
    (id) => id !== null && cardOf(id).does.questBonus !== undefined,
  )
}

export function answerQuestBonus(
  state: State,
  action: BloodRageAction,
  emit: Emit<BloodRageEvent>,
): void {
  if (action.type !== 'bonus') return
  const battle = topFrame(state, 'battle')
  battle.questBonus[action.by] = action.bonus
  battle.cursor += 1
  const card = at(at(battle.played, action.by), 0)
  emit?.({ type: 'quest-counted', clan: clanAt(state, action.by).clan, card, bonus: action.bonus })
}

export function answerWhiteCircle(
  state: State,
  action: BloodRageAction,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = topFrame(state, 'battle')
  const clan = clanAt(state, action.by)
  battle.cursor += 1
  if (action.type !== 'card') {
    battle.declined += 1
    return emit?.({ type: 'window-declined', clan: clan.clan })
  }
  battle.declined = 0
  takeFromHand(clan, action.card)
  at(battle.played, action.by).push(action.card)
  emit?.({ type: 'card-added', clan: clan.clan, card: action.card })
}

/** BR-6.6: the strictly highest total wins; a tie for it has no winner. */
function compareTotals(
  state: Readonly<State>,
  battle: Readonly<BattleFrame>,
  emit: Emit<BloodRageEvent>,
): Seat | null {
  let winner: Seat | null = null
  let highest = -1
  for (let seat: Seat = 0; seat < state.clans.length; seat++) {
    if (!isParticipant(battle, seat)) continue
    const strength = strengthIn(clanAt(state, seat), battle.province)
    const bonus = totalBonus(battle, seat)
    const total = strength + bonus
    emit?.({ type: 'total', clan: clanAt(state, seat).clan, strength, bonus, total })
    if (total > highest) winner = seat
    else if (total === highest) winner = null
    highest = Math.max(highest, total)
  }
  return winner
}

/** Tyr's Prowess: 1 Rage for each card taken back. */
function canRecover(state: Readonly<State>, battle: Readonly<BattleFrame>): boolean {
  if (battle.winner === null || battle.spent.length === 0) return false
  const clan = clanAt(state, battle.winner)
  return clan.rage >= 1 && clanUpgradeWith(clan, 'recoversCards', true) !== null
}

export function answerRecover(
  state: State,
  action: BloodRageAction,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = topFrame(state, 'battle')
  if (action.type !== 'card') return next(battle)
  const clan = clanAt(state, action.by)
  clan.rage -= 1
  removeOne(battle.spent, action.card)
  putIntoHand(clan, action.card)
  emit?.({ type: 'card-recovered', clan: clan.clan, card: action.card })
}

/** BR-6.8: the winner discards, losers take their cards back. */
function returnCards(state: State, battle: BattleFrame, emit: Emit<BloodRageEvent>): void {
  battle.played.forEach((cards, seat) => {
    const clan = clanAt(state, seat)
    if (seat !== battle.winner) for (const card of cards) returnCard(state, seat, card, emit)
    else {
      for (const card of battle.spent) emit?.({ type: 'card-discarded', clan: clan.clan, card })
      state.discard.push(...battle.spent.splice(0))
    }
  })
}

function returnCard(state: State, seat: Seat, card: CardId, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  putIntoHand(clan, card)
  emit?.({ type: 'card-returned', clan: clan.clan, card })
}
