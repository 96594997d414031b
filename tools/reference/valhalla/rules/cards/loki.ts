import { cell, type Table } from './markdown.ts'
import { slug } from './words.ts'

/** What a line of a Loki card gives the loser. */
export type LokiBonus =
  | { readonly kind: 'send-all' | 'steal' | 'top-tactic' | 'return-tactic' }
  | { readonly kind: 'play' | 'winner-discards' }
  | { readonly kind: 'send' | 'draw' | 'glory'; readonly count: number }
  | { readonly kind: 'keep'; readonly draw: number; readonly keep: number }

export interface LokiLine {
  readonly from: number
  readonly to: number
  readonly bonus: LokiBonus
}

/** The lines of every Loki card, from the top of the card. */
export function lokiCardsOf(table: Table): ReadonlyMap<string, readonly LokiLine[]> {
  const cards = new Map<string, LokiLine[]>()
  let lines: LokiLine[] = []
  for (const row of table.rows) {
    const name = cell(row, 'Card').replace(/\(.*\)/, '')
    if (name !== '') {
      lines = []
      cards.set(slug(name), lines)
    }
    const [from, to] = rangeOf(cell(row, 'Difference'))
    lines.push({ from, to, bonus: bonusOf(cell(row, 'Bonus of the loser')) })
  }
  return cards
}

function rangeOf(words: string): readonly [number, number] {
  const [from = 0, to] = (words.match(/\d+/g) ?? []).map(Number)
  if (words.includes('more')) return [from, Number.POSITIVE_INFINITY]
  return [from, to ?? from]
}

function bonusOf(text: string): LokiBonus {
  const [first = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number)
  if (text.startsWith('Send all')) return { kind: 'send-all' }
  if (text.startsWith('Send')) return { kind: 'send', count: first }
  if (text.includes('random card from the winner')) return { kind: 'steal' }
  if (text.startsWith('The winner discards')) return { kind: 'winner-discards' }
  if (text.includes('topmost tactic')) return { kind: 'top-tactic' }
  if (text.includes('tactic you played')) return { kind: 'return-tactic' }
  if (text.includes('glory')) return { kind: 'glory', count: first }
  if (text.startsWith('Play 1 warrior')) return { kind: 'play' }
  if (text.includes('keep')) return { kind: 'keep', draw: first, keep: second }
  return { kind: 'draw', count: first }
}
