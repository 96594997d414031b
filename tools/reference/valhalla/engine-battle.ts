import {
  type State,
  type ValhallaAction,
  type ValhallaEvent,
  valhalla,
} from '@meadhall/game-valhalla'
import { likelyAnswer } from './answers.ts'
import type { Chance } from './chance.ts'
import { positionOf } from './engine-position.ts'
import { wordsOf } from './engine-words.ts'
import type { Position } from './rules/position.ts'

/** A question of the engine, what could be answered, what was, and what happened then. */
export interface Asked {
  readonly seat: number
  readonly kind: string
  readonly legal: readonly string[]
  readonly answer: string
  readonly events: readonly ValhallaEvent[]
}

export interface EngineBattle {
  readonly before: Position
  readonly attacker: number
  readonly target: number
  readonly targets: readonly number[]
  /** The attack first, then every question up to the end of the battle. */
  readonly asked: readonly Asked[]
  readonly totals: readonly number[]
  readonly after: Position
  /** The cards drawn for part B, and if their player is asked what to keep. */
  readonly partB: { readonly drawn: readonly string[]; readonly isAsked: boolean }
}

/** Plays a battle to its end; null where the player whose turn it is can attack nobody. */
export function playEngine(state: State, chance: Chance): EngineBattle | null {
  const before = positionOf(state)
  const [turn] = valhalla.decisions(state)
  if (turn === undefined) throw new Error('nobody has a turn')
  const attacks = valhalla.legalActions(state, turn).filter((each) => each.type === 'attack')
  const targets = attacks.map((each) => (each.type === 'attack' ? each.seat : -1))
  if (attacks.length === 0) return null
  const attack = chance.pick(attacks)
  const asked = [answer(state, attack, attacks, 'turn')]
  const totals = [...finish(state, chance, asked)]
  const target = attack.type === 'attack' ? attack.seat : -1
  const end = { after: positionOf(state), partB: partBOf(state), totals }
  return { before, attacker: turn.seat, target, targets, asked, ...end }
}

/** Answers everything until the battle is over; returns the strengths that were compared. */
function finish(state: State, chance: Chance, asked: Asked[]): readonly number[] {
  let totals: readonly number[] = [0, 0]
  while (state.battle !== null) {
    const [decision] = valhalla.decisions(state)
    if (decision === undefined) throw new Error('a battle stands still')
    const legal = valhalla.legalActions(state, decision)
    const action = likelyAnswer(chance, legal, asked.length)
    const step = answer(state, action, legal, decision.kind)
    asked.push(step)
    totals = comparedIn(step.events) ?? totals
  }
  return totals
}

function answer(
  state: State,
  action: ValhallaAction,
  legal: readonly ValhallaAction[],
  kind: string,
): Asked {
  const words = legal.map((each) => wordsOf(state, each))
  const said = wordsOf(state, action)
  const events: ValhallaEvent[] = []
  valhalla.apply(state, action, (event) => events.push(event))
  return { seat: action.by, kind, legal: words, answer: said, events }
}

function comparedIn(events: readonly ValhallaEvent[]): readonly number[] | null {
  const won = events.find((event) => event.type === 'battle-won')
  const shield = events.some((event) => event.type === 'shield-captured')
  if (won === undefined) return null
  return shield ? [won.strength, won.other] : [won.other, won.strength]
}

function partBOf(state: Readonly<State>): EngineBattle['partB'] {
  const frame = state.frames.at(-1)
  return frame?.kind === 'draw'
    ? { drawn: frame.drawn, isAsked: true }
    : { drawn: [], isAsked: false }
}
