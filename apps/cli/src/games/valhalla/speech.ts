import { stripVTControlCharacters } from 'node:util'
import {
  type ActionType,
  cardName,
  isCardId,
  PARTS,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { partOf, type Seat } from '@meadhall/kernel'
import { type Phrase, wordsIn } from '../../play/words.ts'
import { playerName, type Scene, TEXTS } from './face.ts'

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
/** What is chosen says it all. */
const NAME_ALONE: readonly ActionType[] = ['card', 'die', 'seat', 'warrior']
/** Names alone would not tell these from other answers. */
const VERB_NEEDED: readonly ActionType[] = ['attack', 'reroll', 'turn']
/** Dice may be left unsaid: where that leaves several answers, they are listed. */
const MAY_BE_UNSAID = ['dice', 'die']

function warriorWords({ view }: Scene, seat: Seat, space: number): string[] {
  const card = view.players[seat]?.squad[space]?.card
  return card === undefined ? [String(space)] : cardWords(card)
}

function cardWords(card: string): string[] {
  return wordsIn(isCardId(card) ? (TEXTS[cardName(card)] ?? card) : card)
}

function seatWords(scene: Scene, seat: Seat): string[] {
  const name = wordsIn(stripVTControlCharacters(playerName(scene, seat)))
  return seat < 0 ? [...name, 'monster'] : [...name, 'player', String(seat + 1)]
}

/** The words for one part of an action; a seat with a space is the warrior that stands there. */
function partWords(scene: Scene, action: ValhallaAction, part: string): readonly string[] | null {
  const value = partOf(action, part)
  switch (part) {
    case 'card':
    case 'other':
      return cardWords(String(value))
    case 'jarl':
      return wordsIn(TEXTS[`jarl.${value}.name`] ?? '')
    case 'seat':
      return 'space' in action ? null : seatWords(scene, Number(value))
    case 'space':
      return warriorWords(scene, 'seat' in action ? action.seat : action.by, Number(value))
    case 'line':
      return [String(Number(value) + 1)]
    default:
      return String(value).split(' ').filter(Boolean)
  }
}

/** An action as it may be said. */
export function phrasesOf(scene: Scene, action: ValhallaAction): Phrase[] {
  const parts = PARTS[action.type].flatMap((part): Phrase[] => {
    const words = partWords(scene, action, part)
    if (words === null || words.length === 0) return []
    return [{ words, optional: MAY_BE_UNSAID.includes(part) && isDetail(action.type) }]
  })
  const optional = parts.length > 0 && !VERB_NEEDED.includes(action.type)
  return [{ words: VERBS[action.type].split(' '), optional }, ...parts]
}

/** Whether dice are only a detail of what is done. */
function isDetail(type: ActionType): boolean {
  return type === 'arm' || type === 'tactic'
}

/** An action as a player would say it. */
export function inWords(scene: Scene, action: ValhallaAction): string {
  const parts = PARTS[action.type].flatMap((part) => {
    if (part === 'seat' && !('space' in action) && 'seat' in action)
      return stripVTControlCharacters(playerName(scene, action.seat)).toLowerCase()
    return partWords(scene, action, part) ?? []
  })
  const verb = VERBS[action.type].split(' ')[0] ?? ''
  const isNamed = NAME_ALONE.includes(action.type)
  if (action.type === 'free-reroll') return 'free reroll'
  return (isNamed ? parts : [verb, ...parts]).join(' ')
}

/** Whether a word, perhaps shortened, says what is to be done. */
export function isVerb(word: string): boolean {
  return Object.values(VERBS).some((verbs) =>
    verbs.split(' ').some((verb) => verb.startsWith(word)),
  )
}

/** All words that mean something here. */
export function knownWords(): Set<string> {
  const named = Object.entries(TEXTS).filter(([key]) => /^(card|jarl)\..*\.name$/.test(key))
  const verbs = Object.values(VERBS).flatMap((words) => words.split(' '))
  const faces = Object.entries(TEXTS).flatMap(([key, text]) =>
    key.startsWith('face.') ? text : [],
  )
  return new Set([...verbs, ...faces, ...named.flatMap(([, text]) => wordsIn(text))])
}
