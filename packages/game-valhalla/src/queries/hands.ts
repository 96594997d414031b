import { cardOf, isWarrior } from '../cards/index.ts'
import { CARDS, type CardId, type MissionCard } from '../cards/printed.ts'
import { playerAt } from '../state.ts'
import { countCards, type PlayerSeen, type SideSeen, type Table } from '../table.ts'
import { holds } from './conditions.ts'

/**
 * Whether a hand could hold a card that fits for all that everybody knows. Who cannot is not asked
 * for one: what makes the answer known is open to all, so the silence tells nothing (VH-R47).
 */
export function mayHold(player: PlayerSeen, fits: (card: CardId) => boolean): boolean {
  if (countCards(player.hand) > player.shown.length) return true
  return player.shown.some(fits)
}

/** VH-72: Call to Battle, which needs a warrior in the discard pile. */
export function isCallable(table: Table, id: CardId): boolean {
  const card = cardOf(id)
  return card.type === 'tactic' && card.timing === 'beforeBattle' && table.discard.some(isWarrior)
}

/** Whether a player could have a card for before a battle: not while no pile has a warrior. */
export function mayCall(table: Table, player: PlayerSeen): boolean {
  return table.discard.some(isWarrior) && mayHold(player, (card) => isCallable(table, card))
}

const MISSIONS = CARDS.filter((card): card is MissionCard => card.type === 'mission')

/** Whether a card is a mission whose demand was met by a side (VH-66). */
export function isMissionMet(table: Table, side: SideSeen, id: CardId): boolean {
  const card = cardOf(id)
  return card.type === 'mission' && holds(table, side.seat, side, card.condition) === true
}

/** Whether a winner could have a mission to play: one demand at least must have been met. */
export function mayHaveMission(table: Table, side: SideSeen): boolean {
  if (!table.options.valkyries || !MISSIONS.some(({ id }) => isMissionMet(table, side, id)))
    return false
  return mayHold(playerAt(table, side.seat), (card) => isMissionMet(table, side, card))
}
