import type { View } from '@meadhall/game-blood-rage'
import type { Seat } from '@meadhall/kernel'

/**
 * The view as if nobody had laid a battle card yet: who answered first is no news, and cards lie
 * face down until all have. A hand of one card is no choice and stays answered.
 */
export function reopened(view: View): View {
  const battle = view.frames.at(-1)
  const asked = view.open.find(({ kind }) => kind === 'battle-card')
  if (battle?.kind !== 'battle' || asked === undefined) return view
  const isAskedAnew = (seat: Seat): boolean =>
    battle.chosen[seat] === 'hidden' && handOf(view, seat) > 1
  const seats = view.clans.map((_, seat) => seat).filter(isAskedAnew)
  const chosen = battle.chosen.map((card, seat) => (isAskedAnew(seat) ? null : card))
  const questions = seats.map((seat, index) => ({ ...asked, seat, id: view.nextDecision + index }))
  return {
    ...view,
    frames: [...view.frames.slice(0, -1), { ...battle, chosen }],
    open: [...view.open, ...questions],
    nextDecision: view.nextDecision + questions.length,
  }
}

function handOf(view: View, seat: Seat): number {
  const hand = view.clans[seat]?.hand ?? 0
  return typeof hand === 'number' ? hand : hand.length
}
