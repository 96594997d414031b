import type { CardId, DecisionKind, ValhallaAction } from '@meadhall/game-valhalla'
import type { Target } from '../../../table/assembly.ts'
import { target } from './targets.ts'

/*
 * What one points at, in order, for each answer.
 *
 * Arming is always two parts: the warrior, then the set of dice (`dice:axe bow*`, `dice:` where no
 * die is needed). Whoever draws warriors in a battle points with `pointThrough` (pointing.ts): if
 * only one set is possible it is taken at once, so one click arms; else the sets (`useDiceSets`) are
 * drawn beside the warrior and a second click chooses.
 *
 * Playing is the card, then either `do:alone` or the second card: the button is what confirms a
 * single warrior. The two cards of a pair may be pointed at in either order (`useHandCard`).
 *
 * A die is pointed at to be given up for a reroll (`do:reroll` may be left out), after a tactic as its
 * price, or to be rolled again once a reroll has begun. Equal dice, and equal cards, are one target.
 */

/** Where the card that answers a question lies, if it is not in the hand. */
const CARD_PLACES: Readonly<Partial<Record<DecisionKind, (card: CardId) => Target>>> = {
  'pick-warrior': target.offer,
  'hand-fill': target.offer,
  keep: target.offer,
  steal: target.offer,
  'return-tactic': target.offer,
  glory: target.pile,
}

export function partsOf(kind: DecisionKind, action: ValhallaAction): readonly Target[] {
  switch (action.type) {
    case 'jarl':
      return [target.jarl(action.jarl)]
    case 'play':
      return [target.card(action.card), target.doing('alone')]
    case 'play-two':
      return [target.card(action.card), target.card(action.other)]
    case 'attack':
      return [target.doing('attack'), target.seat(action.seat)]
    case 'support':
      return [target.card(action.card), target.seat(action.seat)]
    case 'attach':
      return [target.card(action.card), target.warrior(action.by, action.space)]
    case 'card':
      return [(CARD_PLACES[kind] ?? target.card)(action.card)]
    case 'warrior':
      return [target.warrior(action.seat, action.space)]
    case 'seat':
      return [target.seat(action.seat)]
    case 'half':
      return [target.half(action.half)]
    case 'line':
      return [target.line(action.line)]
    default:
      return battleParts(kind, action)
  }
}

function battleParts(kind: DecisionKind, action: ValhallaAction): readonly Target[] {
  switch (action.type) {
    case 'arm':
      return [target.warrior(action.seat, action.space), target.dice(action.dice)]
    case 'reroll':
      return [target.doing('reroll'), target.die(action.die)]
    case 'tactic':
      return [target.card(action.card), ...(action.die === '' ? [] : [target.die(action.die)])]
    case 'turn':
      return kind === 'phase'
        ? [target.doing('turn'), target.face(action.face)]
        : [target.face(action.face)]
    case 'die':
      return [kind === 'new-weapons' ? target.fresh(action.die) : target.die(action.die)]
    case 'draw':
    case 'free-reroll':
    case 'done':
      return [target.doing(action.type)]
    default:
      return []
  }
}
