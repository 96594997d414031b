import { findLegal, type Seat } from '@meadhall/kernel'
import type { ValhallaAction } from '../actions.ts'
import type { Side } from '../battle.ts'
import type { ValhallaEvent } from '../events.ts'
import { legalActions } from '../legal/index.ts'
import { formatAction } from '../notation.ts'
import { expandAction } from '../position/expand.ts'
import { buildPosition } from '../position/position.ts'
import { readFaces } from '../position/words.ts'
import { sideStrength } from '../queries/strength.ts'
import { valhalla } from '../rules.ts'
import type { PlayerState, State } from '../state.ts'

/** A game in a given position, driven in words: what tests of rules and cards are written with. */
export interface Given {
  readonly state: State
  /** What has happened since the position, in order. */
  readonly events: ValhallaEvent[]
  /** Carries actions out in order; throws with the rule if one is not legal. */
  does(player: string, ...actions: string[]): void
  /** The rule that forbids an action, or `null` if it is legal. */
  forbids(player: string, action: string): string | null
  player(name: string): PlayerState
  /** Cards of a squad in the order of the spaces. */
  squad(name: string): string[]
  /** Who is asked what: {p1: 'turn'}. */
  asks(): Record<string, string>
  /** The legal answers of a player in words. */
  legal(name: string): string[]
  /** The side of the battle a player fights on, and its strength now. */
  side(name: string): Side
  strength(name: string): number
  /** Loads the dice: faces in the order in which they will fall. */
  dice(...faces: string[]): void
}

/** Builds a position in the words of docs/scenarios.md (the "given" part of a scenario). */
export function given(position: Readonly<Record<string, unknown>>): Given {
  const state = buildPosition(position)
  const events: ValhallaEvent[] = []
  const seatOf = (name: string): Seat => {
    const seat = Number(/^p([1-6])$/.exec(name)?.[1] ?? 0) - 1
    if (state.players[seat] === undefined) throw new Error(`no player "${name}" in this game`)
    return seat
  }
  const read = (name: string, text: string) =>
    valhalla.parseAction(expandAction(state, text), seatOf(name))
  const player = (name: string): PlayerState => state.players[seatOf(name)] as PlayerState
  const side = (name: string): Side => {
    const found = state.battle?.sides.find((one) => one.seat === seatOf(name))
    if (found === undefined) throw new Error(`"${name}" is in no battle`)
    return found
  }
  return {
    state,
    events,
    does: (name, ...actions) => {
      for (const text of actions) doOne(state, read(name, text), events)
    },
    forbids: (name, text) => valhalla.whyNot(state, read(name, text))?.rule ?? null,
    player,
    squad: (name) =>
      player(name).squad.flatMap((fighter) => (fighter === null ? [] : [fighter.card])),
    asks: () => Object.fromEntries(state.open.map((one) => [`p${one.seat + 1}`, one.kind])),
    legal: (name) => {
      const decision = state.open.find((one) => one.seat === seatOf(name))
      return decision ? legalActions(state, decision).map(formatAction) : []
    },
    side,
    strength: (name) => sideStrength(state, side(name)),
    dice: (...faces) => state.loaded.push(...readFaces('dice', faces)),
  }
}

function doOne(state: State, attempt: ValhallaAction, events: ValhallaEvent[]): void {
  const action = findLegal(valhalla, state, attempt)
  if (action === undefined) {
    const reason = valhalla.whyNot(state, attempt)
    const asked = state.open.map((one) => `p${one.seat + 1}: ${one.kind}`).join(', ')
    throw new Error(
      `"${formatAction(attempt)}" by p${attempt.by + 1}: ${reason?.rule} ${reason?.key} (asked: ${asked})`,
    )
  }
  valhalla.apply(state, action, (event) => events.push(event))
}
