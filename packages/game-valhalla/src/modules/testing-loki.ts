import { type Given, given } from '../testing/given.ts'
import { type Fields, fight } from './testing.ts'

/** What p1 arms to be so much stronger than the 4 of p2's two wolves. */
const FORCES: readonly string[][] = [
  ['bear-01 axe', 'boar-02 shield'],
  ['bear-01 axe', 'wolf-05 sword'],
  ['bear-01 axe', 'bear-02 sword'],
  ['bear-01 axe', 'bear-02 sword', 'boar-02 shield'],
  ['bear-05 sword axe', 'bear-03 shield'],
  ['bear-01 axe', 'bear-02 sword', 'bear-03 shield'],
  ['bear-05 sword axe', 'bear-09 spear shield'],
  ['bear-13 sword axe shield', 'bear-04 spear'],
  ['bear-01 axe', 'bear-02 sword', 'bear-03 shield', 'bear-04 spear'],
  ['bear-13 sword axe shield', 'bear-10 sword spear'],
]
export const HAND = ['bear-17']
export const PILE = ['wolf-04', 'tac-cutoff', 'boar-05', 'wolf-10']

/** p2 has lost by so much, with a tactic on the table that changed nothing. */
export function lost(loki: string, by: number, p2: Fields = {}): Given {
  const force = FORCES[by] ?? []
  const game = given({
    players: 3,
    options: { loki: true },
    loki,
    p1: { squad: force.map((words) => words.split(' ')[0]), hand: ['tac-fury3', 'wolf-18'] },
    p2: { squad: ['wolf-01', 'wolf-03', 'bear-18'], hand: ['tac-pushback', ...HAND], ...p2 },
    p3: { squad: ['deer-01'], hand: ['tac-fury2'], valhalla: ['bear-11'] },
    deck: ['giant-01', 'giant-02', 'giant-03', 'giant-04', 'giant-05', 'giant-06'],
    discard: PILE,
    dice: ['sword sword axe spear shield miss', 'spear bow miss miss miss miss'],
  })
  game.does('p1', 'attack p2')
  fight(
    game,
    force.map((words) => `arm ${words}`),
    ['arm wolf-01 spear', 'arm wolf-03 bow', 'tactic tac-pushback'],
  )
  return game
}
