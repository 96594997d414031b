import { type Fields, goesOn, ROLL } from './fight.ts'
import { type Given, given } from './given.ts'

/** p1 has attacked p2; who holds cards is asked before the battle. */
export function attack(
  p1: Fields,
  p2: Fields = { squad: ['hjort', 'dain'] },
  more: Fields = {},
): Given {
  const game = given({
    players: 3,
    options: { dwarves: true },
    p1,
    p2,
    p3: { squad: ['jofur'], hand: ['fury'], valhalla: ['steinar'] },
    dice: [ROLL, ROLL],
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}

/** The same, with nothing played before the battle. */
export function battle(p1: Fields, p2?: Fields, more?: Fields): Given {
  const game = attack(p1, p2, more)
  for (const name of ['p1', 'p2'])
    if (game.asks()[name] === 'before-battle') game.does(name, 'done')
  goesOn(game, { p1: 'phase' })
  return game
}
