import { type BrokenMatch, MatchFailure, type StoredMatch, upToDate } from '@meadhall/match'
import type { GamesRow } from './schema.ts'

type MatchRow = Pick<GamesRow, 'id' | 'record' | 'summary' | 'seq' | 'created' | 'touched'>

/** Text that this program wrote; what cannot be read is damage. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MatchFailure('damaged', `what is stored is no JSON: ${error}`)
  }
}

/** A snapshot; one that cannot be read is as good as none, since the journal has all of it. */
export function snapshotOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A row as a whole match of this version; throws a `MatchFailure`. */
export function matchOf({ record, summary, seq, created, touched }: MatchRow): StoredMatch {
  return upToDate({ ...fields(record), ...fields(summary), created, touched, seq })
}

function fields(text: string): object {
  const value = parsed(text)
  return typeof value === 'object' && value !== null ? value : {}
}

/** The same where one match that cannot be read must not hide the others. */
export function matchOrBroken(row: MatchRow): StoredMatch | BrokenMatch {
  try {
    return matchOf(row)
  } catch (error) {
    if (error instanceof MatchFailure) return { id: row.id, problem: error.problem }
    throw error
  }
}
