import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { Step } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { BloodRageEvent } from '../events.ts'
import type { BattleFrame, EffectFrame } from '../frames.ts'
import { LEADER, MONSTER, STATS } from '../ids.ts'
import { speaks } from '../queries/battle.ts'
import { plainBonus } from '../queries/bonus.ts'
import { clanAt, findFrame, pop, type State, seatAfter } from '../state.ts'
import { allAround, threaten } from './destroy.ts'
import { putIntoHand } from './hand.ts'
import { gainGlory, gainRage, raiseAllStats } from './tracks.ts'

type StepOf<D extends Step['kind']> = Extract<Step, { kind: D }>
type Handler<S extends Step> = (
  state: State,
  frame: EffectFrame,
  step: S,
  emit: Emit<BloodRageEvent>,
) => void

/** One handler for every step a card's text can have: a missing one does not compile. */
const HANDLERS: { readonly [D in Step['kind']]: Handler<StepOf<D>> } = {
  gainGlory(state, { seat, card }, step, emit) {
    gainGlory(state, seat, step.amount, 'card', card, emit)
  },
  gainRage(state, { seat, card }, step, emit) {
    const amount = gainRage(state, seat, step.amount)
    emit?.({ type: 'rage-gained', clan: clanAt(state, seat).clan, amount, card })
  },
  raiseStat(state, { seat, card, place }, step) {
    const token = at(state.tokens, place)
    const except = step.notTheReward ? (STATS as readonly string[]).indexOf(token) : -1
    state.frames.push({ kind: 'raiseStat', seat, card, except })
  },
  raiseAllStats(state, { seat }, _step, emit) {
    raiseAllStats(state, seat, emit)
  },
  stealRage(state, { seat }, step, emit) {
    const winner = winnerOf(state)
    const amount = Math.min(step.amount, clanAt(state, winner).rage)
    clanAt(state, winner).rage -= amount
    gainRage(state, seat, amount)
    emit?.({
      type: 'rage-stolen',
      clan: clanAt(state, seat).clan,
      from: clanAt(state, winner).clan,
      amount,
    })
  },
  stealGlory(state, { seat }, step, emit) {
    const winner = winnerOf(state)
    const amount = Math.min(step.amount, clanAt(state, winner).glory)
    clanAt(state, winner).glory -= amount
    clanAt(state, seat).glory += amount
    emit?.({
      type: 'glory-stolen',
      clan: clanAt(state, seat).clan,
      from: clanAt(state, winner).clan,
      amount,
    })
  },
  takeWinnersCards(state, { seat, card }, _step, emit) {
    const battle = battleOf(state)
    if (firstThief(state, battle, card) !== seat) return
    const from = clanAt(state, winnerOf(state)).clan
    const clan = clanAt(state, seat)
    for (const taken of battle.spent.splice(0)) {
      putIntoHand(clan, taken)
      emit?.({ type: 'card-taken', clan: clan.clan, from, card: taken })
    }
  },
  destroyEnemies(state, { seat, place }, step) {
    forOthersFromLast(state, seat, (other) => {
      const { warriors, singles } = allAround(clanAt(state, other), place)
      const allButMonsters = singles.map((here, index) => here && index + LEADER < MONSTER)
      const victims = step.kinds === 'warriors' ? singles.map(() => false) : allButMonsters
      threaten(state, other, place, { warriors, singles: victims }, 'invasion')
    })
  },
  destroyOneWarriorEach(state, { seat, place }) {
    forOthersFromLast(state, seat, (other) => {
      const clan = clanAt(state, other)
      const warriors = Math.min(1, at(clan.warriors, place))
      threaten(state, other, place, { warriors, singles: clan.singles.map(() => false) }, 'battle')
    })
  },
  keepOneFigureEach(state, { place }) {
    state.frames.push({
      kind: 'keepOne',
      first: battleOf(state).pillager,
      province: place,
      cursor: 0,
    })
  },
  voidTexts(state, { seat }, _step, emit) {
    const battle = battleOf(state)
    for (let steps = 1; steps < state.clans.length; steps++) {
      const other = seatAfter(state, seat, steps)
      const card = battle.played[other]?.[0]
      if (card === undefined || at(battle.voided, other)) continue
      battle.voided[other] = true
      if (speaks(state, card))
        emit?.({ type: 'text-voided', clan: clanAt(state, other).clan, card })
    }
  },
  sweepCards(state, { seat, card }, _step, emit) {
    const battle = battleOf(state)
    const glory = sweep(state, battle)
    emit?.({ type: 'cards-swept', clan: clanAt(state, seat).clan, glory })
    gainGlory(state, seat, glory, 'card', card, emit)
  },
  gloryPerDeath(state, { seat, card }, step, emit) {
    const deaths = deathsIn(battleOf(state), step.whose === 'enemies' ? seat : -1)
    gainGlory(state, seat, deaths * step.amount, 'card', card, emit)
  },
  gloryIfDeaths(state, { seat, card }, step, emit) {
    if (deathsIn(battleOf(state), seat) >= step.atLeast)
      gainGlory(state, seat, step.amount, 'card', card, emit)
  },
  invadeWithWarrior(state, { seat, card, place }) {
    state.frames.push({ kind: 'extraWarrior', seat, place, card, extra: false })
  },
  moveLeader(state, { seat, card }) {
    state.frames.push({ kind: 'moveLeader', seat, card })
  },
}

/** Runs a card's text step by step; a step may open frames of its own above this one. */
export function stepEffect(state: State, frame: EffectFrame, emit: Emit<BloodRageEvent>): void {
  const step = cardOf(frame.card).does.on?.[frame.trigger]?.[frame.step]
  if (step === undefined) return pop(state)
  frame.step += 1
  const handler = HANDLERS[step.kind] as Handler<Step>
  handler(state, frame, step, emit)
}

function battleOf(state: Readonly<State>): BattleFrame {
  const battle = findFrame(state, 'battle')
  if (battle === null) throw new Error('no battle')
  return battle
}

function winnerOf(state: Readonly<State>): Seat {
  const { winner } = battleOf(state)
  if (winner === null) throw new Error('no winner')
  return winner
}

/** Visits the other clans from last to first, so that pushed frames run from first to last. */
function forOthersFromLast(state: Readonly<State>, seat: Seat, visit: (other: Seat) => void): void {
  const battle = findFrame(state, 'battle')
  const start = battle === null ? seat : battle.pillager
  for (let steps = state.clans.length - 1; steps >= 0; steps--) {
    const other = seatAfter(state, start, steps)
    if (other !== seat) visit(other)
  }
}

/** Deaths in a battle, one clan's left out. */
function deathsIn(battle: Readonly<BattleFrame>, except: Seat): number {
  return battle.deaths.reduce((sum, count, seat) => (seat === except ? sum : sum + count), 0)
}

/** BR-6.19: of several thieves the first clockwise from the winner takes the cards. */
function firstThief(state: Readonly<State>, battle: Readonly<BattleFrame>, card: CardId): Seat {
  const winner = winnerOf(state)
  for (let steps = 1; steps < state.clans.length; steps++) {
    const seat = seatAfter(state, winner, steps)
    const played = battle.played[seat]?.[0]
    if (played && !battle.voided[seat] && cardOf(played).def === cardOf(card).def) return seat
  }
  return -1
}

/** BR-6.14: discards all revealed cards, returns the sum of their bonuses, starts the choice anew. */
function sweep(state: State, battle: BattleFrame): number {
  let glory = 0
  battle.played.forEach((cards, seat) => {
    for (let index = 0; index < cards.length; index++) glory += plainBonus(battle, seat, index)
    state.discard.push(...cards.splice(0))
  })
  battle.voided.fill(false)
  battle.questBonus.fill(0)
  battle.step = 0
  battle.cursor = 0
  battle.source = 0
  return glory
}
