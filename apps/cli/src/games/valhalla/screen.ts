import {
  type CardId,
  cardName,
  type DecisionKind,
  decisionMessage,
  GREY_DICE,
  LOKI,
  type ValhallaEvent,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { shortened } from '../../play/screen.ts'
import { cut, rule, WIDTH, widthOf, wrap } from '../../text/layout.ts'
import { armingLines, battleLines } from './battle.ts'
import { boardsLines, squadLines } from './boards.ts'
import { nameOf, playerName, type Scene } from './face.ts'
import { handLines, handNames } from './hand.ts'
import { monsterLines } from './monster.ts'
import { storyLines } from './story.ts'

/** Decisions for which the whole table matters. */
const WIDE: readonly DecisionKind[] = ['turn', 'pick-warrior', 'thor', 'wager', 'before-battle']
/** Decisions that offer the cards of the hand with their texts anyway. */
const OF_HAND: readonly DecisionKind[] = [
  'discard-card',
  'dwarf-card',
  'hand-draft',
  'start-discard',
  'swap-hand',
]
/** Decisions in the middle of something: what is on the screen above still holds. */
const BRIEF: readonly DecisionKind[] = ['reroll', 'new-weapons', 'turn-misses', 'jarl']

/** All a player needs for a decision, but for the answers: where the game is and what happened. */
export function screenLines(
  scene: Scene,
  events: readonly ValhallaEvent[],
  isTall: boolean,
): string[] {
  const lines = [
    '',
    scene.paint.strong(rule(titleOf(scene))),
    ...shortened(storyLines(scene, events), scene.speech),
  ]
  for (const block of blocksOf(scene, isTall)) if (block.length > 0) lines.push('', ...block)
  return [...lines, '']
}

/** The game in a line: whose turn, the deck, grey dice, and the top of the discard pile. */
function titleOf(scene: Scene): string {
  const { view, t } = scene
  const turn = view.frames.find((frame) => frame.kind === 'turn')
  const parts = [
    ...(turn === undefined ? [] : [t('cli.vh.title.turn', { name: playerName(scene, turn.seat) })]),
    ...(view.ending ? [t('cli.vh.title.ending')] : []),
    t('cli.vh.title.deck', { count: view.deck }),
    ...(view.grey < GREY_DICE ? [t('cli.vh.title.grey', { count: view.grey })] : []),
    t('cli.vh.title.discard', { count: view.discard.length }),
  ]
  const title = parts.join(' · ')
  const top = view.discard.at(-1)
  if (top === undefined) return title
  const shown = t('cli.vh.title.top', { card: nameOf(scene, cardName(top)) })
  return `${title}, ${cut(shown, WIDTH - 8 - widthOf(title))}`
}

function blocksOf(scene: Scene, isTall: boolean): string[][] {
  const { kind } = scene.decision
  if (BRIEF.includes(kind)) return kind === 'jarl' ? [] : [battleLines(scene)]
  if (kind === 'phase')
    return [monsterLines(scene), battleLines(scene), armingLines(scene), handNames(scene)]
  const hand = OF_HAND.includes(kind) ? [] : handLines(scene, isTall ? 'texts' : 'lines')
  if (WIDE.includes(kind))
    return [hand, monsterLines(scene), boardsLines(scene, false), lokiLine(scene)]
  const names = OF_HAND.includes(kind) ? [] : handNames(scene)
  return [battleLines(scene), ownLines(scene), asideLines(scene), names]
}

/** Cards that are neither in a hand nor in a squad: put aside, or in the pool of a draft. */
function asideLines(scene: Scene): string[] {
  const frame = scene.view.frames.at(-1)
  if (frame?.kind === 'swap' && typeof frame.aside !== 'number')
    return cardsLine(scene, scene.t('cli.vh.put-aside'), frame.aside)
  return frame?.kind === 'handDraft' ? cardsLine(scene, scene.t('cli.vh.pool'), frame.pool) : []
}

function cardsLine(scene: Scene, title: string, cards: readonly CardId[]): string[] {
  if (cards.length === 0) return []
  const names = cards.map((card) => nameOf(scene, cardName(card)))
  return wrap(`${title}: ${names.join(', ')}`, WIDTH, '  ')
}

/** The own squad, for small decisions about cards. */
function ownLines(scene: Scene): string[] {
  if (at(scene.view.players, scene.seat).squad.every((one) => one === null)) return []
  return [scene.paint.strong(scene.t('cli.vh.your-squad')), ...squadLines(scene, scene.seat)]
}

function lokiLine(scene: Scene): string[] {
  const card = LOKI.find(({ id }) => id === scene.view.loki)
  if (card === undefined) return []
  const name = scene.say({ key: `loki.${card.id}.name`, params: {} })
  return wrap(scene.t('cli.vh.loki', { name }), WIDTH, '  ').map(scene.paint.faint)
}

export function boardLines(scene: Scene): string[] {
  const blocks = [monsterLines(scene), boardsLines(scene, true), battleLines(scene)]
  return blocks.filter((block) => block.length > 0).flatMap((block) => [...block, ''])
}

/** The question of the decision. */
export function questionLines(scene: Scene): string[] {
  const { tell, paint, view, decision } = scene
  return wrap(tell(decisionMessage(view, decision)), WIDTH, '  ').map(paint.strong)
}
