import {
  Leave,
  LobbyWish,
  MyGamesWish,
  PageWish,
  QuickWish,
  ReplayWish,
  SeatAddress,
  SeatChange,
  Sit,
  Start,
  TablePlan,
  type TableShown,
  type TablesPage,
} from '@meadhall/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { People } from '../accounts/people.ts'
import type { Person } from '../accounts/person.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { addressGroup } from '../http/address-group.ts'
import type { Routes } from '../http/app.ts'
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
    const think: Think = (request, table) => founders.think(layerOf(request), table)
    seats(app, needs, think)
    starting(app, needs, think)
    games(app, needs)
  }
}

function lobby(app: FastifyInstance, needs: TableRouteNeeds, founders: Founders): void {
  const { hall, tables, people, reads, blocks } = needs
  app.post('/api/v1/tables', async (request, reply) => {
    const person = personOf(request)
    const plan = read(TablePlan, request.body)
    const found = () => hall.found(plan, person.id)
    const { doc, invitations } = await founders.lay(layerOf(request), plan, found)
    return reply.code(201).send({ table: shown(doc, ALONE), invitations })
  })
  const quick = new QuickMatch({
    hall,
    tables,
    leases: needs.leases,
    founders,
    seatsOf: needs.seatsOf,
    shunned: (person) => blocks.around(person),
  })
  app.post('/api/v1/tables/quick', async (request, reply) => {
    const sitter = await people.sitter(personOf(request))
    const wish = read(QuickWish, request.body)
    const { table, seat } = await quick.find(sitter, wish, addressGroup(request.ip))
    return reply.code(201).send(await givenSeat(tables, table, seat, sitter.id))
  })
  app.get('/api/v1/tables', async (request) => {
    const wish = read(LobbyWish, request.query)
    const { person } = request
    const shunned = person === null ? new Set<string>() : await blocks.around(person.id)
    return await openTables(tables, reads, wish, shunned)
  })
  app.get('/api/v1/me/tables', async (request): Promise<TablesPage> => {
    const wish = read(PageWish, request.query)
    const page = { after: wish.after, limit: sizeOf(wish, MOST_LISTED) }
    const { found, next } = await tables.ofPerson(personOf(request).id, page)
    return { tables: await listed(reads, found), next }
  })
  app.get('/api/v1/me/games', async (request) => {
    const { id } = personOf(request)
    return await gamesOf(reads, { of: id, by: id }, read(MyGamesWish, request.query))
  })
  app.get('/api/v1/people/:id/games', async (request) => {
    const { id: of } = request.params as { readonly id: string }
    const wish = { ...read(MyGamesWish, request.query), state: 'finished' as const }
    return await gamesOf(reads, { of, by: request.person?.id ?? null }, wish)
  })
  app.get('/api/v1/me/turns', async (request) => turnsOf(reads, personOf(request).id))
  app.get('/api/v1/tables/:id', async (request) => ({
    table: told(await tableOf(hall, request), request.person?.id ?? null),
  }))
}

/** Lets strong bots sit at somebody's table, or refuses. */
type Think = (request: FastifyRequest, table: string) => Promise<void>

function seats(app: FastifyInstance, needs: TableRouteNeeds, think: Think): void {
  const { hall, tables, people, blocks } = needs
  app.post('/api/v1/tables/:id/seats', async (request, reply) => {
    const person = await people.sitter(personOf(request))
    const { id } = person
    const { seat: wanted, invitation, commitment, contribution } = read(Sit, request.body ?? {})
    const table = await tableOf(hall, request)
    const invited =
      invitation === undefined ? null : await tables.seatByInvitation(table.id, hashOf(invitation))
    if (invited === null) await checkWelcome(blocks, table.doc, id)
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
    return reply.code(201).send(await givenSeat(tables, table, seat, id))
  })
  app.put('/api/v1/tables/:id/seats/:seat', async (request) => {
    const person = personOf(request)
    const { seat } = read(SeatAddress, request.params)
    const plan = read(SeatChange, request.body)
    const table = await tableOf(hall, request)
    const isThinking = plan.for === 'bot' && isThinker(plan.level)
    if (isThinking && table.doc.host === person.id) await think(request, table.id)
    await table.change((doc) => planSeat(doc, person.id, Number(seat), plan, table.beginning))
    return { table: told(table, person.id) }
  })
  app.delete('/api/v1/tables/:id/seats/mine', async (request) => {
    const person = personOf(request)
    const { to } = read(Leave, request.query)
    const table = await tableOf(hall, request)
    const seat = seatOf(table.doc, person.id)
    await table.change((doc) => left(doc, person.id, to))
    const isInvited = seat !== null && table.doc.seats[seat]?.for === 'invited'
    const invitation =
      to === 'invited' && isInvited ? await newInvitation(tables, table, seat) : null
    return { table: told(table, person.id), invitation }
  })
  app.delete('/api/v1/tables/:id/seats/:seat', async (request) => {
    const person = personOf(request)
    const { seat } = read(SeatAddress, request.params)
    const table = await tableOf(hall, request)
    await table.change((doc) => sendAway(doc, person.id, Number(seat)))
    return { table: told(table, person.id) }
  })
}

function starting(app: FastifyInstance, { hall }: TableRouteNeeds, think: Think): void {
  app.post('/api/v1/tables/:id/start', async (request) => {
    const person = personOf(request)
    const { fill = null } = read(Start, request.body ?? {})
    const table = await tableOf(hall, request)
    if (isThinker(fill) && mayStart(table.doc, person.id)) await think(request, table.id)
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
async function givenSeat(tables: TableStore, table: LiveTable, seat: number, person: string) {
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
  app.post('/api/v1/tables/:id/rematch', async (request, reply) => {
    const person = personOf(request)
    const table = await tableOf(hall, request)
    const next = await hall.table(await hall.foundAgain(table, person.id))
    if (next === null) throw refuse('not-found', 'no-table')
    return reply.code(201).send({ table: told(next, person.id) })
  })
  app.get('/api/v1/tables/:id/file', async (request, reply) => {
    const table = await tableOf(hall, request)
    return reply.type('application/json').send(gameFileOf(table))
  })
  app.get('/api/v1/tables/:id/replay', async (request) => {
    const { seat } = read(ReplayWish, request.query)
    const table = await tableOf(hall, request)
    return { replay: replayOf(table, seat === undefined ? null : Number(seat)) }
  })
}

/** A table as one who asks by REST may see it. */
function told(table: LiveTable, person: string | null): TableShown {
  return table.shownTo({ seat: null, screenOf: person })
}

async function tableOf(hall: Hall, request: FastifyRequest): Promise<LiveTable> {
  const { id } = request.params as { readonly id: string }
  const table = await hall.table(id)
  if (table === null) throw refuse('not-found', 'no-table')
  return table
}

/** Who would lay a table, and from where. */
function layerOf(request: FastifyRequest): Layer {
  return { person: personOf(request).id, address: addressGroup(request.ip) }
}

function personOf({ person }: FastifyRequest): Person {
  if (person === null) throw refuse('unauthenticated', 'nobody')
  return person
}

/** What a request says, as its schema has it. */
function read<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? ''
  throw refuse('malformed', 'malformed', { field, reason: issue.message })
}
