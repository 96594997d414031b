import type { Seat } from '@meadhall/kernel'
import { cardOf, warriorOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { isSolo, playerAt } from '../state.ts'
import type { ArmedSeen, SideSeen, Table } from '../table.ts'
import { jarlStrength } from './jarl.ts'
import { warriorGlory } from './monster.ts'
import { armedStrength, countingTactic } from './strength.ts'

/** One thing that a side's strength is made of. */
export type StrengthLine =
  /** `bonus` is what traits, Jarl, Tyr and cards set aside add to the printed strength. */
  | {
      readonly kind: 'warrior'
      readonly card: CardId
      readonly seat: Seat
      readonly value: number
      readonly bonus: number
      readonly onRoad: boolean
    }
  | { readonly kind: 'tactic'; readonly card: CardId; readonly value: number }
  | { readonly kind: 'thor'; readonly card: CardId; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'jarl' | 'valhalla'; readonly value: number }

/** What a side's strength is made of; the values add up to `sideStrength`. */
export function strengthLines(table: Table, side: SideSeen): StrengthLine[] {
  if (side.armed.length === 0) return []
  const tactics = side.tactics.map((card): StrengthLine => {
    return { kind: 'tactic', card, value: printed(card) + countingTactic(table, side, card) }
  })
  const thor = side.thor.map(({ card, by }): StrengthLine => {
    return { kind: 'thor', card, seat: by, value: printed(card) }
  })
  return [
    ...warriorLines(table, side),
    ...[...tactics, ...thor, ...jarlLine(table, side)].filter(({ value }) => value !== 0),
    ...(isSolo(table) ? valhallaLine(warriorGlory(table, side.seat)) : []),
  ]
}

function warriorLines(table: Table, side: SideSeen): StrengthLine[] {
  return side.armed.map((armed, index) => {
    const onRoad = side.onRoad.includes(index)
    const value = onRoad ? 0 : worthOf(table, side, armed)
    const bonus = onRoad ? 0 : value - warriorOf(armed.card).strength
    return { kind: 'warrior', card: armed.card, seat: armed.seat, value, bonus, onRoad }
  })
}

/** What a warrior counts; of one that has left after the battle only the printed strength is known. */
function worthOf(table: Table, side: SideSeen, armed: ArmedSeen): number {
  const isThere = playerAt(table, armed.seat).squad[armed.space]?.card === armed.card
  return isThere ? armedStrength(table, side, armed) : warriorOf(armed.card).strength
}

/** The fixed strength that stands on a tactic or a card of Thor's Support. */
function printed(id: CardId): number {
  const card = cardOf(id)
  if (card.type !== 'tactic' && card.type !== 'thor') return 0
  return card.effect.kind === 'strength' ? card.effect.value : 0
}

/** The Jarl's own strength, and what the Jarl added to tactics (einar). */
function jarlLine(table: Table, side: SideSeen): StrengthLine[] {
  const cards = [...side.tactics, ...side.thor.map(({ card }) => card)]
  const fixed = cards.reduce((sum, card) => sum + printed(card), 0)
  return [{ kind: 'jarl', value: jarlStrength(table, side) + side.strength - fixed }]
}

function valhallaLine(value: number): StrengthLine[] {
  return value === 0 ? [] : [{ kind: 'valhalla', value }]
}
