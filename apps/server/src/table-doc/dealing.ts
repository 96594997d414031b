import { type Fairness, seedOf } from '@meadhall/fairness'
import { type MatchRecord, RECORD_VERSION, type SeatInfo } from '@meadhall/match'
import type { SeatDoc, StoredTable, TableDoc } from './table-doc.ts'

/** What a table's seed was made from. To be shown to nobody before the game is over. */
export function fairnessOf({ doc, secret }: StoredTable): Fairness {
  return {
    table: doc.id,
    commitment: doc.commitment,
    secret,
    contributions: doc.seats.flatMap(({ commitment, contribution }, seat) =>
      commitment === null ? [] : [{ seat, commitment, contribution }],
    ),
    // Not who plays now: a seat that was given up to a bot had its part in the seed.
    bots: doc.seats.flatMap((one, seat) => (one.for === 'bot' ? [seat] : [])),
  }
}

/** What the match of a table starts from. It follows from what is stored, whoever asks and when. */
export function recordOf(table: StoredTable): MatchRecord {
  const { doc } = table
  if (doc.rulesVersion === null) throw new Error(`no cards were dealt at table ${doc.id}`)
  const { id, game, options, rulesVersion, seats } = doc
  const fairness = fairnessOf(table)
  return {
    version: RECORD_VERSION,
    id,
    game,
    rulesVersion,
    options,
    seats: seats.map(seatInfo),
    seed: seedOf({ fairness, game, rulesVersion, options, seats: seats.length }),
    undo: 'sealed',
  }
}

function seatInfo({ person, bot, character }: SeatDoc): SeatInfo {
  const cast = character == null ? {} : { character }
  return { name: person?.name ?? '', plays: bot ?? 'person', ...cast }
}

/** Whether the game of a table has begun. */
export function hasGame({ rulesVersion }: TableDoc): boolean {
  return rulesVersion !== null
}
