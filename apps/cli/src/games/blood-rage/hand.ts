import { type CardId, cardName } from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { cut, flow, WIDTH, widthOf, wrap } from '../../text/layout.ts'
import { cardKind, type Face, nameOf, type Scene, textOf } from './face.ts'

/** A card with name, kind and text: in one line, cut where it ends, unless all of it is wanted. */
function cardLines(face: Face, card: CardId, isWhole: boolean): string[] {
  const head = `  ${face.paint.strong(nameOf(face, cardName(card)))} (${cardKind(face, card)})`
  const text = textOf(face, card)
  if (isWhole) return wrap(`${head}: ${text}`, WIDTH, '      ')
  return [`${head}: ${cut(text, WIDTH - widthOf(head) - 2)}`]
}

function cardsOf(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

/** Own cards: the hand with texts, and the quests one has committed to. */
export function handLines(scene: Scene, isWhole: boolean): string[] {
  const clan = at(scene.view.clans, scene.seat)
  const hand = cardsOf(clan.hand)
  const title = scene.paint.strong(scene.t('cli.your-hand.count', { count: hand.length }))
  return [
    title,
    ...hand.flatMap((card) => cardLines(scene, card, isWhole)),
    ...asideLine(scene, scene.t('cli.br.quests'), cardsOf(clan.quests)),
    ...asideLine(scene, scene.t('cli.br.kept'), cardsOf(clan.kept)),
  ]
}

/** The hand by its names alone, where the cards themselves are on offer. */
export function handNames(scene: Scene): string[] {
  const clan = at(scene.view.clans, scene.seat)
  return [
    ...asideLine(scene, scene.t('cli.your-hand'), cardsOf(clan.hand)),
    ...asideLine(scene, scene.t('cli.br.quests'), cardsOf(clan.quests)),
    ...asideLine(scene, scene.t('cli.br.kept'), cardsOf(clan.kept)),
  ]
}

function asideLine(scene: Scene, title: string, cards: readonly CardId[]): string[] {
  if (cards.length === 0) return []
  const names = cards.map((card) => nameOf(scene, cardName(card)))
  return flow(`${title}: ${names.join(', ')}`.split(', '), ', ', WIDTH, '  ')
}
