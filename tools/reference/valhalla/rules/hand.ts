import type { Battle } from './battle-state.ts'
import { type Player, type Position, playerAt } from './position.ts'

/** Takes one copy of a card out of a list. */
export function takeOut(list: string[], card: string): void {
  const at = list.indexOf(card)
  if (at < 0) throw new Error(`"${card}" is not there`)
  list.splice(at, 1)
}

/** A card leaves the hand in front of everybody. */
export function leaveOpenly(player: Player, card: string): void {
  takeOut(player.hand, card)
  if (player.shown.includes(card)) takeOut(player.shown, card)
}

/** A card leaves the hand face down: from now on nobody knows what is left (VH-R61). */
export function leaveUnseen(player: Player, card: string): void {
  takeOut(player.hand, card)
  player.shown = []
}

export function enterOpenly(player: Player, card: string): void {
  player.hand.push(card)
  player.shown.push(card)
}

export function showHand(player: Player): void {
  player.shown = [...player.hand]
}

/** Whether a player could hold such a card, for all that everybody knows (VH-R47). */
export function couldHold(player: Player, fits: (card: string) => boolean): boolean {
  return player.hand.length > player.shown.length || player.shown.some(fits)
}

/** Draws from the deck; the last card brings the end (VH-47, VH-49). */
export function drawCards(position: Position, count: number): readonly string[] {
  const drawn = position.deck.splice(0, count)
  if (drawn.length > 0 && position.deck.length === 0) position.ending = true
  return drawn
}

export function drawToHand(position: Position, seat: number, count: number): void {
  playerAt(position, seat).hand.push(...drawCards(position, count))
}

/** A random card goes from one hand to another. */
export function stealRandom(battle: Battle, thief: number, victim: number): void {
  const from = playerAt(battle.position, victim)
  if (from.hand.length === 0) return
  const card = battle.oracle.randomCard(victim, from.hand, 'stolen')
  leaveUnseen(from, card)
  playerAt(battle.position, thief).hand.push(card)
}
