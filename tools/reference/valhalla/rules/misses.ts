import { type Battle, choose, type Fighter } from './battle-state.ts'
import { WEAPONS } from './cards/words.ts'
import { DONE, distinct, namedBy } from './oracle.ts'

export const hasMiss = (fighter: Fighter) => fighter.dice.some((die) => die.face === 'miss')

/** Which miss is turned, a plain or a grey one, is up to the player too (VH-132). */
export function turnMiss(battle: Battle, fighter: Fighter, weapon: string): void {
  const face = WEAPONS.find((each) => each === weapon)
  const misses = fighter.dice.filter((die) => die.face === 'miss')
  const kinds = distinct(misses.map((die) => die.kind))
  const kind = kinds.length > 1 ? battle.oracle.turned(fighter.seat) : kinds[0]
  const miss = misses.find((die) => die.kind === kind)
  if (face === undefined || miss === undefined) throw new Error('there is no miss to turn')
  fighter.dice[fighter.dice.indexOf(miss)] = { face, kind: miss.kind }
}

/** Weapon Exchange: any number of misses (VH-132). */
export function exchangeWeapons(battle: Battle, fighter: Fighter): void {
  while (hasMiss(fighter)) {
    const answers = [...WEAPONS.map((weapon) => `turn ${weapon}`), DONE]
    const answer = choose(battle, fighter.seat, 'turn-misses', answers)
    if (answer === DONE) return
    turnMiss(battle, fighter, namedBy(answer))
  }
}
