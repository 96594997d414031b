import {
  type BloodRageAction,
  decisionMessage,
  hintMessage,
  reasonMessage,
  stageOf,
} from '@meadhall/game-blood-rage'
import type { Score, SpokenGame } from '../game.ts'
import type { Tongue } from '../tongue.ts'
import { actionText, groupingOf, inOrder } from './answers.ts'
import { battleText } from './battle.ts'
import { besideHand, cardFound, handOf } from './cards.ts'
import { clansGrid, figuresFound, sheetFound } from './clans.ts'
import { marchPlan } from './march.ts'
import { mapGrid, placeFound } from './places.ts'
import { type BloodRageAsked, type BloodRageScene, seatKey } from './scene.ts'
import { understand } from './understand.ts'

export { inOrder, isIdle, partsOf } from './answers.ts'
export type { BloodRageAsked } from './scene.ts'
export { inWords, TYPES, understand } from './understand.ts'

/** Blood Rage by ear. */
export const bloodRageSpoken: SpokenGame = {
  boardTitle: { key: 'spoken.section.map' },
  examples: { key: 'spoken.br.examples' },
  question({ decision }: BloodRageScene) {
    if (decision === null) return []
    const hint = hintMessage(decision)
    return [decisionMessage(decision), ...(hint === null ? [] : [hint])]
  },
  answers: (asked: BloodRageAsked) => inOrder(asked),
  grouping: (asked: BloodRageAsked, tongue) => groupingOf(asked, tongue),
  action: (asked: BloodRageAsked, action: BloodRageAction, tongue: Tongue) =>
    actionText(asked, action, tongue),
  reason: reasonMessage,
  stage: ({ view }: BloodRageScene) => stageOf(view),
  seatKey,
  board: mapGrid,
  boardLines: () => [],
  players: clansGrid,
  battle: battleText,
  hand: handOf,
  handLines: besideHand,
  place: placeFound,
  figures: figuresFound,
  card: cardFound,
  sheet: sheetFound,
  scores: ({ view }: BloodRageScene) =>
    view.clans.map(({ glory }): Score => ({ points: glory, hidden: 0 })),
  goal: () => [],
  understand: (text, asked: BloodRageAsked, tongue) => understand(text, asked, tongue),
  plan: (text, asked: BloodRageAsked, tongue) => marchPlan(text, asked, tongue),
}
