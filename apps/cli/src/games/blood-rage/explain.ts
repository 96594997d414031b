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
  standsFor,
  VILLAGES,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { nearest, tokensIn, wordsIn } from '@meadhall/spoken'
import { Rulebook, type RuleText } from '../../play/rulebook.ts'
import { WIDTH, wrap } from '../../text/layout.ts'
import { cardKind, nameOf, type Scene, textOf, tongueIn } from './face.ts'
import { mapHeading, provinceLines } from './map.ts'

const rulebooks = new Map<string, Rulebook>()

function rulebookIn(locale: string): Rulebook {
  const book = rulebooks.get(locale) ?? new Rulebook('BR-', 'blood-rage.md', locale)
  rulebooks.set(locale, book)
  return book
}

/** What is to be said about a card, a place or a rule; `null` if the words name none. */
export function explain(scene: Scene, words: string): string[] | null {
  const tokens = tokensIn(words)
  const rules = rulebookIn(scene.speech.locale).find(words)
  if (/\d/.test(words)) return rules.length > 0 ? ruleLines(scene, rules) : null
  const place = placeNamed(scene, tokens)
  const cards = cardsNamed(scene, tokens)
  const lines = [
    ...(place === null ? [] : placeLines(scene, place)),
    ...cards.flatMap((card) => cardLines(scene, card)),
    ...ruleLines(scene, rules),
  ]
  return lines.length === 0 ? null : lines
}

function placeNamed({ speech }: Scene, tokens: readonly string[]): Place | null {
  const { name } = tongueIn(speech)
  const provinces = PLACES.slice(0, PROVINCES)
  const { found } = nearest(tokens, provinces, (id) => [
    { ways: [[id], wordsIn(name(`place.${id}`))], optional: false },
  ])
  return found.length === 1 ? provinces.indexOf(at(found, 0)) : null
}

/** Cards by name, every age in which a card exists. */
function cardsNamed({ speech }: Scene, tokens: readonly string[]): readonly Card[] {
  const { name } = tongueIn(speech)
  const phrases = (card: Card) => [
    { ways: [card.def.split('-'), wordsIn(name(cardName(card.id)))], optional: false },
  ]
  return nearest(tokens, ALL_CARDS, phrases).found.slice(0, 8)
}

function cardLines(scene: Scene, card: Card): string[] {
  const { god } = card
  const name = scene.paint.strong(nameOf(scene, cardName(card.id)))
  const facts = [
    cardKind(scene, card.id),
    ...(god === null ? [] : [scene.t('cli.br.gift', { god: nameOf(scene, `god.${god}`) })]),
    nameOf(scene, `age.${card.age}`),
  ]
  const head = `${name}: ${facts.join(', ')}`
  const gift = god === null ? '' : nameOf(scene, standsFor(god))
  const lines = [gift, textOf(scene, card.id)].filter((line) => line !== '')
  return [
    head,
    ...lines.flatMap((line) => wrap(`  ${line}`, WIDTH, '  ')),
    ...copiesLine(scene, card),
  ]
}

/** How many copies are in a game of this size. */
function copiesLine({ view, t }: Scene, { marks }: Card): string[] {
  const copies = marks.filter((mark) => mark <= view.clans.length).length
  return [`  ${t('cli.br.copies', { count: copies, players: view.clans.length })}`]
}

function placeLines(scene: Scene, place: Place): string[] {
  const names = (places: readonly Place[]): string =>
    places.map((one) => nameOf(scene, `place.${placeId(one)}`)).join(', ')
  const ring = Array.from({ length: PROVINCES - 1 }, (_, index): Place => index + 1)
  const neighbours = ring.filter((other) => place !== YGGDRASIL && areAdjacent(place, other))
  const region = regionOf(place)
  const about =
    region === null
      ? scene.t('cli.br.middle', { place: names([place]) })
      : scene.t('cli.br.place', {
          place: names([place]),
          region: nameOf(scene, `region.${region}`),
          villages: at(VILLAGES, place),
          neighbours: names([...neighbours, YGGDRASIL]),
          fjord: names([fjordOf(place)]),
        })
  return [...wrap(about, WIDTH, '  '), mapHeading(scene), ...provinceLines(scene, place)]
}

function ruleLines({ paint }: Scene, rules: readonly RuleText[]): string[] {
  return rules.flatMap(({ id, text }) => wrap(`${paint.strong(id)} ${text}`, WIDTH, '  '))
}
