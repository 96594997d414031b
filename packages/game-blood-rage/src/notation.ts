import { notationOf, type PartSpec } from '@meadhall/kernel'
import type { ActionType, BloodRageAction } from './actions.ts'
import { isCardId } from './cards/index.ts'
import { FIGURES, STATS } from './ids.ts'
import { isPlaceId } from './map.ts'

/** The parts of each action in the order in which they are written. */
export const PARTS: Readonly<Record<ActionType, readonly Part[]>> = {
  pass: [],
  invade: ['figure', 'place'],
  march: ['from', 'to'],
  upgrade: ['card', 'slot'],
  quest: ['card'],
  pillage: ['place'],
  challenge: ['place'],
  return: ['figure', 'place'],
  sacrifice: [],
  card: ['card'],
  figure: ['figure', 'place'],
  place: ['place'],
  stat: ['stat'],
  bonus: ['bonus'],
  flee: [],
  accept: [],
  decline: [],
}
export type Part = 'figure' | 'place' | 'from' | 'to' | 'card' | 'slot' | 'stat' | 'bonus'

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word)
const isFigure = (word: string): boolean => FIGURES.some((figure) => figure === word)
const isStat = (word: string): boolean => STATS.some((stat) => stat === word)
const PLACE: PartSpec = { what: 'a place', fits: isPlaceId }

export const {
  format: formatAction,
  parse: parseAction,
  isWellFormed,
} = notationOf<BloodRageAction, Part>({
  actions: PARTS,
  parts: {
    figure: { what: 'a figure', fits: isFigure },
    place: PLACE,
    from: PLACE,
    to: PLACE,
    card: { what: 'a card', fits: isCardId },
    slot: { what: 'a slot number', fits: isNumber, isNumber: true },
    stat: { what: 'a stat', fits: isStat },
    bonus: { what: 'a number', fits: isNumber, isNumber: true },
  },
})
