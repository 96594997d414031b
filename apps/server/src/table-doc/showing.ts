import type { Seat } from '@meadhall/kernel'
import type { Summary } from '@meadhall/match'
import type { ClockShown, SeatShown, TableShown } from '@meadhall/protocol'
import type { SeatDoc, TableDoc } from './table-doc.ts'

/** What is told of a table besides its document. */
export interface Around {
  /** The seats with a device connected. */
  readonly here: ReadonlySet<Seat>
  readonly watching: number
  readonly clocks: readonly ClockShown[]
  /** Where its game stands; `null` before it. */
  readonly summary: Summary | null
}

/** Nobody is connected, as far as one who asks by REST is told. */
export const ALONE: Around = { here: new Set(), watching: 0, clocks: [], summary: null }

/** A table as everybody may see it, field by field. */
export function shown(doc: TableDoc, around: Around): TableShown {
  const standing = around.summary?.standing ?? null
  return {
    id: doc.id,
    version: doc.version,
    game: doc.game,
    options: doc.options,
    seats: doc.seats.map((seat, index) => seatShown(seat, around.here.has(index), doc.phase)),
    host: doc.host,
    visibility: doc.visibility,
    tempo: doc.tempo,
    onTimeout: doc.onTimeout,
    spectators: doc.spectators,
    watchDelay: doc.watchDelay,
    undo: doc.undo,
    rated: doc.rated,
    phase: doc.phase,
    commitment: doc.commitment,
    revealBy: doc.revealBy,
    proposal: proposalShown(doc),
    clocks: [...around.clocks],
    watching: around.watching,
    stage: standing === null ? null : { ...standing.stage, params: { ...standing.stage.params } },
    waits: standing === null ? [] : [...standing.waits],
    rematch: doc.rematch,
    created: doc.created,
    started: doc.started,
    ended: doc.ended,
  }
}

/** What a seat gave to the seed is shown once nobody can sit down, or bind themselves anew, who saw it. */
function seatShown(seat: SeatDoc, here: boolean, phase: TableDoc['phase']): SeatShown {
  const { person, bot, standIn, ready, commitment, character } = seat
  const contribution = phase === 'waiting' ? null : seat.contribution
  const cast = character == null ? {} : { character }
  const asked = seat.awaited ? { awaited: true } : {}
  const both = { ...cast, ...asked }
  return { for: seat.for, person, bot, standIn, here, ready, commitment, contribution, ...both }
}

function proposalShown({ proposal }: TableDoc): TableShown['proposal'] {
  if (proposal === null) return null
  const { id, what, by, agreed, until } = proposal
  return { id, what, by, agreed: [...agreed], until }
}
