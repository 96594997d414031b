import type { DecisionKind, ValhallaAction } from '@meadhall/game-valhalla'
import { at, type Decision, pick, type RngState, type Seat } from '@meadhall/kernel'
import * as answers from './answers.ts'
import { someRolls } from './guess.ts'
import { chooseDie, choosePhase, chooseReroll, chooseTurn } from './phase.ts'
import { type Luck, newLuck, type Sight } from './table.ts'
import { chooseTurnAction } from './turn.ts'

interface Mind {
  readonly rng: RngState
  readonly luck: Luck
}

type Legal = readonly ValhallaAction[]
type Choose = (view: Sight, seat: Seat, legal: Legal, mind: Mind) => ValhallaAction

/** Every kind of question with its answer: a missing kind does not compile. */
const CHOOSE: Readonly<Record<DecisionKind, Choose>> = {
  /** Jarls are meant to be worth the same: any of them will do. */
  jarl: (_view, _seat, legal, { rng }) => pick(rng, legal),
  'pick-warrior': answers.bestCard,
  'start-discard': answers.worstCard,
  'swap-hand': answers.poorCard,
  'hand-draft': answers.poorCard,
  'hand-fill': answers.bestCard,
  turn: (view, seat, legal, { luck }) => chooseTurnAction(view, seat, legal, luck),
  replace: (view, _seat, legal) => answers.weakest(view, legal),
  tyr: (view, _seat, legal) => answers.chooseTyr(view, legal),
  keep: answers.bestCard,
  thor: (view, _seat, legal, { luck }) => answers.chooseThor(view, legal, someRolls(luck)),
  wager: (view, _seat, legal, { luck }) => answers.chooseWager(view, legal, someRolls(luck)),
  'before-battle': answers.chooseBefore,
  'jarl-half': answers.chooseHalf,
  phase: choosePhase,
  reroll: chooseReroll,
  'new-weapons': chooseDie,
  'turn-misses': chooseTurn,
  block: (view, _seat, legal) => answers.strongest(view, legal),
  'force-discard': answers.worstCard,
  'dwarf-card': answers.chooseAside,
  road: (view, _seat, legal) => answers.weakest(view, legal),
  deny: (view, _seat, legal) => answers.mostGlory(view, legal),
  send: answers.chooseSend,
  mission: answers.bestCard,
  glory: answers.bestCard,
  loki: answers.chooseLoki,
  steal: answers.bestCard,
  'return-tactic': answers.bestCard,
  'discard-card': answers.worstCard,
  'play-bonus': answers.bestCard,
  'lose-warrior': (view, _seat, legal) => answers.weakest(view, legal),
}

/**
 * The answer by rules of thumb. Battles take many small steps with dice between them, so that one
 * step of looking ahead sees nothing: instead each question has an answer of its own, and rolls are
 * tried out in the mind.
 */
export function byThumb(
  view: Sight,
  decision: Decision,
  legal: Legal,
  rng: RngState,
): ValhallaAction {
  if (legal.length === 1) return at(legal, 0)
  const mind = { rng, luck: newLuck(rng) }
  return CHOOSE[decision.kind as DecisionKind](view, decision.seat, legal, mind)
}
