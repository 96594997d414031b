import { fighters } from './figures.ts'
import type { Province } from './map.ts'
import { clanAt, clockwiseFrom, type Table } from './table.ts'

/** A card that lies revealed in the battle. */
export interface Played {
  readonly card: string
  /** What it adds: nothing, unless it is a battle card or a quest that counts (BR-6.4). */
  bonus: number
  /** Whether its text does anything; false for what is no battle card, and after Thor's Primacy. */
  speaks: boolean
}

export interface Side {
  readonly seat: number
  readonly played: Played[]
  /** Whether a Valkyrie was there when the cards were chosen (BR-6.23). */
  readonly valkyrie: boolean
}

/** A figure destroyed in this battle, before or after totals were compared. */
export interface Death {
  readonly seat: number
  readonly kind: string
}

export interface Battle {
  readonly table: Table
  readonly province: Province
  readonly pillager: number
  /** The participants, clockwise from the pillager. */
  readonly sides: readonly Side[]
  readonly deaths: Death[]
}

/** BR-6.3: everybody with a figure in the province or its fjord takes part. */
export function drawUp(table: Table, province: Province, pillager: number): Battle {
  const seats = clockwiseFrom(table, pillager)
  const sides = seats.flatMap((seat) => {
    const figures = fighters(clanAt(table, seat), province)
    const valkyrie = figures.some(({ kind }) => kind === 'valkyrie')
    return figures.length === 0 ? [] : [{ seat, played: [], valkyrie }]
  })
  return { table, province, pillager, sides, deaths: [] }
}

export function opponentsOf(battle: Battle, side: Side): readonly Side[] {
  return battle.sides.filter((other) => other !== side)
}
