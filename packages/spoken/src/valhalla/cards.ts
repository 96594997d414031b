import {
  CARDS,
  type CardId,
  cardName,
  cardOf,
  cardTexts,
  JARLS,
  type JarlId,
  jarlName,
  needsMessage,
  seenCards,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { listed, literal, type Tongue } from '../tongue.ts'
import { type Found, onlyOne } from '../typed/found.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, tokensIn } from '../typed/words.ts'
import type { ValhallaScene } from './scene.ts'

/** "Wolf, strength 2, spear": what counts of a warrior in a battle. */
function warriorText(id: CardId, tongue: Tongue): string {
  const { clan, strength, needs } = warriorOf(id)
  const params = {
    clan: `clan.${clan}`,
    strength,
    needs: literal(tongue.say(needsMessage(needs))),
  }
  return tongue.say({ key: 'spoken.vh.warrior', params })
}

/** What a card is in few words. */
export function briefText(id: CardId, tongue: Tongue): string {
  const { type } = cardOf(id)
  if (type === 'warrior') return warriorText(id, tongue)
  return tongue.say({ key: `card-type.${type}` })
}

export function shortCard(id: CardId, tongue: Tongue): string {
  return `${tongue.say({ key: cardName(id) })} (${briefText(id, tongue)})`
}

/** What a card says, or nothing. */
export function textOf(id: CardId, tongue: Tongue): string {
  return cardTexts(id).map(tongue.say).join(' ')
}

/** A card with all that is printed on it. */
function wholeCard(id: CardId, tongue: Tongue): string {
  const card = cardOf(id)
  const glory =
    card.type === 'warrior'
      ? ` ${tongue.say({ key: 'spoken.vh.glory', params: { glory: card.glory } })}`
      : ''
  return `${shortCard(id, tongue)}.${glory} ${textOf(id, tongue)}`.trim()
}

/** The abilities of a Jarl in a sentence or two. */
export function jarlText(jarl: JarlId, tongue: Tongue): string {
  return ['base', 'condition', 'extended']
    .map((part) => tongue.say({ key: `jarl.${jarl}.${part}` }))
    .join(' ')
}

/** The own hand. */
export function handOf({ view, viewer }: ValhallaScene, tongue: Tongue) {
  if (viewer === null) return []
  return seenCards(at(view.players, viewer).hand).map((card) => ({
    short: shortCard(card, tongue),
    whole: wholeCard(card, tongue),
  }))
}

/** The own Valhalla: its cards are nobody else's business. */
export function besideHand({ view, viewer }: ValhallaScene, tongue: Tongue): string[] {
  if (viewer === null) return []
  const names = seenCards(at(view.players, viewer).valhalla).map((card) =>
    tongue.say({ key: cardName(card) }),
  )
  const cards = literal(listed(names))
  return names.length === 0
    ? []
    : [tongue.say({ key: 'spoken.vh.own-valhalla', params: { cards } })]
}

/** Any card or Jarl by its name. */
export function cardFound(_scene: ValhallaScene, words: string, tongue: Tongue): Found | null {
  const tokens = tokensIn(words)
  const ids = CARDS.map(({ id }) => id)
  const jarls = JARLS.map(({ id }) => id)
  const cards = nearest(tokens, ids, (id) => [
    { ways: nameWays(tongue, id, cardName(id)), optional: false },
  ])
  const named = nearest(tokens, jarls, (id) => [
    { ways: nameWays(tongue, id, jarlName(id)), optional: false },
  ])
  const all = [
    ...named.found.map((id) => {
      const name = tongue.say({ key: jarlName(id) })
      return { name, text: `${name}. ${jarlText(id, tongue)}` }
    }),
    ...cards.found.map((id) => {
      return { name: tongue.say({ key: cardName(id) }), text: wholeCard(id, tongue) }
    }),
  ]
  return onlyOne(
    all,
    ({ name }) => name,
    ({ text }) => [text],
  )
}
