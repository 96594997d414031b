import { type Fields, fight } from './fight.ts'
import { type Given, given } from './given.ts'

/** What p1 arms to be so much stronger than the 4 of p2's two wolves. */
const FORCES: readonly string[][] = [
  ['arnbjorn axe', 'jorund shield'],
  ['arnbjorn axe', 'geirolf sword'],
  ['arnbjorn axe', 'bersi sword'],
  ['arnbjorn axe', 'bersi sword', 'jorund shield'],
  ['eyvind sword axe', 'bjarni shield'],
  ['arnbjorn axe', 'bersi sword', 'bjarni shield'],
  ['eyvind sword axe', 'hrolf spear shield'],
  ['orm sword axe shield', 'bjorgolf spear'],
  ['arnbjorn axe', 'bersi sword', 'bjarni shield', 'bjorgolf spear'],
  ['orm sword axe shield', 'ketil sword spear'],
]
export const HAND = ['torfi']
export const PILE = ['brynjolf', 'cut-off-from-the-leader', 'asgeir', 'randolf']

/** p2 has lost by so much, with a tactic on the table that changed nothing. */
export function lost(loki: string, by: number, p2: Fields = {}): Given {
  const force = FORCES[by] ?? []
  const game = given({
    players: 3,
    options: { loki: true },
    loki,
    p1: { squad: force.map((words) => words.split(' ')[0]), hand: ['fury-of-the-few', 'varg'] },
    p2: { squad: ['ulf', 'ulfhild', 'vidar'], hand: ['push-back-the-enemy', ...HAND], ...p2 },
    p3: { squad: ['hjort'], hand: ['fury'], valhalla: ['kolbjorn'] },
    deck: ['hrym', 'frosti', 'jokul', 'snaer', 'kari-the-cold', 'thrym'],
    discard: PILE,
    dice: ['sword sword axe spear shield miss', 'spear bow miss miss miss miss'],
  })
  game.does('p1', 'attack p2')
  fight(
    game,
    force.map((words) => `arm ${words}`),
    ['arm ulf spear', 'arm ulfhild bow', 'tactic push-back-the-enemy'],
  )
  return game
}
