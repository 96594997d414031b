import {
  areAdjacent,
  BOARD,
  type ClanView,
  FIRST_FJORD,
  fjordOf,
  type Group,
  groupsIn,
  isProvince,
  PLACES,
  type Place,
  PROVINCES,
  placeId,
  regionOf,
  roomIn,
  strengthIn,
  supportedBy,
  supportOf,
  VILLAGES,
  type View,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Grid } from '../scene.ts'
import { capital, listed, literal, type Tongue } from '../tongue.ts'
import { type Found, onlyOne } from '../typed/found.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, tokensIn } from '../typed/words.ts'
import { type BloodRageScene, whoIs } from './scene.ts'

const ALL: readonly Place[] = Array.from({ length: BOARD }, (_, place) => place)

function placeKey(place: Place): string {
  return `place.${placeId(place)}`
}

/** "Leader, 2 Warriors": figures that stand together. */
export function figuresText(groups: readonly Group[], tongue: Tongue): string {
  return listed(
    groups.map(({ figure, count }) =>
      figure === 'warrior'
        ? tongue.say({ key: 'spoken.br.warriors', params: { count } })
        : tongue.say({ key: `figure.${figure}` }),
    ),
  )
}

/** The places a figure gets to from here; a fjord's are the provinces it supports. */
function neighboursOf(place: Place): readonly Place[] {
  if (!isProvince(place)) return supportedBy(place)
  return ALL.filter((other) => areAdjacent(place, other))
}

/** "2 of 3", or that any number may stand there. */
function roomText(view: View, place: Place, tongue: Tongue): string {
  if (!isProvince(place) || view.destroyed[place]) return ''
  if (place === YGGDRASIL) return tongue.say({ key: 'spoken.br.any-room' })
  const params = { free: roomIn(view, place), all: at(VILLAGES, place) }
  return tongue.say({ key: 'spoken.br.room', params })
}

function tokenText(view: View, place: Place, tongue: Tongue): string {
  if (!isProvince(place) || view.destroyed[place]) return ''
  if (view.pillaged[place]) return tongue.say({ key: 'spoken.br.pillaged' })
  return tongue.say({ key: `token.${at(view.tokens, place)}` })
}

/** When Ragnarök takes a province, as far as it is known, or that it has. */
function doomText(view: View, place: Place, tongue: Tongue): string {
  if (isProvince(place) && view.destroyed[place]) return tongue.say({ key: 'spoken.br.destroyed' })
  const age = view.dooms.indexOf(place) + 1
  if (age === 0) return ''
  return age === view.age
    ? tongue.say({ key: 'spoken.br.doomed-now' })
    : tongue.say({ key: `age.${age}` })
}

/** "5: Leader, 2 Warriors, support Ship": a clan's STR in a place and what it comes from. */
function strengthText(clan: ClanView, place: Place, tongue: Tongue): string {
  const here = figuresText(groupsIn(clan, place), tongue)
  if (!isProvince(place)) return here
  const support = figuresText(supportOf(clan, place), tongue)
  if (here === '' && support === '') return ''
  const beside =
    support === ''
      ? ''
      : tongue.say({ key: 'spoken.br.support', params: { figures: literal(support) } })
  const figures = literal(listed([here, beside]))
  return tongue.say({
    key: 'spoken.br.strength',
    params: { strength: strengthIn(clan, place), figures },
  })
}

/** The board as a table: a row for each place, a column for each clan's strength. */
export function mapGrid({ view }: BloodRageScene, tongue: Tongue): Grid {
  const column = (name: string): string => tongue.say({ key: `spoken.br.column.${name}` })
  return {
    head: [
      ...['place', 'region', 'neighbours', 'free', 'token', 'doom'].map(column),
      ...view.clans.map((clan) => whoIs(tongue, clan)),
    ],
    rows: ALL.map((place) => placeRow(view, place, tongue)),
  }
}

function placeRow(view: View, place: Place, tongue: Tongue): string[] {
  const region = regionOf(place)
  const neighbours = neighboursOf(place).map(placeKey).join(' ')
  return [
    capital(tongue.say({ key: placeKey(place) })),
    region === null ? '' : tongue.say({ key: `region.${region}` }),
    place === YGGDRASIL
      ? tongue.say({ key: 'spoken.br.all-provinces' })
      : tongue.say({ key: 'spoken.name', params: { name: neighbours } }),
    roomText(view, place, tongue),
    tokenText(view, place, tongue),
    doomText(view, place, tongue),
    ...view.clans.map((clan) => strengthText(clan, place, tongue)),
  ]
}

/** One place in full. */
export function placeFound(scene: BloodRageScene, words: string, tongue: Tongue): Found | null {
  return onlyOne(
    placesNamed(words, tongue),
    (place) => capital(tongue.say({ key: placeKey(place) })),
    (place) => placeLines(scene, place, tongue),
  )
}

function placeLines({ view }: BloodRageScene, place: Place, tongue: Tongue): string[] {
  const [name = '', region = '', neighbours = '', room, token, doom, ...clans] = placeRow(
    view,
    place,
    tongue,
  )
  const fact = (key: string, text: string | undefined): string[] =>
    !text ? [] : [tongue.say({ key: `spoken.br.fact.${key}`, params: { text: literal(text) } })]
  const fjord = fjordOf(place)
  const who = clans.flatMap((text, seat) =>
    text === '' ? [] : [`${whoIs(tongue, at(view.clans, seat))} ${text}`],
  )
  return [
    region === '' ? `${name}.` : `${name}, ${region}.`,
    ...fact('neighbours', neighbours),
    ...fact('fjord', fjord < 0 ? '' : tongue.say({ key: placeKey(fjord) })),
    ...fact('free', room),
    ...fact('token', token),
    ...fact('doom', doom),
    ...(who.length === 0 ? [tongue.say({ key: 'spoken.br.nobody' })] : who.map((one) => `${one}.`)),
  ]
}

function placesNamed(words: string, tongue: Tongue): readonly Place[] {
  const ids = PLACES.slice(0, BOARD)
  const phrases = (id: (typeof ids)[number]) => [
    { ways: nameWays(tongue, id, `place.${id}`), optional: false },
  ]
  const provinces = nearest(tokensIn(words), ids.slice(0, PROVINCES), phrases)
  const { found } =
    provinces.found.length > 0
      ? provinces
      : nearest(tokensIn(words), ids.slice(FIRST_FJORD), phrases)
  return found.map((id) => ids.indexOf(id))
}
