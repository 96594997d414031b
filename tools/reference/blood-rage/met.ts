import type { Answered } from './engine.ts'
import { cardOf, type Position } from './rules/index.ts'

type Counts = Map<string, number>

/** Cards that were laid or added in the battle, and upgrades that lay in a slot. */
export function countCards(met: Counts, { clans }: Position, answered: readonly Answered[]): void {
  for (const { upgrades } of clans)
    for (const card of upgrades) count(met, `slot ${cardOf(card).name}`)
  for (const { kind, answer } of answered) {
    count(met, `asked ${kind}`)
    const laid = kind === 'battle-card' || kind === 'white-circle'
    if (laid && answer !== 'decline') count(met, `laid ${nameOf(answer)}`)
  }
}

export function countNotes(met: Counts, notes: readonly string[]): void {
  const seen = new Set<string>()
  for (const note of notes) {
    count(met, `met ${note}${seen.has(note) ? ', again' : ''}`)
    seen.add(note)
  }
}

/** Of the answer `card a2-tyrs-crush`. */
function nameOf(answer: string): string {
  return cardOf(answer.slice('card '.length)).name
}

function count(met: Counts, what: string): void {
  met.set(what, (met.get(what) ?? 0) + 1)
}
