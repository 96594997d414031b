import {
  countCards,
  decisionMessage,
  reasonMessage,
  scoresOf,
  seenCards,
  stageOf,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Score, SpokenGame } from '../game.ts'
import type { Tongue } from '../tongue.ts'
import { actionText, groupingOf } from './answers.ts'
import { battleText } from './battle.ts'
import { besideHand, cardFound, handOf } from './cards.ts'
import { inOrder } from './order.ts'
import { planFor } from './plans.ts'
import { figuresFound, playersGrid, sheetFound, squadsGrid, tableLines } from './players.ts'
import { keyOfSeat, type ValhallaAsked, type ValhallaScene } from './scene.ts'
import { understand } from './understand.ts'

export { gloryParts, inOrder, isByGlory, partsOf, worthOf } from './order.ts'
export { inWords, isVerb } from './speech.ts'
export { understand } from './understand.ts'

/** Points by what lies open, and how many cards nobody can count. */
function scores({ view }: ValhallaScene): readonly Score[] | null {
  if (view.monster !== null) return null
  const players = view.players.map(({ valhalla, shields, captured }) => {
    return { valhalla: seenCards(valhalla), shields, captured }
  })
  const points = scoresOf({ options: view.options, players, king: view.king })
  return view.players.map(({ valhalla }, seat) => {
    return { points: at(points, seat), hidden: countCards(valhalla) - seenCards(valhalla).length }
  })
}

/** Alone there is nobody to be ahead of: what is left of the monster, and of the deck. */
function goal({ view }: ValhallaScene, tongue: Tongue): string[] {
  const { monster, deck } = view
  if (monster === null) return []
  const params = { monster: `monster.${monster.id}.name`, left: monster.stack.length, deck }
  return [tongue.say({ key: 'spoken.vh.goal', params })]
}

/** Valhalla by ear. */
export const valhallaSpoken: SpokenGame = {
  boardTitle: { key: 'spoken.section.squads' },
  examples: { key: 'spoken.vh.examples' },
  question: ({ view, decision }: ValhallaScene) =>
    decision === null ? [] : [decisionMessage(view, decision)],
  answers: ({ view, decision, legal }: ValhallaAsked) => inOrder(view, decision, legal),
  grouping: (asked: ValhallaAsked, tongue) => groupingOf(asked, tongue),
  action: (asked: ValhallaAsked, action: ValhallaAction, tongue: Tongue) =>
    actionText(asked, action, tongue),
  reason: reasonMessage,
  stage: ({ view }: ValhallaScene) => stageOf(view, view.deck),
  seatKey: ({ view }: ValhallaScene, seat: Seat) => keyOfSeat(view, seat),
  board: squadsGrid,
  boardLines: tableLines,
  players: playersGrid,
  battle: battleText,
  hand: handOf,
  handLines: besideHand,
  place: figuresFound,
  figures: figuresFound,
  card: cardFound,
  sheet: sheetFound,
  scores,
  goal,
  understand: (text, asked: ValhallaAsked, tongue) => understand(text, asked, tongue),
  plan: (text, asked: ValhallaAsked, tongue) => planFor(text, asked, tongue),
}
