import {
  ALL_CARDS,
  areAdjacent,
  type Card,
  cardName,
  fjordOf,
  PLACES,
  type Place,
  PROVINCES,
  placeId,
  regionOf,
  VILLAGES,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { nearest, tokensIn } from '@meadhall/spoken'
import { Rulebook, type RuleText } from '../../play/rulebook.ts'
import { WIDTH, wrap } from '../../text/layout.ts'
import { cardKind, nameOf, type Scene, textOf } from './face.ts'
import { mapHeading, provinceLines } from './map.ts'

const rulebook = new Rulebook('BR-', 'blood-rage.md')

/** What is to be said about a card, a place or a rule; `null` if the words name none. */
export function explain(scene: Scene, words: string): string[] | null {
  const tokens = tokensIn(words)
  const rules = rulebook.find(words)
  if (/\d/.test(words)) return rules.length > 0 ? ruleLines(scene, rules) : null
  const place = placeNamed(tokens)
  const cards = cardsNamed(tokens)
  const lines = [
    ...(place === null ? [] : placeLines(scene, place)),
    ...cards.flatMap((card) => cardLines(scene, card)),
    ...ruleLines(scene, rules),
  ]
  return lines.length === 0 ? null : lines
}

function placeNamed(tokens: readonly string[]): Place | null {
  const provinces = PLACES.slice(0, PROVINCES)
  const { found } = nearest(tokens, provinces, (id) => [{ ways: [[id]], optional: false }])
  return found.length === 1 ? provinces.indexOf(at(found, 0)) : null
}

/** Cards by name, every age in which a card exists. */
function cardsNamed(tokens: readonly string[]): readonly Card[] {
  const phrases = (card: Card) => [{ ways: [card.def.split('-')], optional: false }]
  return nearest(tokens, ALL_CARDS, phrases).found.slice(0, 8)
}

function cardLines(scene: Scene, card: Card): string[] {
  const god = card.god === null ? '' : `, gift of ${nameOf(scene, `god.${card.god}`)}`
  const name = scene.paint.strong(nameOf(scene, cardName(card.id)))
  const head = `${name}: ${cardKind(scene, card.id)}${god}, ${nameOf(scene, `age.${card.age}`)}`
  return [head, ...wrap(`  ${textOf(scene, card.id)}`, WIDTH, '  '), ...copiesLine(scene, card)]
}

/** How many copies are in a game of this size. */
function copiesLine({ view }: Scene, { marks }: Card): string[] {
  const copies = marks.filter((mark) => mark <= view.clans.length).length
  const text = copies === 1 ? '1 copy' : `${copies} copies`
  return [`  ${text} in the deck of a game with ${view.clans.length} players.`]
}

function placeLines(scene: Scene, place: Place): string[] {
  const names = (places: readonly Place[]): string =>
    places.map((one) => nameOf(scene, `place.${placeId(one)}`)).join(', ')
  const ring = Array.from({ length: PROVINCES - 1 }, (_, index): Place => index + 1)
  const neighbours = ring.filter((other) => place !== YGGDRASIL && areAdjacent(place, other))
  const region = regionOf(place)
  const name = nameOf(scene, `place.${placeId(place)}`)
  const about =
    region === null
      ? `${name} lies in the middle, next to all provinces. It holds any number of figures.`
      : `${name} in ${nameOf(scene, `region.${region}`)} has ${at(VILLAGES, place)} villages. Neighbours: ${names(neighbours)}, Yggdrasil. Supported by ${nameOf(scene, `place.${placeId(fjordOf(place))}`)}.`
  return [...wrap(about, WIDTH, '  '), mapHeading(scene), ...provinceLines(scene, place)]
}

function ruleLines({ paint }: Scene, rules: readonly RuleText[]): string[] {
  return rules.flatMap(({ id, text }) => wrap(`${paint.strong(id)} ${text}`, WIDTH, '  '))
}
