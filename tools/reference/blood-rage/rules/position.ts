import type { Age } from './cards.ts'
import type { OuterProvince, Place, Province } from './map.ts'

export type Stat = 'rage' | 'axes' | 'horns'
export const STATS: readonly Stat[] = ['rage', 'axes', 'horns']

export type Token = Stat | 'glory'

/** A Warrior, the Leader, the Ship or a monster, which has its card's name. */
export interface Figure {
  readonly kind: string
  readonly place: Place
}

export interface Clan {
  readonly name: string
  readonly glory: number
  readonly rage: number
  /** A pass is final, even with Rage gained afterwards (BR-5.4). */
  readonly passed: boolean
  /** From 1 to 6. */
  readonly steps: Readonly<Record<Stat, number>>
  /** All upgrades in the clan's slots. */
  readonly upgrades: readonly string[]
  readonly hand: readonly string[]
  /** Cards of the hand that everybody knows (BR-11.21). */
  readonly shown: readonly string[]
  readonly figures: readonly Figure[]
}

export interface Position {
  readonly age: Age
  /** In the order of their seats, clockwise. */
  readonly clans: readonly Clan[]
  readonly tokens: Readonly<Record<OuterProvince, Token>>
  readonly destroyed: readonly Province[]
  readonly pillaged: readonly Province[]
  readonly discard: readonly string[]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The clan's things as they lie on the table, to be moved about. */
export interface ClanOnTable {
  readonly name: string
  glory: number
  rage: number
  readonly passed: boolean
  readonly steps: Record<Stat, number>
  readonly upgrades: readonly string[]
  readonly hand: string[]
  readonly shown: string[]
  readonly figures: Writable<Figure>[]
}

export interface Board extends Omit<Position, 'clans' | 'pillaged' | 'discard'> {
  readonly clans: readonly ClanOnTable[]
  readonly pillaged: Province[]
  readonly discard: string[]
}

/** A copy, so that the position one was given stays as it is. */
export function layOut(position: Position): Board {
  return {
    ...position,
    clans: position.clans.map((clan) => ({
      ...clan,
      steps: { ...clan.steps },
      hand: [...clan.hand],
      shown: [...clan.shown],
      figures: clan.figures.map((figure) => ({ ...figure })),
    })),
    pillaged: [...position.pillaged],
    discard: [...position.discard],
  }
}
