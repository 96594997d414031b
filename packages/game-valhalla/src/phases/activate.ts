import { at, type Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { Side } from '../battle.ts'
import type { ActivationTrait, Trait } from '../cards/card.ts'
import { isTactic, warriorOf } from '../cards/index.ts'
import type { WarriorCard } from '../cards/printed.ts'
import { diceName } from '../dice.ts'
import { discardCards, hideFromHand, showHand, takeFromHand } from '../effects/cards.ts'
import { takeGrey } from '../effects/dice.ts'
import { type Handlers, handle } from '../effects/handlers.ts'
import type { ValhallaEvent } from '../events.ts'
import type { AskFrame, ValhallaFrame } from '../frames.ts'
import { foeOf } from '../queries/conditions.ts'
import { abilities, fitsRole } from '../queries/jarl.ts'
import { monsterTrait } from '../queries/monster.ts'
import { fighterAt, squadSize } from '../queries/squad.ts'
import { ask, battleOf, isSolo, playerAt, pop, type State, sideAt, topFrame } from '../state.ts'

/** What happens at once when a warrior is activated: traits of giants and dwarfs, and one Jarl. */
export function onActivate(
  state: State,
  index: number,
  card: WarriorCard,
  emit: Emit<ValhallaEvent>,
): void {
  const side = sideAt(state, index)
  if (card.clan === 'giant') jarlDie(state, side, emit)
  const mute = monsterTrait(state)
  if (card.trait === null || (mute?.kind === 'muteClan' && mute.clan === card.clan)) return
  if (isOnActivation(card.trait)) handle(ON_ACTIVATION, state, index, card.trait, emit)
}

/** What each trait does when its warrior is activated. */
const ON_ACTIVATION: Handlers<ActivationTrait> = {
  giantDie: (state, index, _trait, emit) => giantDie(state, sideAt(state, index), emit),
  blockFoe: startBlock,
  forceDiscardTactic: (state, index, _trait, emit) => startForce(state, index, emit),
  discardForStrength(state, index) {
    if (playerAt(state, sideAt(state, index).seat).hand.length > 0)
      state.frames.push({ kind: 'dwarfCard', side: index })
  },
}

function isOnActivation(trait: Trait): trait is ActivationTrait {
  return Object.hasOwn(ON_ACTIVATION, trait.kind)
}

/** VH-136: in attack the defender has a die fewer, once; in solo a grey die for oneself (VH-97). */
function giantDie(state: State, side: Side, emit: Emit<ValhallaEvent>): void {
  const battle = battleOf(state)
  if (side.giantUsed || battle.kind === 'ragnarok') return
  if (isSolo(state)) {
    side.giantUsed = true
    return rollExtra(state, side, 1, emit)
  }
  if (side.role !== 'attacker') return
  side.giantUsed = true
  at(battle.sides, 1).lostDice += 1
}

function rollExtra(state: State, side: Side, count: number, emit: Emit<ValhallaEvent>): void {
  const rolled = takeGrey(state, side, count)
  if (rolled.length > 0) emit?.({ type: 'dice-rolled', seat: side.seat, dice: diceName(rolled) })
}

/** Thord: a giant activated in defence brings an extra die, once (thord). */
function jarlDie(state: State, side: Side, emit: Emit<ValhallaEvent>): void {
  if (side.jarlDieUsed) return
  for (const effect of abilities(state, side.seat, side, 'dieForGiant')) {
    if (!fitsRole(effect, side)) continue
    side.jarlDieUsed = true
    rollExtra(state, side, effect.count, emit)
  }
}

/** VH-75: only in attack, not against a squad of one, nor where all are blocked already. */
function startBlock(state: State, index: number): void {
  const battle = battleOf(state)
  const side = sideAt(state, index)
  if (battle.kind !== 'attack' || side.role !== 'attacker' || battle.defender < 0) return
  const size = squadSize(playerAt(state, battle.defender))
  if (size > 1 && blockedCount(at(battle.sides, 1)) < size)
    state.frames.push({ kind: 'block', side: index })
}

/** How many of a side's warriors are blocked. */
function blockedCount(side: Readonly<Side>): number {
  let count = 0
  for (let bits = side.blocked; bits > 0; bits >>= 1) count += bits & 1
  return count
}

/** VH-77: the opponent discards a tactic, or shows a hand without one. */
function startForce(state: State, index: number, emit: Emit<ValhallaEvent>): void {
  const battle = battleOf(state)
  const foe = foeOf(battle, sideAt(state, index))
  if (battle.kind !== 'attack' || foe < 0) return
  if (!playerAt(state, foe).hand.some(isTactic)) return showHand(state, foe, emit)
  emit?.({ type: 'tactic-demanded', seat: foe })
  state.frames.push({ kind: 'forceDiscard', side: 1 - index })
}

const KIND = {
  block: 'block',
  forceDiscard: 'force-discard',
  dwarfCard: 'dwarf-card',
  road: 'road',
  deny: 'deny',
} as const

/** These frames ask once; their answers pop them. */
export function stepAsk(state: State, frame: AskFrame): void {
  ask(state, sideAt(state, frame.side).seat, KIND[frame.kind])
}

export function answerBlock(
  state: State,
  action: AnswerTo<'block'>,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  at(battleOf(state).sides, 1).blocked |= 1 << action.space
  const { card } = fighterAt(state, action)
  emit?.({ type: 'warrior-blocked', seat: action.seat, card })
}

export function answerForceDiscard(
  state: State,
  action: AnswerTo<'force-discard'>,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  takeFromHand(playerAt(state, action.by), action.card)
  emit?.({ type: 'tactic-lost', seat: action.by, card: action.card })
  discardCards(state, action.by, [action.card], emit)
}

/** The strength a card set aside is worth to a dwarf. */
function cardBonus({ trait }: WarriorCard): number {
  return trait?.kind === 'discardForStrength' ? trait.bonus : 0
}

/** VH-78: any card, face down beside the dwarf, for +3. */
export function answerDwarfCard(
  state: State,
  action: AnswerTo<'dwarf-card'>,
  emit: Emit<ValhallaEvent>,
): void {
  const side = sideAt(state, topFrame(state, 'dwarfCard').side)
  pop(state)
  if (action.type === 'done') return
  hideFromHand(playerAt(state, action.by), action.card)
  side.aside.push(action.card)
  const dwarf = at(side.armed, side.armed.length - 1)
  dwarf.bonus += cardBonus(warriorOf(dwarf.card))
  emit?.({ type: 'card-aside', seat: action.by, card: action.card })
}

/** VH-68: the attacker names the warrior whose strength is lost. */
export function answerRoad(
  state: State,
  action: AnswerTo<'road'>,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  const side = at(battleOf(state).sides, 0)
  const picked = side.armed.findIndex(
    (one) => one.seat === action.seat && one.space === action.space,
  )
  side.onRoad.push(picked)
  emit?.({ type: 'road-taken', seat: side.seat, card: at(side.armed, picked).card })
}

/** VH-76: one activated warrior of the opponent may not go to Valhalla. */
export function answerDeny(
  state: State,
  action: AnswerTo<'deny'>,
  emit: Emit<ValhallaEvent>,
): void {
  const { side } = topFrame(state, 'deny')
  const foe = at(battleOf(state).sides, 1 - side)
  pop(state)
  if (action.type === 'done') return denyNoMore(state, side)
  const armed = foe.armed.find((one) => one.seat === action.seat && one.space === action.space)
  if (armed === undefined) return
  foe.denied.push(armed.card)
  emit?.({ type: 'valhalla-denied', seat: foe.seat, card: armed.card })
}

/** Who names nobody is not asked for the next Dwarf (VH-R61); by the rules of 0.1.0 they were. */
function denyNoMore(state: State, side: number): void {
  if (state.version < 2) return
  while (isDenyOf(state.frames.at(-1), side)) pop(state)
}

function isDenyOf(frame: ValhallaFrame | undefined, side: number): boolean {
  return frame?.kind === 'deny' && frame.side === side
}
