import { at, type Emit, type Seat } from '@meadhall/kernel'
import { allAround, payDragons, threaten } from '../effects/destroy.ts'
import { gainGlory } from '../effects/tracks.ts'
import type { BloodRageEvent } from '../events.ts'
import type { BattleFrame } from '../frames.ts'
import { SLOTS, UNITS, type Unit } from '../ids.ts'
import { type Place, placeId } from '../map.ts'
import { countParticipants, isLoser, isParticipant } from '../queries/battle.ts'
import { totalBonus } from '../queries/bonus.ts'
import { isAround } from '../queries/figures.ts'
import { mayHoldWhiteCircle } from '../queries/hands.ts'
import { AXES, statValue } from '../queries/stats.ts'
import { strengthIn } from '../queries/strength.ts'
import { ask, clanAt, findFrame, pop, type State, seatAfter } from '../state.ts'
import { canRecover, mayCountQuest, returnCards, revealOne } from './battle-cards.ts'
import { BATTLE_STEPS, type BattleStep, nextStep } from './battle-order.ts'
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
    kind: 'battle',
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
    nextStep(battle)
  }
}

const RUNNERS: Readonly<Record<BattleStep, Runner>> = {
  choose(state, battle) {
    nextStep(battle)
    state.clans.forEach((clan, seat) => {
      if (!isParticipant(battle, seat)) return
      battle.chosen[seat] = clan.hand.length === 1 ? at(clan.hand, 0) : null
      if (clan.hand.length > 1) ask(state, seat, 'battle-card', null, battle.province)
    })
  },
  reveal(state, battle, emit) {
    for (; battle.cursor < state.clans.length; battle.cursor++)
      revealOne(state, battle, seatAt(state, battle), emit)
    nextStep(battle)
  },
  questBonus(state, battle) {
    for (; battle.cursor < state.clans.length; battle.cursor++) {
      const seat = seatAt(state, battle)
      if (!mayCountQuest(state, battle, seat)) continue
      return ask(state, seat, 'quest-bonus', at(at(battle.played, seat), 0), battle.province)
    }
    nextStep(battle)
  },
  voids: texts('voids', isParticipant),
  sweeps: texts('sweeps', isParticipant),
  revealed: texts('revealed', isParticipant),
  window(state, battle) {
    while (battle.declined < countParticipants(battle)) {
      const seat = seatAt(state, battle)
      if (isParticipant(battle, seat)) {
        if (mayHoldWhiteCircle(state, clanAt(state, seat)))
          return ask(state, seat, 'white-circle', null, battle.province)
        battle.declined += 1
      }
      battle.cursor += 1
    }
    nextStep(battle)
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
    nextStep(battle)
  },
  steals: texts('steals', (battle, seat) => battle.winner !== null && isLoser(battle, seat)),
  recover(state, battle) {
    if (canRecover(state, battle))
      return ask(state, battle.winner ?? -1, 'recover-card', null, battle.province)
    nextStep(battle)
  },
  return(state, battle, emit) {
    nextStep(battle)
    returnCards(state, battle, emit)
  },
  destroy(state, battle) {
    nextStep(battle)
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
  reward(state, battle, emit) {
    nextStep(battle)
    if (battle.winner !== battle.pillager) return tellFailure(state, battle, emit)
    const pillage = findFrame(state, 'pillage')
    if (pillage !== null) pillage.success = true
    state.frames.push({
      kind: 'reward',
      seat: battle.pillager,
      province: battle.province,
      source: 0,
      taken: false,
      fought: true,
    })
  },
  axes(state, battle, emit) {
    nextStep(battle)
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
    nextStep(battle)
  },
  afterLoss: texts('afterLoss', isLoser),
}

/** Told before what follows: Loki's Blessing may lead to another pillage of the province. */
function tellFailure(
  state: Readonly<State>,
  { pillager, province }: Readonly<BattleFrame>,
  emit: Emit<BloodRageEvent>,
): void {
  const { clan } = clanAt(state, pillager)
  emit?.({ type: 'pillage-failed', clan, place: placeId(province) })
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
