import { type Board, type ClanOnTable, layOut, type Position } from './position.ts'

export type QuestionKind =
  | 'call-to-battle'
  | 'battle-card'
  | 'quest-bonus'
  | 'white-circle'
  | 'keep-figure'
  | 'save-figure'
  | 'recover-card'
  | 'raise-stat'
  | 'move-leader'
  | 'extra-warrior'
  | 'instant-pillage'

/** Options are in the words of docs/scenarios.md, each once: `figure warrior gimle`, `decline`. */
export interface Question {
  readonly kind: QuestionKind
  readonly seat: number
  readonly options: readonly string[]
}

/** Answers a question with one of its options. */
export type Oracle = (question: Question) => string

/** What a pillage is played on: the board, those who answer, and what is worth telling of it. */
export interface Table {
  readonly board: Board
  readonly oracle: Oracle
  readonly notes: string[]
}

export function tableOf(position: Position, oracle: Oracle): Table {
  return { board: layOut(position), oracle, notes: [] }
}

export function clanAt(table: Table, seat: number): ClanOnTable {
  const clan = table.board.clans[seat]
  if (clan === undefined) throw new Error(`nobody sits at ${seat}`)
  return clan
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(table: Table, seat: number): number[] {
  const { length } = table.board.clans
  return Array.from({ length }, (_, turn) => (seat + turn) % length)
}

export function ask(
  table: Table,
  kind: QuestionKind,
  seat: number,
  options: readonly string[],
): string {
  const once = [...new Set(options)]
  const answer = table.oracle({ kind, seat, options: once })
  if (!once.includes(answer)) throw new Error(`"${answer}" does not answer ${kind}`)
  return answer
}

/** What is no choice happens by itself: with a single option nobody is asked. */
export function choose(
  table: Table,
  kind: QuestionKind,
  seat: number,
  options: readonly string[],
): string | null {
  const [first, ...others] = new Set(options)
  if (first === undefined) return null
  return others.length === 0 ? first : ask(table, kind, seat, options)
}
