import type { Leave, Seated, TableShown } from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { People } from '../accounts/people.ts'
import type { Person } from '../accounts/person.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { addressGroup } from '../http/address-group.ts'
import type { Routes } from '../http/app.ts'
import { handle } from '../http/handle.ts'
import { refuse } from '../refusing/refused.ts'
import { sizeOf } from '../storage/page.ts'
import type { Schema } from '../storage/schema.ts'
import type { TableStore } from '../storage/table-store.ts'
import { giveUp, STAND_IN } from '../table-doc/leaving-a-seat.ts'
import { planSeat } from '../table-doc/readiness.ts'
import { leave, mayStart, sendAway, sit, start } from '../table-doc/seating.ts'
import { ALONE, shown } from '../table-doc/showing.ts'
import { seatOf, type TableDoc } from '../table-doc/table-doc.ts'
import { Founders, type FoundingLimits, isThinker, type Layer } from '../tables/founders.ts'
import { gameFileOf } from '../tables/games/game-files.ts'
import { gamesOf } from '../tables/games/games-of-person.ts'
import { listed, MOST_LISTED, openTables } from '../tables/games/listing.ts'
import { replayOf } from '../tables/games/replay.ts'
import { turnsOf } from '../tables/games/turns-of-person.ts'
import type { Hall } from '../tables/hall.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { freshSecret, hashOf } from '../tables/secrets.ts'
import { QuickMatch, type QuickMatchNeeds } from './quick-match.ts'

export interface TableRouteNeeds {
  readonly hall: Hall
  readonly tables: TableStore
  /** What lists are read by. */
  readonly reads: Kysely<Schema>
  readonly blocks: Blocks
  readonly people: Pick<People, 'sitter'>
  readonly now: () => number
  readonly founding: Partial<FoundingLimits> | undefined
  readonly leases: QuickMatchNeeds['leases']
  readonly seatsOf: QuickMatchNeeds['seatsOf']
}

/** Tables before and after their game: laying, listing, sitting down, starting, files. */
export function tableRoutes(needs: TableRouteNeeds): Routes {
  return (app) => {
    const founders = new Founders(needs.tables, needs.now, needs.founding)
    lobby(app, needs, founders)
    gamesOfPeople(app, needs)
    const think: Think = (layer, table) => founders.think(layer, table)
    seats(app, needs, think)
    leaving(app, needs)
    starting(app, needs, think)
    games(app, needs)
  }
}

function lobby(app: FastifyInstance, needs: TableRouteNeeds, founders: Founders): void {
  const { hall, tables, people, reads, blocks } = needs
  handle(app, 'POST /tables', async ({ request, person, body: plan }) => {
    const found = () => hall.found(plan, person.id)
    const { doc, invitations } = await founders.lay(layerOf(person, request), plan, found)
    return { table: shown(doc, ALONE), invitations: [...invitations] }
  })
  const quick = new QuickMatch({
    hall,
    tables,
    leases: needs.leases,
    founders,
    seatsOf: needs.seatsOf,
    shunned: (person) => blocks.around(person),
  })
  handle(app, 'POST /tables/quick', async ({ request, person, body: wish }) => {
    const sitter = await people.sitter(person)
    const { table, seat } = await quick.find(sitter, wish, addressGroup(request.ip))
    return await givenSeat(tables, table, seat, sitter.id)
  })
  handle(app, 'GET /tables', async ({ person, query }) => {
    const shunned = person === null ? new Set<string>() : await blocks.around(person.id)
    return await openTables(tables, reads, query, shunned)
  })
  handle(app, 'GET /me/tables', async ({ person, query }) => {
    const page = { after: query.after, limit: sizeOf(query, MOST_LISTED) }
    const { found, next } = await tables.ofPerson(person.id, page)
    return { tables: await listed(reads, found), next }
  })
  handle(app, 'GET /tables/:id', async ({ params, person }) => ({
    table: told(await tableOf(hall, params.id), person?.id ?? null),
  }))
}

/** Whose games there are, and how many of them wait. */
function gamesOfPeople(app: FastifyInstance, { reads }: TableRouteNeeds): void {
  handle(app, 'GET /me/games', ({ person: { id }, query }) =>
    gamesOf(reads, { of: id, by: id }, query),
  )
  handle(app, 'GET /people/:id/games', ({ params, person, query }) => {
    const look = { of: params.id, by: person?.id ?? null }
    return gamesOf(reads, look, { ...query, state: 'finished' })
  })
  handle(app, 'GET /me/turns', ({ person }) => turnsOf(reads, person.id))
}

/** Lets strong bots sit at somebody's table, or refuses. */
type Think = (layer: Layer, table: string) => Promise<void>

function seats(app: FastifyInstance, needs: TableRouteNeeds, think: Think): void {
  const { hall, tables, people, blocks } = needs
  handle(app, 'POST /tables/:id/seats', async ({ params, body, ...asked }) => {
    const person = await people.sitter(asked.person)
    const { seat: wanted, invitation, commitment, contribution } = body
    const table = await tableOf(hall, params.id)
    const invited =
      invitation === undefined ? null : await tables.seatByInvitation(table.id, hashOf(invitation))
    if (invited === null) await checkWelcome(blocks, table.doc, person.id)
    let seat = -1
    const sitting = {
      person,
      seat: wanted ?? null,
      invited,
      commitment: commitment ?? null,
      contribution: contribution ?? null,
    }
    await table.change((doc) => {
      const sat = sit(doc, sitting)
      seat = sat.seat
      return sat.doc
    })
    return await givenSeat(tables, table, seat, person.id)
  })
  handle(app, 'PUT /tables/:id/seats/:seat', async ({ params, body: plan, person, request }) => {
    const table = await tableOf(hall, params.id)
    const isThinking = plan.for === 'bot' && isThinker(plan.level)
    if (isThinking && table.doc.host === person.id) await think(layerOf(person, request), table.id)
    const seat = Number(params.seat)
    await table.change((doc) => planSeat(doc, person.id, seat, plan, table.beginning))
    return { table: told(table, person.id) }
  })
}

function leaving(app: FastifyInstance, { hall, tables }: TableRouteNeeds): void {
  handle(app, 'DELETE /tables/:id/seats/mine', async ({ params, query: { to }, person }) => {
    const table = await tableOf(hall, params.id)
    const seat = seatOf(table.doc, person.id)
    await table.change((doc) => left(doc, person.id, to))
    const isInvited = seat !== null && table.doc.seats[seat]?.for === 'invited'
    const invitation =
      to === 'invited' && isInvited ? await newInvitation(tables, table, seat) : null
    return { table: told(table, person.id), invitation }
  })
  handle(app, 'DELETE /tables/:id/seats/:seat', async ({ params, person }) => {
    const table = await tableOf(hall, params.id)
    await table.change((doc) => sendAway(doc, person.id, Number(params.seat)))
    return { table: told(table, person.id) }
  })
}

function starting(app: FastifyInstance, { hall }: TableRouteNeeds, think: Think): void {
  handle(app, 'POST /tables/:id/start', async ({ params, body, person, request }) => {
    const { fill = null } = body
    const table = await tableOf(hall, params.id)
    if (isThinker(fill) && mayStart(table.doc, person.id))
      await think(layerOf(person, request), table.id)
    await table.change((doc) => start(doc, person.id, fill, table.beginning))
    return { table: told(table, person.id) }
  })
}

/** Nobody sits down beside one who has blocked them, but by an invitation, which somebody sent them. */
async function checkWelcome(blocks: Blocks, doc: TableDoc, person: string): Promise<void> {
  if (seatOf(doc, person) !== null) return
  const there = [doc.host, ...doc.seats.map((seat) => seat.person?.id)]
  const people = there.filter((one) => typeof one === 'string')
  if (await blocks.isUnwanted(person, people)) throw refuse('forbidden', 'not-welcome')
}

/** What one is told who has sat down: with the secret of a link that leads back. */
async function givenSeat(
  tables: TableStore,
  table: LiveTable,
  seat: number,
  person: string,
): Promise<Seated> {
  const resume = freshSecret()
  await tables.setResume(table.id, seat, person, hashOf(resume))
  return { seat, resume, table: told(table, person) }
}

/** The secret of an invitation to a seat; the one before invites nobody any more. */
async function newInvitation(tables: TableStore, { id }: LiveTable, seat: number): Promise<string> {
  const secret = freshSecret()
  await tables.setInvitation(id, seat, hashOf(secret))
  return secret
}

/** Before the game one leaves; during it one gives the seat up. */
function left(doc: TableDoc, person: string, to: Leave['to']): TableDoc {
  const seat = seatOf(doc, person)
  const isBegun = doc.phase === 'playing' || doc.phase === 'paused'
  return isBegun && seat !== null ? giveUp(doc, seat, to, STAND_IN) : leave(doc, person)
}

function games(app: FastifyInstance, { hall }: TableRouteNeeds): void {
  handle(app, 'POST /tables/:id/rematch', async ({ params, person }) => {
    const table = await tableOf(hall, params.id)
    const next = await tableOf(hall, await hall.foundAgain(table, person.id))
    return { table: told(next, person.id) }
  })
  handle(app, 'GET /tables/:id/file', async ({ params }) =>
    gameFileOf(await tableOf(hall, params.id)),
  )
  handle(app, 'GET /tables/:id/replay', async ({ params, query: { seat } }) => {
    const table = await tableOf(hall, params.id)
    return { replay: replayOf(table, seat === undefined ? null : Number(seat)) }
  })
}

/** A table as one who asks by REST may see it. */
function told(table: LiveTable, person: string | null): TableShown {
  return table.shownTo({ seat: null, screenOf: person })
}

async function tableOf(hall: Hall, id: string): Promise<LiveTable> {
  const table = await hall.table(id)
  if (table === null) throw refuse('not-found', 'no-table')
  return table
}

/** Who would lay a table, and from where. */
function layerOf({ id }: Person, { ip }: FastifyRequest): Layer {
  return { person: id, address: addressGroup(ip) }
}
