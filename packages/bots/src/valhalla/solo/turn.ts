import {
  amountOf,
  type CardId,
  greyDice,
  LOST_CARDS,
  MONSTER_SEAT,
  monsterTrait,
  ownDice,
  squadLimit,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { best } from '../../best.ts'
import { beforeRoll } from '../dice/by-dice.ts'
import { without } from '../dice/stakes.ts'
import { placed, rooms } from '../squads.ts'
import { standOf } from '../stand.ts'
import type { Sight, Squad } from '../table.ts'
import { COSTS } from './costs.ts'

/** Cards of the deck that a turn costs, what the monster may do meanwhile included; and a draw. */
const TURN = 2.5
const DRAW = 2
/** The part of what is missing to a sure victory that a drawn card brings. */
const DRAWN = 0.3
/** No attack is given up for good. */
const LEAST = 0.02

/** The action of part A after which fewest cards of the deck are needed to beat the monster's card. */
export function soloTurn(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
): ValhallaAction {
  const now = chanceWith(view, seat, at(view.players, seat).squad, [])
  return best(legal, (action) => {
    switch (action.type) {
      case 'attack':
        return -cardsFor(view, now)
      case 'play':
        return -TURN - cardsFor(view, playedChance(view, seat, [action.card]))
      case 'play-two':
        return -TURN - cardsFor(view, playedChance(view, seat, [action.card, action.other]))
      default:
        return -TURN - DRAW - cardsFor(view, now + DRAWN * (1 - now))
    }
  })
}

/** Cards of the deck until one of the monster's is beaten, if each attack beats it with a chance. */
function cardsFor({ options }: Sight, chance: number): number {
  const lost = LOST_CARDS[options.difficulty] ?? 0
  return (TURN + lost * (1 - chance)) / Math.max(LEAST, chance)
}

/** With warriors played, the best of those that may make room gone. */
function playedChance(view: Sight, seat: Seat, cards: readonly CardId[]): number {
  const { squad } = at(view.players, seat)
  const chances = rooms(squad, cards.length, squadLimit(view, seat)).map((room) =>
    chanceWith(view, seat, placed(room, cards), cards),
  )
  return Math.max(...chances)
}

/** How good an attack with a squad is, these cards gone from the hand. */
function chanceWith(view: Sight, seat: Seat, squad: Squad, gone: readonly CardId[]): number {
  const fighters = squad.filter((one) => one !== null)
  if (monsterTrait(view)?.kind !== 'discardWarriorBefore')
    return chanceOf(view, seat, fighters, gone)
  const chances = fighters.map((_, index) =>
    chanceOf(view, seat, fighters.toSpliced(index, 1), gone),
  )
  return Math.max(0, ...chances)
}

/** By exact expectation: 1 is a victory, 0 a defeat, and cards spent count. */
function chanceOf(view: Sight, seat: Seat, squad: Squad, gone: readonly CardId[]): number {
  if (squad.length === 0) return 0
  const own = without(at(view.players, seat), gone)
  const table = { ...view, players: view.players.with(seat, own) }
  const stand = standOf(table, { seat, squad, role: 'attacker', foe: MONSTER_SEAT })
  const dice = ownDice(stand.table, stand.side) + greyDice(stand.table, stand.side)
  const free = amountOf(stand.table, stand.side, 'freeReroll')
  const worth = beforeRoll({ ...table, ...stand.table }, seat, dice, free)
  return (worth + COSTS.failed) / (1 + COSTS.failed)
}
