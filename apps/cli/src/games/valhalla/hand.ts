import { type CardId, cardName, cardOf, isWarrior, seenCards } from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { cut, flow, WIDTH, widthOf, wrap } from '../../text/layout.ts'
import { headOf, textOf } from './card.ts'
import { nameOf, type Scene } from './face.ts'

/** All texts; warriors by their names, as the options tell the rest; or that in few lines. */
type Detail = 'whole' | 'texts' | 'lines'

const ORDER = ['warrior', 'tactic', 'thor', 'tyr', 'mission']

/** The own hand, warriors first. */
function ownHand({ view, seat }: Scene): readonly CardId[] {
  const { hand } = at(view.players, seat)
  const rank = (card: CardId): number => ORDER.indexOf(cardOf(card).type)
  return seenCards(hand).toSorted((a, b) => rank(a) - rank(b))
}

/** Copies of a card are shown once, with their number. */
function merged(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

function times(count: number): string {
  return count === 1 ? '' : `${count} × `
}

function cardLines(scene: Scene, card: CardId, detail: Detail, count: number): string[] {
  const head = `  ${times(count)}${headOf(scene, card)}`
  const text = textOf(scene, card)
  if (text === '') return wrap(head, WIDTH, '      ')
  if (detail !== 'lines') return wrap(`${head}: ${text}`, WIDTH, '      ')
  const room = WIDTH - widthOf(head) - 2
  return [room < 10 ? head : `${head}: ${cut(text, room)}`]
}

/** The hand with its texts; nothing where it is empty. */
export function handLines(scene: Scene, detail: Detail): string[] {
  const hand = ownHand(scene)
  if (hand.length === 0 && detail !== 'whole') return []
  const title = scene.paint.strong(scene.t('cli.your-hand.count', { count: hand.length }))
  const others = detail === 'whole' ? hand : hand.filter((card) => !isWarrior(card))
  const warriors = detail === 'whole' ? [] : hand.filter(isWarrior)
  return [
    title,
    ...namesLine(scene, `  ${scene.t('cli.vh.warriors')}`, warriors),
    ...merged(others).flatMap(([card, count]) => cardLines(scene, card, detail, count)),
  ]
}

function namesLine(scene: Scene, title: string, cards: readonly CardId[]): string[] {
  if (cards.length === 0) return []
  const names = merged(cards).map(
    ([card, count]) => `${times(count)}${nameOf(scene, cardName(card))}`,
  )
  return flow([`${title}: ${names[0]}`, ...names.slice(1)], ', ', WIDTH, '    ')
}

/** The hand by its names alone. */
export function handNames(scene: Scene): string[] {
  return namesLine(scene, scene.t('cli.your-hand'), ownHand(scene))
}
