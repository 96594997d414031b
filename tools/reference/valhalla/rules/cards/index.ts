import { readFileSync } from 'node:fs'
import { type ThorCard, type TyrCard, thorsOf, tyrsOf } from './gods.ts'
import { type LokiLine, lokiCardsOf } from './loki.ts'
import { cell, type Table, tablesOf } from './markdown.ts'
import { type MissionCard, missionsOf, type TacticCard, tacticsOf } from './tactics.ts'
import { type WarriorCard, warriorsOf } from './warriors.ts'

export type Card = WarriorCard | TacticCard | MissionCard | ThorCard | TyrCard

/** The page players read is the only place where the reference learns what the cards say. */
const PAGE = new URL('../../../../../docs/rules/valhalla.md', import.meta.url)
const TABLES = tablesOf(readFileSync(PAGE, 'utf8'))

const CARDS: ReadonlyMap<string, Card> = new Map(
  TABLES.flatMap(cardsOf).map((card) => [card.id, card]),
)
const LOKI = lokiCardsOf(tableWith('Bonus of the loser'))
const KINGS = tableWith('Level 1').rows

function cardsOf(table: Table): readonly Card[] {
  return [
    ...warriorsOf(table),
    ...tacticsOf(table),
    ...missionsOf(table),
    ...thorsOf(table),
    ...tyrsOf(table),
  ]
}

function tableWith(column: string): Table {
  const found = TABLES.find((table) => table.columns.includes(column))
  if (found === undefined) throw new Error(`no table with a column "${column}"`)
  return found
}

export function cardOf(id: string): Card {
  const card = CARDS.get(id)
  if (card === undefined) throw new Error(`"${id}" is no card of the rules`)
  return card
}

export function warriorCard(id: string): WarriorCard {
  const card = cardOf(id)
  if (card.kind !== 'warrior') throw new Error(`"${id}" is no warrior`)
  return card
}

export const isWarrior = (id: string) => cardOf(id).kind === 'warrior'

/** Thor's Support counts as a tactic (VH-58), missions do not (VH-R30). */
export const isTactic = (id: string) => ['tactic', 'thor'].includes(cardOf(id).kind)

export function lokiLines(id: string): readonly LokiLine[] {
  const lines = LOKI.get(id)
  if (lines === undefined) throw new Error(`"${id}" is no Loki card`)
  return lines
}

/** How many grey dice an attacker of a king on this level takes (VH-86). */
export function kingDice(players: number, level: number): number {
  const row = KINGS.find((each) => cell(each, 'Players') === String(players))
  if (row === undefined) throw new Error(`no king card for ${players} players`)
  return Number(/(\d) (die|dice)/.exec(cell(row, `Level ${level}`))?.[1] ?? 0)
}

/** Two kings with six players, one otherwise (VH-87). */
export const kingCards = (players: number) => (players === 6 ? 2 : 1)
