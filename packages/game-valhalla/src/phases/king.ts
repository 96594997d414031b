import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { Battle } from '../battle.ts'
import { takeGlory } from '../effects/glory.ts'
import type { ValhallaEvent } from '../events.ts'
import { kingLevel, kingLevels } from '../queries/king.ts'
import { squadSize } from '../queries/squad.ts'
import { playerAt, type State } from '../state.ts'

/** VH-85: a king with warriors takes the glory of the level, then rises; the last level stays. */
export function reign(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  const { king } = state
  if (king === null || squadSize(playerAt(state, seat)) === 0) return
  king.holders.forEach((holder, card) => {
    if (holder !== seat) return
    const level = at(king.levels, card)
    takeGlory(state, seat, kingLevel(state, level).kingGlory)
    king.levels[card] = Math.min(level + 1, kingLevels(state).length)
    emit?.({ type: 'king-rises', seat, level: at(king.levels, card) })
  })
}

/** Who becomes king after a battle (VH-84, VH-87). */
export function changeKing(
  state: State,
  battle: Readonly<Battle>,
  emit: Emit<ValhallaEvent>,
): void {
  const { king } = state
  if (king === null || battle.winner < 0) return
  const winner = at(battle.sides, battle.winner).seat
  const loser = at(battle.sides, 1 - battle.winner).seat
  const lost = king.holders.indexOf(loser)
  if (lost >= 0 && king.holders.includes(winner)) king.holders[lost] = -1
  else if (lost >= 0) crown(state, winner, lost, emit)
  else if (!king.holders.includes(winner)) {
    const free = king.holders.indexOf(-1)
    if (free >= 0) crown(state, winner, free, emit)
  }
}

function crown(state: State, seat: Seat, card: number, emit: Emit<ValhallaEvent>): void {
  const { king } = state
  if (king === null) return
  king.holders[card] = seat
  king.levels[card] = 1
  emit?.({ type: 'king-crowned', seat, king: card })
}
