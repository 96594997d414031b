import {
  type BloodRageAction,
  type BloodRageDecision,
  BOARD,
  type CardId,
  cardOf,
  type FigureId,
  type PlaceId,
  placeId,
  SLOTS_OF,
  unitOf,
  type View,
  whyNotInto,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Target } from '../../../table/assembly.ts'
import { type Thing, thingOf } from './targets.ts'

type Pointed<Is extends Thing['kind']> = Extract<Thing, { kind: Is }>

/** What somebody tried who pointed at something closed; `null` where nothing comes to mind. */
export function attemptOf(
  view: View,
  { kind, seat: by }: BloodRageDecision,
  picked: readonly Target[],
  target: Target,
): BloodRageAction | null {
  const thing = thingOf(target)
  if (thing === null) return null
  if (kind === 'turn')
    return onTurn(
      view,
      by,
      picked.flatMap((one) => thingOf(one) ?? []),
      thing,
    )
  return asAnswer(by, thing)
}

/** Outside of a turn the thing itself is the answer. */
function asAnswer(by: number, thing: Thing): BloodRageAction | null {
  switch (thing.kind) {
    case 'card':
      return { type: 'card', by, card: thing.card }
    case 'figure':
      return { type: 'figure', by, figure: thing.figure, place: thing.place }
    case 'place':
      return { type: 'place', by, place: thing.place }
    case 'stat':
      return { type: 'stat', by, stat: thing.stat }
    case 'bonus':
      return { type: 'bonus', by, bonus: thing.bonus }
    default:
      return null
  }
}

function onTurn(
  view: View,
  by: number,
  picked: readonly Thing[],
  thing: Thing,
): BloodRageAction | null {
  switch (thing.kind) {
    case 'place':
      return toPlace(by, picked, thing.place)
    case 'figure':
      return withFigure(view, by, thing)
    case 'card':
      return withCard(by, thing.card, null)
    case 'slot':
      return intoSlot(by, picked, thing.slot)
    default:
      return null
  }
}

function find<Is extends Thing['kind']>(
  picked: readonly Thing[],
  kind: Is,
): Pointed<Is> | undefined {
  return picked.find((one): one is Pointed<Is> => one.kind === kind)
}

/** What a place was pointed at for is in what was picked before; without that, to pillage it. */
function toPlace(by: number, picked: readonly Thing[], place: PlaceId): BloodRageAction {
  const doing = find(picked, 'do')?.what
  const figure = find(picked, 'figure')
  const from = find(picked, 'place')?.place
  if (figure !== undefined) {
    const type = figure.place === 'valhalla' ? 'return' : 'invade'
    return { type, by, figure: figure.figure, place }
  }
  if (doing === 'march') {
    return from === undefined
      ? { type: 'march', by, from: place, to: otherThan(place) }
      : { type: 'march', by, from, to: place }
  }
  return { type: doing === 'challenge' ? 'challenge' : 'pillage', by, place }
}

function otherThan(place: PlaceId): PlaceId {
  return place === 'yggdrasil' ? 'gimle' : 'yggdrasil'
}

/** An invasion somewhere with room: what forbids it then is the figure, its cost or the Horns. */
function withFigure(
  view: View,
  by: number,
  { figure, place }: Pointed<'figure'>,
): BloodRageAction | null {
  if (place === 'reserve') return { type: 'invade', by, figure, place: roomFor(view, by, figure) }
  if (place === 'valhalla') return { type: 'return', by, figure, place: roomFor(view, by, figure) }
  return null
}

/** Some place that the figure may invade, the province that comes to mind where there is none. */
function roomFor(view: View, by: number, figure: FigureId): PlaceId {
  const clan = at(view.clans, by)
  const unit = unitOf(clan, figure)
  for (let place = 0; place < BOARD; place++) {
    if (whyNotInto(view, clan, unit, place) === null) return placeId(place)
  }
  return 'gimle'
}

function withCard(by: number, card: CardId, slot: number | null): BloodRageAction {
  if (cardOf(card).type === 'quest') return { type: 'quest', by, card }
  return { type: 'upgrade', by, card, slot: slot ?? SLOTS_OF[cardOf(card).slot ?? 'clan'].first }
}

function intoSlot(by: number, picked: readonly Thing[], slot: number): BloodRageAction | null {
  const card = find(picked, 'card')?.card
  return card === undefined ? null : withCard(by, card, slot)
}
