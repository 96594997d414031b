import {
  type ClanView,
  FIRST_FJORD,
  type Group,
  groupsIn,
  isOpen,
  isProvince,
  type Place,
  placeId,
  regionOf,
  roomIn,
  strengthOf,
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
  return [figures === '' ? head : `${head}: ${figures}`, ...marks].join('; ')
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
