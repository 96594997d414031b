import { type Given, given } from './given.ts'
import { checkInvariants } from './invariants.ts'

/** p1 attacks p2 while p3 looks on, with something in every place. */
export interface Duel extends Given {
  /** Whether nothing of p3 has changed; throws if the state is broken. */
  unmoved(): boolean
}

const ONLOOKER = {
  hand: ['fury', 'ubbi'],
  squad: ['varg', 'vafthrudnir'],
  valhalla: ['ylva'],
}

/** A battle that has begun: the attacker has rolled the first six faces. */
export function duel(position: Readonly<Record<string, unknown>>): Duel {
  const game = given({ players: 3, p3: ONLOOKER, ...position })
  const before = JSON.stringify(game.player('p3'))
  game.does('p1', 'attack p2')
  return {
    ...game,
    unmoved: () => {
      checkInvariants(game.state)
      return JSON.stringify(game.player('p3')) === before
    },
  }
}
