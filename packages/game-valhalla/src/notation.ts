import { notationOf } from '@meadhall/kernel'
import type { ActionType, ValhallaAction } from './actions.ts'
import { isCardId, isJarlId } from './cards/index.ts'
import { parseDie } from './dice.ts'
import { FACES } from './ids.ts'

type Part = 'jarl' | 'card' | 'other' | 'seat' | 'space' | 'dice' | 'die' | 'face' | 'half' | 'line'

/** The parts of each action in the order in which they are written. */
export const PARTS: Readonly<Record<ActionType, readonly Part[]>> = {
  jarl: ['jarl'],
  play: ['card'],
  'play-two': ['card', 'other'],
  attack: ['seat'],
  draw: [],
  arm: ['seat', 'space', 'dice'],
  reroll: ['die'],
  'free-reroll': [],
  tactic: ['card', 'die'],
  turn: ['face'],
  support: ['card', 'seat'],
  attach: ['card', 'space'],
  card: ['card'],
  die: ['die'],
  warrior: ['seat', 'space'],
  seat: ['seat'],
  half: ['half'],
  line: ['line'],
  done: [],
}

const isNumber = (word: string): boolean => /^-?\d{1,2}$/.test(word)
const isDie = (word: string): boolean => parseDie(word) >= 0
const isFace = (word: string): boolean => FACES.some((face) => face === word)

/** Dice are several words and may be none; a die may be left out. */
export const {
  format: formatAction,
  parse: parseAction,
  isWellFormed,
} = notationOf<ValhallaAction, Part>({
  actions: PARTS,
  parts: {
    jarl: { what: 'a Jarl', fits: isJarlId },
    card: { what: 'a card', fits: isCardId },
    other: { what: 'a card', fits: isCardId },
    seat: { what: 'a seat', fits: isNumber, isNumber: true },
    space: { what: 'a space', fits: isNumber, isNumber: true },
    dice: {
      what: 'dice',
      fits: (words) => words === '' || words.split(' ').every(isDie),
      isRest: true,
    },
    die: { what: 'a die', fits: (word) => word === '' || isDie(word) },
    face: { what: 'a face', fits: isFace },
    half: { what: '"base" or "extended"', fits: (word) => word === 'base' || word === 'extended' },
    line: { what: 'a line', fits: isNumber, isNumber: true },
  },
})
