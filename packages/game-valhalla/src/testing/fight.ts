import type { Given } from './given.ts'
import { checkInvariants } from './invariants.ts'

export type Fields = Record<string, unknown>

/** One of each weapon, and no weapon at all. */
export const ROLL = 'sword axe spear bow shield miss'
export const NOTHING = 'miss miss miss miss miss miss'

/** The phases of a battle, one after the other: each arms and acts in words, then is done. */
export function fight(game: Given, first: readonly string[], second?: readonly string[]): void {
  game.does('p1', ...first, 'done')
  if (second !== undefined) game.does('p2', ...second, 'done')
}

/** Throws unless the game asks this and nothing else, and nothing in it is broken. */
export function goesOn(game: Given, asks: Readonly<Record<string, string>>): void {
  const [found, expected] = [JSON.stringify(game.asks()), JSON.stringify(asks)]
  if (found !== expected) throw new Error(`the game asks ${found}, not ${expected}`)
  checkInvariants(game.state)
}

/** All of a player, to see that nothing about them has changed. */
export function all(game: Given, name: string): string {
  return JSON.stringify(game.player(name))
}
