import { ScenarioError } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import { diceName, parseDie } from '../dice.ts'
import type { State } from '../state.ts'
import { readCard, readJarl, seatNamed } from './words.ts'

/**
 * Completes an action in short words: "p2" for a seat, names for cards and Jarls, a warrior's card
 * instead of its seat and space ("arm arnbjorn axe", "warrior arnbjorn"), dice in any order.
 */
export function expandAction(state: Readonly<State>, text: string): string {
  const [type = '', ...words] = text.trim().split(/\s+/)
  try {
    return [type, ...expandWords(state, type, words)].join(' ')
  } catch (error) {
    if (error instanceof ScenarioError) throw new Error(error.reason)
    throw error
  }
}

function expandWords(
  state: Readonly<State>,
  type: string,
  words: readonly string[],
): readonly (string | number)[] {
  const [first = '', second = '', ...more] = words
  switch (type) {
    case 'jarl':
      return [readJarl('', first), ...words.slice(1)]
    case 'attack':
    case 'seat':
      return [seatWord(first), ...words.slice(1)]
    case 'play':
    case 'card':
    case 'tactic':
      return [readCard('', first), ...words.slice(1)]
    case 'play-two':
      return [...words.map((word) => readCard('', word))].sort()
    case 'support':
      return [readCard('', first), seatWord(second), ...more]
    case 'attach':
      return isSpace(second)
        ? [readCard('', first), second, ...more]
        : [readCard('', first), whereIs(state, readCard('', second))[1], ...more]
    case 'arm':
    case 'warrior':
      return isSpace(second) && (isSpace(first) || seatNamed(first) !== null)
        ? [seatWord(first), second, ...inOrder(more)]
        : [...whereIs(state, readCard('', first)), ...inOrder(words.slice(1))]
    default:
      return words
  }
}

const isSpace = (word: string): boolean => /^\d$/.test(word)

function seatWord(word: string): string {
  return String(seatNamed(word) ?? word)
}

/** Dice in the order in which actions name them; words that are no dice stay as they are. */
function inOrder(words: readonly string[]): readonly string[] {
  const dice = words.map(parseDie)
  return dice.length === 0 || dice.some((die) => die < 0) ? words : diceName(dice).split(' ')
}

/** Where a warrior stands: each is in the game once. */
function whereIs(state: Readonly<State>, card: CardId): [number, number] {
  for (let seat = 0; seat < state.players.length; seat++) {
    const space = state.players[seat]?.squad.findIndex((fighter) => fighter?.card === card) ?? -1
    if (space >= 0) return [seat, space]
  }
  throw new Error(`"${card}" stands in no squad`)
}
