import type { Outcome } from '@meadhall/kernel'
import { botRating, type Rating } from '@meadhall/ratings'
import type { TableDoc } from '../table-doc/table-doc.ts'
import type { Contest } from './contest.ts'

/** Whoever began a seat: a person by their id, or a bot by its fixed rating. */
export type Starter =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'bot'; readonly rating: Rating | null }

/** A table whose game has come to its end. */
export interface FinishedGame extends Contest {
  readonly doc: TableDoc
  readonly starters: readonly Starter[]
}

/** What a finished game is made of, from what is stored of it; `null` where it has no result. */
export function finishedGame(
  doc: TableDoc,
  startedBy: readonly (string | null)[],
  outcome: Outcome | null,
  teams: Contest['teams'],
): FinishedGame | null {
  if (doc.phase !== 'over' || outcome === null) return null
  const starters = doc.seats.map((_, seat) => starterOf(doc, seat, startedBy[seat] ?? null))
  return { doc, starters, outcome, teams }
}

/** A bot that stands in, or that a seat was given up to, plays for the person who began. */
function starterOf({ game, seats }: TableDoc, seat: number, person: string | null): Starter {
  if (person !== null) return { kind: 'person', id: person }
  const { bot = null, character = null } = seats[seat] ?? {}
  // A character plays otherwise than what was measured.
  const level = character === null ? bot : null
  return { kind: 'bot', rating: level === null ? null : botRating(game, seats.length, level) }
}

/** Whether it counts: rated, with somebody to beat, and every bot's strength is known. */
export function counts({ doc, teams, starters }: FinishedGame): boolean {
  const isKnown = starters.every((one) => one.kind === 'person' || one.rating !== null)
  return doc.rated && teams.length > 1 && isKnown
}
