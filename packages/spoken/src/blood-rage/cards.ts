import {
  ALL_CARDS,
  type Card,
  type CardId,
  cardName,
  cardOf,
  cardText,
  standsFor,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { listed, literal, type Tongue } from '../tongue.ts'
import { type Found, onlyOne } from '../typed/found.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, tokensIn } from '../typed/words.ts'
import { type BloodRageScene, seen } from './scene.ts'

/** What kind of card it is and what is printed on it: "Battle, +3". */
export function kindText(id: CardId, tongue: Tongue): string {
  const card = cardOf(id)
  const type = tongue.say({ key: `card-type.${card.type}` })
  if (card.type === 'quest') return listed([type, worth('glory', card.glory ?? 0, tongue)])
  if (card.type === 'battle') {
    const circle = card.whiteCircle ? tongue.say({ key: 'spoken.br.white-circle' }) : ''
    return listed([type, card.strength === null ? '+X' : `+${card.strength}`, circle])
  }
  const slot = tongue.say({ key: `slot.${card.slot ?? 'clan'}` })
  const free = card.does.starred ? tongue.say({ key: 'spoken.br.starred' }) : ''
  return listed([type, slot, worth('strength', card.strength ?? 0, tongue), free])
}

function worth(of: 'glory' | 'strength', amount: number, tongue: Tongue): string {
  return tongue.say({ key: `spoken.br.worth.${of}`, params: { amount } })
}

/** A card with name, kind, what its god stands for, and text. */
function wholeCard(id: CardId, tongue: Tongue): string {
  const { god } = cardOf(id)
  const gift = god === null ? '' : tongue.say({ key: standsFor(god) })
  return [`${shortCard(id, tongue)}.`, gift, tongue.say(cardText(id))]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function shortCard(id: CardId, tongue: Tongue): string {
  return `${tongue.say({ key: cardName(id) })} (${kindText(id, tongue)})`
}

/** The own hand. */
export function handOf({ view, viewer }: BloodRageScene, tongue: Tongue) {
  if (viewer === null) return []
  return seen(at(view.clans, viewer).hand).map((card) => ({
    short: shortCard(card, tongue),
    whole: wholeCard(card, tongue),
  }))
}

/** Quests one has committed to, and the card kept from the last age. */
export function besideHand({ view, viewer }: BloodRageScene, tongue: Tongue): string[] {
  if (viewer === null) return []
  const clan = at(view.clans, viewer)
  const line = (key: string, cards: readonly CardId[]): string[] => {
    const names = listed(cards.map((card) => shortCard(card, tongue)))
    return names === '' ? [] : [tongue.say({ key, params: { cards: literal(names) } })]
  }
  return [
    ...line('spoken.br.quests', seen(clan.quests)),
    ...line('spoken.br.kept', seen(clan.kept)),
  ]
}

/** Any card by its name, once for each age in which it is another. */
export function cardFound(_scene: BloodRageScene, words: string, tongue: Tongue): Found | null {
  const phrases = (card: Card) => [
    { ways: nameWays(tongue, card.def, cardName(card.id)), optional: false },
  ]
  const { found } = nearest(tokensIn(words), ALL_CARDS, phrases)
  return onlyOne(
    found,
    ({ id }) => tongue.say({ key: cardName(id) }),
    ({ id }) => [wholeCard(id, tongue)],
  )
}
