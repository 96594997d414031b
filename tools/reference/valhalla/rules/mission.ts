import { ownArmed } from './arming.ts'
import { type Battle, chooseHidden, type Fighter, playerOf } from './battle-state.ts'
import { cardOf } from './cards/index.ts'
import type { MissionCard } from './cards/tactics.ts'
import { couldHold, leaveOpenly } from './hand.ts'
import { cardWord, DONE, namedBy } from './oracle.ts'
import type { Outcome } from './outcome.ts'

/** The winner may play one mission whose demand was met (VH-66, VH-R47). */
export function playMission(battle: Battle, { winner, difference }: Outcome): void {
  if (winner === null || !battle.position.modules.valkyries) return
  const met = demandsMet(winner, difference)
  const fits = (id: string) => {
    const card = cardOf(id)
    return card.kind === 'mission' && met.includes(card.demand)
  }
  const player = playerOf(battle, winner)
  if (met.length === 0 || !couldHold(player, fits)) return
  const answers = player.hand.filter(fits).map(cardWord)
  const answer = chooseHidden(battle, winner.seat, 'mission', answers)
  if (answer === DONE) return
  leaveOpenly(player, namedBy(answer))
  player.valhalla.push(namedBy(answer))
}

function demandsMet(winner: Fighter, difference: number): readonly MissionCard['demand'][] {
  const met: MissionCard['demand'][] = []
  if (winner.paidRerolls === 0) met.push('no-reroll')
  if (difference >= 5) met.push('by-five')
  if (ownArmed(winner).length >= 3) met.push('three-armed')
  return met
}
