import { assertNever } from '@meadhall/kernel'
import type { Match, Reply as MatchReply } from '@meadhall/match'
import type { FromClient, Reply } from '@meadhall/protocol'
import { phraseOf, wordsOf } from '../chat/spoken.ts'
import { proposeAt, voteAt } from '../proposals/consent.ts'
import { Refused, refuse } from '../refusing/refused.ts'
import type { Connection } from './connection.ts'
import type { Beginning } from './document/beginning.ts'
import { STAND_IN, standIn } from './document/leaving-a-seat.ts'
import { sayReady } from './document/readiness.ts'
import { commit, reveal } from './document/seating.ts'
import type { TableDoc } from './document/table-doc.ts'
import type { LiveTable } from './live-table.ts'

/** What a reply says besides the id of what it answers. */
export type Said = Omit<Reply, 'type' | 'id'>

const DONE: Said = { taken: null }

/** Carries out what a client asks for. Throws `Refused`; other errors are faults of ours or the store. */
export async function carryOut(
  table: LiveTable,
  connection: Connection,
  message: FromClient,
): Promise<Said> {
  switch (message.type) {
    case 'answer':
      table.clocks.came(seatFor(connection), connection.way)
      return said(await answered(table, seatFor(connection), message))
    case 'undo':
      return said(await playedBy(table).undo(seatFor(connection), message))
    case 'why-not':
      return { why: whyNot(table, connection, message.action) }
    case 'hint':
      return { advice: await table.advice.hint(advised(table), seatFor(connection)) }
    case 'why':
      return { advice: await table.advice.why(advised(table), seatFor(connection), message.step) }
    case 'recall':
      return { past: table.recalls.past(begunAt(table), seatFor(connection), message.step) }
    case 'commit':
    case 'reveal':
    case 'ready':
    case 'stand-in': {
      const seat = seatFor(connection)
      await table.change((doc) => seatChanged(doc, seat, message, table.beginning))
      return DONE
    }
    case 'chat':
      return { taken: await table.say(connection, wordsOf(message.text), message.key) }
    case 'phrase':
      return { taken: await table.say(connection, phraseOf(message.phrase), message.key) }
    case 'mute':
      await table.chat.mute(connection, message.person, message.on)
      return DONE
    case 'propose':
      if (!connection.may('propose')) throw refuse('too-many', 'too-much-proposed')
      await proposeAt(table, seatFor(connection), message.what, () => table.now())
      return DONE
    case 'vote':
      await voteAt(table, seatFor(connection), message, () => table.now())
      return DONE
    case 'order':
      await table.orders.give(seatFor(connection), message.wish)
      return DONE
    case 'cancel-order':
      await table.orders.cancel(seatFor(connection), message.order)
      return DONE
    case 'resync':
      table.reset(connection)
      return DONE
    case 'ping':
      return DONE
    default:
      return assertNever(message)
  }
}

type OfSeat = Extract<FromClient, { type: 'commit' | 'reveal' | 'ready' | 'stand-in' }>

/** The document after what somebody says about their own seat. */
function seatChanged(doc: TableDoc, seat: number, message: OfSeat, at: Beginning): TableDoc {
  switch (message.type) {
    case 'commit':
      return commit(doc, seat, message.commitment)
    case 'reveal':
      return reveal(doc, seat, message.contribution)
    case 'ready':
      return sayReady(doc, seat, message.on, at)
    case 'stand-in':
      return standIn(doc, seat, message.on ? STAND_IN : null)
    default:
      return assertNever(message)
  }
}

/** A retry is told what became of it, also where no more moves are taken: it may have been the last. */
async function answered(table: LiveTable, seat: number, answer: unknown): Promise<MatchReply> {
  const { match, doc } = table
  if (match === null || doc.phase === 'playing') return await playedBy(table).answer(seat, answer)
  await match.catchUp()
  return match.repeated(seat, answer) ?? (await playedBy(table).answer(seat, answer))
}

function seatFor({ seat }: Connection): number {
  if (seat === null) throw refuse('not-yours', 'only-watching')
  return seat
}

function begunAt({ match }: LiveTable): Match {
  if (match === null) throw refuse('not-now', 'not-begun')
  return match
}

/** The match where moves are taken now. */
function playedBy(table: LiveTable): Match {
  const { doc } = table
  const match = begunAt(table)
  if (doc.phase === 'paused') throw refuse('not-now', 'paused')
  if (doc.phase === 'over' || doc.phase === 'closed') throw refuse('not-now', 'ended')
  return match
}

/** The match of a table at which one may be advised. */
function advised(table: LiveTable): Match {
  if (table.doc.rated) throw refuse('forbidden', 'advice-rated')
  return playedBy(table)
}

function whyNot(table: LiveTable, connection: Connection, action: unknown): Said['why'] {
  const reason = playedBy(table).whyNot(seatFor(connection), action)
  return reason === null ? null : { ...reason, params: { ...reason.params } }
}

function said(reply: MatchReply): Said {
  if (reply.kind === 'taken') return { taken: reply.seq }
  throw new Refused(reply.code, reply.reason)
}
