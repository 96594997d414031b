import {
  type CardId,
  FIGURES,
  type FigureId,
  isCardId,
  isPlaceId,
  type PlaceId,
  STATS,
  type StatId,
} from '@meadhall/game-blood-rage'
import type { Target } from '../../../table/assembly.ts'

/*
 * What the things on this table are called when one points at them. Figures are always those of
 * the seat that is asked: nobody ever chooses a figure of somebody else.
 */
export const placeTarget = (place: PlaceId): Target => `place:${place}`
export const figureTarget = (figure: FigureId, place: PlaceId): Target =>
  `figure:${figure}@${place}`
export const cardTarget = (card: CardId): Target => `card:${card}`
export const slotTarget = (slot: number): Target => `slot:${slot}`
export const statTarget = (stat: StatId): Target => `stat:${stat}`
export const bonusTarget = (bonus: number): Target => `bonus:${bonus}`
export const doTarget = (what: string): Target => `do:${what}`

/** A target taken apart again; `null` for a word that is none of the above. */
export type Thing =
  | { readonly kind: 'place'; readonly place: PlaceId }
  | { readonly kind: 'figure'; readonly figure: FigureId; readonly place: PlaceId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'stat'; readonly stat: StatId }
  | { readonly kind: 'bonus'; readonly bonus: number }
  | { readonly kind: 'do'; readonly what: string }

const isFigureId = (word: string): word is FigureId => (FIGURES as readonly string[]).includes(word)
const isStatId = (word: string): word is StatId => (STATS as readonly string[]).includes(word)

const READ: Readonly<Record<string, (rest: string) => Thing | null>> = {
  place: (rest) => (isPlaceId(rest) ? { kind: 'place', place: rest } : null),
  figure: readFigure,
  card: (rest) => (isCardId(rest) ? { kind: 'card', card: rest } : null),
  slot: (rest) => ({ kind: 'slot', slot: Number(rest) }),
  stat: (rest) => (isStatId(rest) ? { kind: 'stat', stat: rest } : null),
  bonus: (rest) => ({ kind: 'bonus', bonus: Number(rest) }),
  do: (rest) => ({ kind: 'do', what: rest }),
}

function readFigure(rest: string): Thing | null {
  const [figure = '', place = ''] = rest.split('@')
  return isFigureId(figure) && isPlaceId(place) ? { kind: 'figure', figure, place } : null
}

export function thingOf(target: Target): Thing | null {
  const at = target.indexOf(':')
  return READ[target.slice(0, at)]?.(target.slice(at + 1)) ?? null
}
