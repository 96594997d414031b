import {
  ALL_CARDS,
  BOARD,
  type CardId,
  type ClanView,
  FIRST_FJORD,
  figuresOnBoard,
  fjordOf,
  hasPassed,
  isPlaceId,
  isProvince,
  PLACES,
  type Place,
  placeId,
  placeOf,
  regionOf,
  roomIn,
  statValue,
  supportedBy,
  VILLAGES,
  type View,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import { useView } from '../answers/reading.ts'
import { ClanBadge } from '../clans/clan-badge.tsx'
import { doomAge, isClosed, neighboursOf } from '../map/describe.ts'
import { CardFace } from './card.tsx'
import './peek.css'

/** Names that a short text with its rule explains. */
const TEXTS: Readonly<Record<string, readonly [UiKey, string]>> = {
  'br.aid.glory': ['br.aid.glory.text', 'BR-10.3'],
  'figure.leader': ['br.peek.leader', 'BR-5.6'],
  'figure.ship': ['br.peek.ship', 'BR-1.3'],
  'figure.warrior': ['br.peek.warrior', 'BR-1.1'],
  'phase.action': ['br.peek.action', 'BR-5.1'],
  'phase.discard': ['br.peek.discard', 'BR-7.1'],
  'phase.draft': ['br.peek.draft', 'BR-4.3'],
  'phase.quest': ['br.peek.quest', 'BR-8.1'],
  'phase.ragnarok': ['br.peek.ragnarok', 'BR-9.1'],
  'phase.release': ['br.peek.release', 'BR-10.1'],
  'place.reserve': ['br.peek.reserve', 'BR-5.6'],
  'place.valhalla': ['br.peek.valhalla', 'BR-10.1'],
  'stat.axes': ['br.peek.axes', 'BR-6.11'],
  'stat.horns': ['br.peek.horns', 'BR-5.7'],
  'stat.rage': ['br.peek.rage', 'BR-5.1'],
  'token.axes': ['br.peek.token', 'BR-6.12'],
  'token.glory': ['br.peek.token-glory', 'BR-6.12'],
  'token.horns': ['br.peek.token', 'BR-6.12'],
  'token.rage': ['br.peek.token', 'BR-6.12'],
  'token.yggdrasil': ['br.peek.token-all', 'BR-6.12'],
}

/** The card of a name: that of the age if there are several. */
function cardNamed(name: string, age: number): CardId | null {
  const def = /^card\.(.+)\.name$/.exec(name)?.[1] ?? monsterOf(name)
  if (def === null) return null
  const cards = ALL_CARDS.filter((card) => card.def === def)
  return (cards.find((card) => card.age === age) ?? cards[0])?.id ?? null
}

/** A monster is best explained by its card. */
function monsterOf(name: string): string | null {
  const figure = name.startsWith('figure.') ? name.slice('figure.'.length) : null
  return ALL_CARDS.some(({ def, slot }) => def === figure && slot === 'monster') ? figure : null
}

function boardPlace(name: string): Place | null {
  const id = name.startsWith('place.') ? name.slice('place.'.length) : ''
  if (!isPlaceId(id)) return null
  const place = placeOf(id)
  return place < BOARD ? place : null
}

export function hasPeek(name: string): boolean {
  if (name in TEXTS || name.startsWith('clan.') || name.startsWith('region.')) return true
  return cardNamed(name, 1) !== null || boardPlace(name) !== null
}

/** What a name in a sentence stands for. */
export function Peek({ name }: { readonly name: string }) {
  const view = useView()
  const card = cardNamed(name, view?.age ?? 1)
  if (card !== null) return <CardFace card={card} size="large" />
  const place = boardPlace(name)
  if (place !== null && view !== null) return <PlacePeek view={view} place={place} />
  const clan = view?.clans.find((one) => name === `clan.${one.clan}`)
  if (view !== null && clan !== undefined) return <ClanPeek view={view} clan={clan} />
  if (name.startsWith('region.')) return <RegionPeek name={name} />
  return <TextPeek name={name} />
}

interface NoteProps {
  readonly title: ReactNode
  readonly rule?: string
  readonly children: ReactNode
}

function Note({ title, rule, children }: NoteProps) {
  const { t } = useWords()
  return (
    <div className="br-peek panel lifted">
      <strong>{title}</strong>
      {children}
      {rule !== undefined && <small>{t('table.rule', { rule: { literal: rule } })}</small>}
    </div>
  )
}

function TextPeek({ name }: { readonly name: string }) {
  const { t, say } = useWords()
  const [key, rule] = TEXTS[name] ?? []
  if (key === undefined || rule === undefined) return null
  return (
    <Note title={say({ key: name })} rule={rule}>
      <p>{t(key)}</p>
    </Note>
  )
}

const listOf = (places: readonly Place[]): string =>
  places.map((place) => `place.${placeId(place)}`).join(' ')

function RegionPeek({ name }: { readonly name: string }) {
  const { t, say } = useWords()
  const region = name.slice('region.'.length)
  const places = PLACES.map((_, place) => place).filter((place) => regionOf(place) === region)
  return (
    <Note title={say({ key: name })} rule="BR-1.2">
      <p>{t('br.peek.provinces', { places: listOf(places) })}</p>
    </Note>
  )
}

function ClanPeek({ view, clan }: { readonly view: View; readonly clan: ClanView }) {
  const { t, say } = useWords()
  const hand = typeof clan.hand === 'number' ? clan.hand : clan.hand.length
  return (
    <Note title={<ClanBadge clan={clan.clan} />}>
      <p>{say({ key: `br.clan.${clan.clan}` })}</p>
      <p>{t('br.glory', { glory: clan.glory })}</p>
      <p>{t('br.rage', { rage: clan.rage })}</p>
      {hasPassed(view, view.clans.indexOf(clan)) && <p>{t('br.passed')}</p>}
      <p>{t('br.figures-of', { count: figuresOnBoard(clan), most: statValue(clan, 2) })}</p>
      <p>{t('br.count.hand', { count: hand })}</p>
    </Note>
  )
}

interface PlaceProps {
  readonly view: View
  readonly place: Place
}

function PlacePeek({ view, place }: PlaceProps) {
  const { say } = useWords()
  const title = say({ key: `place.${placeId(place)}` })
  if (place >= FIRST_FJORD) return <FjordPeek place={place} title={title} />
  return (
    <Note title={title} rule="BR-1.2">
      <Land view={view} place={place} />
      <State view={view} place={place} />
      <Around view={view} place={place} />
    </Note>
  )
}

function FjordPeek({ place, title }: { readonly place: Place; readonly title: string }) {
  const { t } = useWords()
  return (
    <Note title={title} rule="BR-1.3">
      <p>{t('br.peek.fjord', { places: listOf(supportedBy(place)) })}</p>
    </Note>
  )
}

function Land({ view, place }: PlaceProps) {
  const { t, say } = useWords()
  if (place === YGGDRASIL) return <p>{t('br.peek.yggdrasil')}</p>
  const villages = VILLAGES[place] ?? 0
  return (
    <p>
      {say({ key: `region.${regionOf(place) ?? 'manheim'}` })} ·{' '}
      {t('br.peek.villages', { villages, empty: Math.max(0, roomIn(view, place)) })}
    </p>
  )
}

/** Destroyed, doomed, pillaged, or what there is to gain. */
function State({ view, place }: PlaceProps) {
  const { t } = useWords()
  if (isClosed(view, place)) return <p className="br-peek-doom">{t('br.place.destroyed')}</p>
  const age = doomAge(view, place)
  return (
    <>
      <p>
        {view.pillaged[place]
          ? t('br.place.pillaged')
          : t('br.place.reward', { token: `token.${view.tokens[place] ?? 'glory'}` })}
      </p>
      {age === view.age && <p className="br-peek-doom">{t('br.place.doomed')}</p>}
      {age > view.age && <p>{t('br.place.doomed-later', { age })}</p>}
    </>
  )
}

function Around({ view, place }: PlaceProps) {
  const { t } = useWords()
  if (!isProvince(place) || place === YGGDRASIL) return null
  return (
    <>
      <p>{t('br.peek.neighbours', { places: listOf(neighboursOf(view, place)) })}</p>
      <p>{t('br.peek.supported', { place: `place.${placeId(fjordOf(place))}` })}</p>
    </>
  )
}
