import {
  areAdjacent,
  type ClanView,
  FIRST_FJORD,
  fjordOf,
  type Group,
  groupsIn,
  isOpen,
  isProvince,
  type Place,
  PROVINCES,
  placeId,
  regionOf,
  roomIn,
  strengthIn,
  strengthOf,
  supportedBy,
  VILLAGES,
  type View,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import type { Words } from '../../../i18n/words.ts'

/** What stands for how a province fares, in the order of its weight. */
type Fate = 'destroyed' | 'doomed' | 'doomed-later' | 'none'

/** The age in which Ragnarök takes a province, or 0. */
export function doomAge(view: View, place: Place): number {
  return view.dooms.indexOf(place) + 1
}

export function fateOf(view: View, place: Place): Fate {
  if (isClosed(view, place)) return 'destroyed'
  const age = doomAge(view, place)
  if (age === view.age) return 'doomed'
  return age > view.age ? 'doomed-later' : 'none'
}

/** A province that is gone, or a fjord none of whose provinces is left. */
export function isClosed(view: View, place: Place): boolean {
  return !isOpen(view, place)
}

/** The full name of a place: what a screen reader says of it. */
export function placeLabel(words: Words, view: View, place: Place): string {
  const figures = figuresLabel(words, view, place)
  const marks = marksOf(words, view, place)
  const head = headOf(words, view, place)
  const standing = figures === '' ? head : `${head}: ${figures}`
  const around = isClosed(view, place) ? [] : aroundOf(words, view, place)
  return [standing, ...totalsOf(words, view, place), ...marks, ...around].join('; ')
}

/** Each clan's STR in a province, ships in its fjord included: what battles and quests count. */
function totalsOf({ t }: Words, view: View, place: Place): string[] {
  const sums = view.clans
    .map((clan) => ({ clan: `clan.${clan.clan}`, count: strengthIn(clan, place) }))
    .filter(({ count }) => isProvince(place) && count > 0)
    .map((sum) => t('br.heard.sum', sum))
  return sums.length === 0 ? [] : [t('br.place.total', { sums: { literal: sums.join(', ') } })]
}

const listOf = (places: readonly Place[]): string =>
  places.map((place) => `place.${placeId(place)}`).join(' ')

/** Where one can march or answer a call from, and whose ships help. */
function aroundOf({ t }: Words, view: View, place: Place): string[] {
  if (place >= FIRST_FJORD) return [t('br.peek.fjord', { places: listOf(supportedBy(place)) })]
  if (place === YGGDRASIL) return []
  const fjord = `place.${placeId(fjordOf(place))}`
  return [
    t('br.peek.neighbours', { places: listOf(neighboursOf(view, place)) }),
    t('br.peek.supported', { place: fjord }),
  ]
}

/** The provinces next to one that still stand. */
export function neighboursOf(view: View, place: Place): readonly Place[] {
  const provinces = Array.from({ length: PROVINCES }, (_, other) => other)
  return provinces.filter((other) => areAdjacent(place, other) && !view.destroyed[other])
}

function headOf({ t }: Words, view: View, place: Place): string {
  const name = `place.${placeId(place)}`
  if (place >= FIRST_FJORD) return t('br.place.fjord', { place: name })
  if (place === YGGDRASIL) return t('br.place.yggdrasil', { place: name })
  return t('br.place.province', {
    place: name,
    region: `region.${regionOf(place) ?? 'manheim'}`,
    villages: VILLAGES[place] ?? 0,
    empty: Math.max(0, roomIn(view, place)),
  })
}

function figuresLabel(words: Words, view: View, place: Place): string {
  return view.clans
    .flatMap((clan) => groupsIn(clan, place).map((group) => groupLabel(words, clan, group, place)))
    .join(', ')
}

export function groupLabel(
  { t }: Words,
  clan: ClanView,
  { figure, count }: Group,
  place: Place,
): string {
  return t('br.figure.standing', {
    clan: `clan.${clan.clan}`,
    figure: `figure.${figure}`,
    count,
    strength: strengthOf(clan, figure, place),
  })
}

function marksOf({ t }: Words, view: View, place: Place): string[] {
  const fate = fateOf(view, place)
  if (fate === 'destroyed') return [t('br.place.destroyed')]
  const marks: string[] = []
  if (isProvince(place)) marks.push(tokenMark(t, view, place))
  if (fate === 'doomed') marks.push(t('br.place.doomed'))
  if (fate === 'doomed-later') marks.push(t('br.place.doomed-later', { age: doomAge(view, place) }))
  return marks
}

function tokenMark(t: Words['t'], view: View, place: Place): string {
  if (view.pillaged[place]) return t('br.place.pillaged')
  return t('br.place.reward', { token: `token.${view.tokens[place] ?? 'glory'}` })
}
