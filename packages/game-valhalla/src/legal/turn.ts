import { at, type Seat } from '@meadhall/kernel'
import {
  cardAction,
  plainAction,
  playTwoAction,
  seatAction,
  type ValhallaAction,
} from '../actions.ts'
import { MONSTER_SEAT } from '../battle.ts'
import { isCardId, isWarrior, warriorOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { abilities } from '../queries/jarl.ts'
import { squadSize } from '../queries/squad.ts'
import { isSolo, partnerOf, playerAt, type State } from '../state.ts'
import type { Verdict } from '../why.ts'
import type { Question } from './question.ts'

const TWO_WARRIORS_SLOTS = 3

/** VH-29: an empty squad must be filled first, if a warrior is in hand. */
function mustPlay(state: Readonly<State>, seat: Seat): boolean {
  const { hand } = playerAt(state, seat)
  return squadSize(playerAt(state, seat)) === 0 && hand.some(isWarrior)
}

/** VH-29: without a warrior in squad and hand the hand is shown and cards are drawn. */
export function isShowing(state: Readonly<State>, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return squadSize(player) === 0 && !player.hand.some(isWarrior)
}

function whyNotPlay(state: Readonly<State>, seat: Seat, card: CardId): Verdict {
  if (!playerAt(state, seat).hand.includes(card)) return 'not-in-hand'
  return isWarrior(card) ? null : 'not-a-warrior'
}

/** Bernhard plays any two while the squad is small (VH-8). */
function ignoresSlots(state: Readonly<State>, seat: Seat): boolean {
  return abilities(state, seat, null, 'playAnyTwo').length > 0
}

function whyNotTwo(state: Readonly<State>, seat: Seat, card: CardId, other: CardId): Verdict {
  const cannot = whyNotPlay(state, seat, card) ?? whyNotPlay(state, seat, other)
  if (cannot !== null) return cannot
  if (card >= other) return 'two-in-order'
  const slots = warriorOf(card).slots + warriorOf(other).slots
  return slots > TWO_WARRIORS_SLOTS && !ignoresSlots(state, seat) ? 'too-many-weapons' : null
}

function whyNotAttackAtAll(state: Readonly<State>, seat: Seat): Verdict {
  if (squadSize(playerAt(state, seat)) > 0) return null
  return mustPlay(state, seat) ? 'squad-empty' : 'nobody-to-attack-with'
}

/** VH-30: not an empty squad, nor a player without own shields; never oneself or the partner. */
function whyNotTarget(state: Readonly<State>, seat: Seat, foe: Seat): Verdict {
  if (isSolo(state)) return foe === MONSTER_SEAT ? null : 'no-such-foe'
  const target = state.players[foe]
  if (target === undefined || foe === seat) return 'no-such-foe'
  if (foe === partnerOf(state, seat)) return 'not-the-partner'
  if (squadSize(target) === 0) return 'foe-without-warriors'
  return target.shields === 0 ? 'foe-without-shields' : null
}

function listPlays(state: Readonly<State>, seat: Seat, out: ValhallaAction[]): void {
  const { hand } = playerAt(state, seat)
  const any = ignoresSlots(state, seat)
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index)
    if (!isWarrior(card)) continue
    out.push(cardAction('play', seat, card))
    for (let next = 0; next < hand.length; next++) {
      const other = at(hand, next)
      if (card >= other || !isWarrior(other)) continue
      const fits = any || warriorOf(card).slots + warriorOf(other).slots <= TWO_WARRIORS_SLOTS
      if (fits) out.push(playTwoAction(seat, card, other))
    }
  }
}

/** Part A: exactly one action (VH-22). */
export const turnQuestion: Question<'turn'> = {
  list(state, { seat }, out) {
    listPlays(state, seat, out)
    if (mustPlay(state, seat)) return
    if (whyNotAttackAtAll(state, seat) === null) {
      const first = isSolo(state) ? MONSTER_SEAT : 0
      for (let foe: Seat = first; foe < state.players.length; foe++) {
        if (whyNotTarget(state, seat, foe) === null) out.push(seatAction('attack', seat, foe))
      }
    }
    out.push(plainAction('draw', seat))
  },
  why(state, { seat }, action) {
    switch (action.type) {
      case 'play':
        return isCardId(action.card) ? whyNotPlay(state, seat, action.card) : 'not-in-hand'
      case 'play-two':
        return whyNotTwo(state, seat, action.card, action.other)
      case 'attack':
        return whyNotAttackAtAll(state, seat) ?? whyNotTarget(state, seat, action.seat)
      case 'draw':
        return mustPlay(state, seat) ? 'squad-empty' : null
    }
  },
}
