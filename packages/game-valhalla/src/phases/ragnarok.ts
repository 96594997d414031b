import { at, type Emit } from '@meadhall/kernel'
import { NOBODY, newBattle } from '../battle.ts'
import { discardCards } from '../effects/cards.ts'
import { discardFighter } from '../effects/squad.ts'
import { sendGroup } from '../effects/valhalla.ts'
import type { ValhallaEvent } from '../events.ts'
import type { RagnarokFrame } from '../frames.ts'
import { GREY_DICE } from '../ids.ts'
import { playerAt, pop, type State, seatAfter } from '../state.ts'

/** Ragnarök: one after another everybody arms what they can, and it goes to Valhalla (VH-50). */
export function stepRagnarok(state: State, frame: RagnarokFrame, emit: Emit<ValhallaEvent>): void {
  if (state.battle !== null) return leaveForValhalla(state, frame, emit)
  if (frame.next >= state.players.length) return pop(state)
  const seat = seatAfter(state, frame.first, frame.next)
  state.battle = newBattle('ragnarok', seat, NOBODY)
  state.frames.push({ kind: 'phase', side: 0, step: 0 })
}

/** The activated leave as one group; what is left of squad and hand is discarded. */
function leaveForValhalla(state: State, frame: RagnarokFrame, emit: Emit<ValhallaEvent>): void {
  const battle = state.battle
  if (battle === null) return
  const side = at(battle.sides, 0)
  if (battle.step === 0) {
    battle.step = 1
    return sendGroup(state, 0, side.armed.slice(), emit)
  }
  const player = playerAt(state, side.seat)
  player.squad.forEach((fighter, space) => {
    if (fighter !== null) discardFighter(state, side.seat, space, emit)
  })
  player.shown = []
  discardCards(state, side.seat, [...side.tactics, ...side.aside, ...player.hand.splice(0)], emit)
  state.grey = GREY_DICE
  state.battle = null
  frame.next += 1
}
