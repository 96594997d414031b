import {
  type CardId,
  cardName,
  cardOf,
  type StrengthLine,
  strengthLines,
  type View,
  warriorOf,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { BattleRecord } from './battle-record.ts'

type SeenLines = ReadonlyMap<Seat, readonly StrengthLine[]>

/** Line by line what each side had, by game and battle: the log tells only the sums. */
const remembered = new Map<string, SeenLines>()

/** Remembers what each side has now: after the battle nobody can tell any more. */
export function remember(name: string, view: View): void {
  const { battle } = view
  if (battle === null || battle.winner >= 0) return
  const known = new Map(remembered.get(name))
  for (const side of battle.sides) {
    const lines = strengthLines(view, side)
    if (lines.length > 0) known.set(side.seat, lines)
  }
  remembered.set(name, known)
}

/** What a side's strength is made of: a card, or something else that has a name. */
export interface ShownLine {
  readonly name: string
  readonly card: CardId | null
  readonly value: number
  readonly bonus: number
}

/**
 * The lines seen in time; else what the log tells, with the rest of the sum in one line. Tactics that
 * added nothing are told as well: they were played.
 */
export function linesOf(record: BattleRecord, seat: Seat, name: string): readonly ShownLine[] {
  const seen = remembered.get(name)?.get(seat)?.map(shownLine)
  const known = seen ?? toldLines(record, seat)
  const rest = (record.strength.get(seat) ?? 0) - known.reduce((sum, { value }) => sum + value, 0)
  const isRest = known.length > 0 && rest !== 0
  return [
    ...known,
    ...silent(record, seat, known),
    ...(isRest ? [{ name: 'vh.line.rest', card: null, value: rest, bonus: 0 }] : []),
  ]
}

function silent(
  { tactics }: BattleRecord,
  seat: Seat,
  known: readonly ShownLine[],
): readonly ShownLine[] {
  const left = known.map(({ card }) => card)
  return tactics.flatMap((one) => {
    if (one.seat !== seat) return []
    const at = left.indexOf(one.card)
    if (at < 0) return lineOf(one.card, 0)
    left.splice(at, 1)
    return []
  })
}

const lineOf = (card: CardId, value: number, bonus = 0): ShownLine => {
  return { name: cardName(card), card, value, bonus }
}

function shownLine(line: StrengthLine): ShownLine {
  if (!('card' in line))
    return { name: `vh.line.${line.kind}`, card: null, value: line.value, bonus: 0 }
  return lineOf(line.card, line.value, line.kind === 'warrior' ? line.bonus : 0)
}

function toldLines({ armed, tactics }: BattleRecord, seat: Seat): readonly ShownLine[] {
  const told = (cards: BattleRecord['armed'], printed: (card: CardId) => number) =>
    cards.filter((one) => one.seat === seat).map(({ card }) => lineOf(card, printed(card)))
  return [
    ...told(armed, (card) => warriorOf(card).strength),
    ...told(tactics, strengthOfTactic).filter(({ value }) => value > 0),
  ]
}

function strengthOfTactic(id: CardId): number {
  const card = cardOf(id)
  if (card.type !== 'tactic' && card.type !== 'thor') return 0
  return card.effect.kind === 'strength' ? card.effect.value : 0
}
