import {
  type ActionType,
  CARDS,
  cardName,
  dieKey,
  FACES,
  isCardId,
  JARLS,
  jarlName,
  PARTS,
  type ValhallaAction,
  type View,
} from '@meadhall/game-valhalla'
import { partOf, type Seat } from '@meadhall/kernel'
import type { Tongue } from '../tongue.ts'
import { nameWays, verbWays } from '../typed/naming.ts'
import { type Phrase, wordsIn } from '../typed/words.ts'
import { keyOfSeat, seatWays } from './scene.ts'

type Ways = Phrase['ways']

/** What one says to do something, besides the type's own name. */
const VERBS: Readonly<Record<ActionType, string>> = {
  jarl: 'jarl choose',
  play: 'play',
  'play-two': 'play two',
  attack: 'attack',
  draw: 'draw',
  arm: 'arm',
  reroll: 'reroll',
  'free-reroll': 'free reroll',
  tactic: 'tactic play',
  turn: 'turn',
  support: 'support',
  attach: 'attach tuck',
  card: 'card',
  die: 'die',
  warrior: 'warrior',
  seat: 'seat',
  half: 'half',
  line: 'line',
  done: 'done',
}
const TYPES = Object.keys(VERBS) as ActionType[]
/** What is chosen says it all. */
const NAME_ALONE: readonly ActionType[] = ['card', 'die', 'seat', 'warrior']
/** Names alone would not tell these from other answers. */
const VERB_NEEDED: readonly ActionType[] = ['attack', 'reroll', 'turn']
/** Dice may be left unsaid: where that leaves several answers, they are listed. */
const MAY_BE_UNSAID = ['dice', 'die']

function cardWays(tongue: Tongue, card: string): Ways {
  return isCardId(card) ? nameWays(tongue, card, cardName(card)) : [[card]]
}

function warriorWays(view: View, seat: Seat, space: number, tongue: Tongue): Ways {
  const card = view.players[seat]?.squad[space]?.card
  return card === undefined ? [[String(space)]] : cardWays(tongue, card)
}

/** One die, or several in their order; the mark of a grey one may be left out. */
function diceWays(tongue: Tongue, dice: string): Ways {
  const words = dice.split(' ').filter(Boolean)
  if (words.length === 0) return []
  const inTongue = words.flatMap((die) => wordsIn(tongue.name(dieKey(die))))
  return [words, inTongue]
}

/** The ways to say one part of an action; a seat with a space is the warrior that stands there. */
function partWays(view: View, action: ValhallaAction, part: string, tongue: Tongue): Ways | null {
  const value = partOf(action, part)
  switch (part) {
    case 'card':
    case 'other':
      return cardWays(tongue, String(value))
    case 'jarl':
      return nameWays(tongue, String(value), `jarl.${value}.name`)
    case 'seat':
      return 'space' in action ? null : seatWays(view, Number(value), tongue)
    case 'space':
      return warriorWays(view, 'seat' in action ? action.seat : action.by, Number(value), tongue)
    case 'line':
      return [[String(Number(value) + 1)]]
    case 'dice':
    case 'die':
    case 'face':
      return diceWays(tongue, String(value))
    default:
      return [String(value).split(' ').filter(Boolean)]
  }
}

/** An action as it may be said. */
export function phrasesOf(view: View, action: ValhallaAction, tongue: Tongue): Phrase[] {
  const parts = PARTS[action.type].flatMap((part): Phrase[] => {
    const ways = partWays(view, action, part, tongue)?.filter((words) => words.length > 0) ?? []
    if (ways.length === 0) return []
    return [{ ways, optional: MAY_BE_UNSAID.includes(part) && isDetail(action.type) }]
  })
  const optional = parts.length > 0 && !VERB_NEEDED.includes(action.type)
  return [{ ways: waysToDo(action.type, tongue), optional }, ...parts]
}

function waysToDo(type: ActionType, tongue: Tongue): Ways {
  return verbWays(tongue, type, VERBS[type])
}

/** Whether dice are only a detail of what is done. */
function isDetail(type: ActionType): boolean {
  return type === 'arm' || type === 'tactic'
}

/** Whether a word says, in full, that something is to be done. */
export function isWord(type: ActionType, word: string, tongue: Tongue): boolean {
  return waysToDo(type, tongue).some((words) => words.length === 1 && words[0] === word)
}

/** An action as a player would type it. */
export function inWords(view: View, action: ValhallaAction, tongue: Tongue): string {
  if (action.type === 'free-reroll') return 'free reroll'
  const parts = PARTS[action.type].flatMap((part) => {
    if (part === 'seat' && !('space' in action) && 'seat' in action)
      return tongue.say({ key: keyOfSeat(view, action.seat) }).toLowerCase()
    return spoken(view, action, part, tongue)
  })
  const verb = VERBS[action.type].split(' ')[0] ?? ''
  return (NAME_ALONE.includes(action.type) ? parts : [verb, ...parts]).join(' ')
}

/** A part in the words of the language; dice in those of scenario files, as they tell their kind. */
function spoken(
  view: View,
  action: ValhallaAction,
  part: string,
  tongue: Tongue,
): readonly string[] {
  const ways = partWays(view, action, part, tongue) ?? []
  const isDice = part === 'dice' || part === 'die' || part === 'face'
  return (isDice ? ways[0] : ways.at(-1)) ?? []
}

/** Whether a word, perhaps shortened, says what is to be done. */
export function isVerb(word: string, tongue: Tongue): boolean {
  return TYPES.some((type) =>
    waysToDo(type, tongue).some((words) => words.some((verb) => verb.startsWith(word))),
  )
}

/** All words that mean something here. */
export function knownWords(tongue: Tongue): ReadonlySet<string> {
  const ways = [
    ...TYPES.map((type) => waysToDo(type, tongue)),
    ...FACES.map((face) => diceWays(tongue, face)),
    ...CARDS.map(({ id }) => cardWays(tongue, id)),
    ...JARLS.map(({ id }) => nameWays(tongue, id, jarlName(id))),
  ]
  return new Set(ways.flat(2))
}
