import websocket from '@fastify/websocket'
import type { FromServer, Hello, RefusalCode } from '@meadhall/protocol'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { PassWatch } from '../accounts/pass-watch.ts'
import type { Person } from '../accounts/person.ts'
import type { SeatLinks } from '../accounts/seat-links.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { tokenHash } from '../accounts/tokens.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { ChatStore } from '../chat/chat-store.ts'
import { addressGroup } from '../http/address-group.ts'
import type { Routes } from '../http/app.ts'
import { refuseHandshake } from '../http/errors.ts'
import { lookAtLobby } from '../lobby/lobby-client.ts'
import type { LobbyFeed } from '../lobby/lobby-feed.ts'
import { carriedBy } from '../operating/measuring.ts'
import type { Metrics } from '../operating/metrics.ts'
import { refuse } from '../refusing/refused.ts'
import type { TableStore } from '../storage/table-store.ts'
import { seatOf } from '../tables/document/table-doc.ts'
import { mayStay } from '../tables/document/watching.ts'
import type { Hall } from '../tables/hall.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { hashOf } from '../tables/secrets.ts'
import { type Admitted, NO_PASS, type Pass } from './admitted.ts'
import { Allowances } from './allowances.ts'
import { Crowd } from './crowd.ts'
import type { SocketLimits } from './limits.ts'
import { CLOSE, LiveClient } from './live-client.ts'

export interface SocketNeeds {
  readonly hall: Hall
  readonly tables: TableStore
  readonly chats: ChatStore
  readonly lobby: LobbyFeed
  readonly blocks: Blocks
  readonly limits: SocketLimits
  /** The server's public address. */
  readonly origin: string | undefined
  readonly now: () => number
  readonly sessions: Pick<Sessions, 'who'>
  readonly links: Pick<SeatLinks, 'stillGood'>
  /** Whether a person is kept out for now, by whatever they come. */
  isBanned(person: string): Promise<boolean>
  /** Look after sessions and links for as long as they are in use. */
  readonly sessionWatch: PassWatch
  readonly linkWatch: PassWatch
  failed(error: unknown, table: LiveTable | null): RefusalCode
  readonly metrics: Metrics
}

/** Pieces that a message may come in: as frames, and as what the network makes of a frame. */
const MOST_FRAGMENTS = 16
const MOST_PIECES = 1024
/** How long one who is sent away may take to say goodbye. */
const CLOSING_MS = 2000

/** What the sockets themselves are told; pings are answered by us, for they count. */
function socketOptions({ message }: SocketLimits) {
  return {
    maxPayload: message,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_PIECES,
    perMessageDeflate: false,
    autoPong: false,
    closeTimeout: CLOSING_MS,
  }
}

/** Live play: one socket for each client at a table. */
export function socketRoutes(needs: SocketNeeds): Routes {
  return async (app) => {
    const options = socketOptions(needs.limits)
    const crowd = new Crowd(needs.limits, needs.now)
    const moderation = moderationOf(needs)
    await app.register(websocket, { options, errorHandler })
    app.websocketServer.on('wsClientError', (error, socket) =>
      refuseHandshake(error, socket, needs.origin),
    )
    app.get('/api/v1/tables/:id/live', { websocket: true }, (socket, request) => {
      const { limits, now, failed, metrics } = needs
      const presence = crowd.enter(addressGroup(request.ip))
      if (presence === null) return turnAway(socket)
      const admit = (hello: Hello) => admitted(needs, request, hello)
      new LiveClient(socket, request.raw.socket, {
        limits,
        now,
        presence,
        moderation,
        failed,
        admit,
        carried: carriedBy(metrics),
      })
      count(metrics, socket)
    })
    app.get('/api/v1/lobby', { websocket: true }, (socket, request) => {
      const presence = crowd.enter(addressGroup(request.ip))
      if (presence === null) return turnAway(socket)
      const shunned = shunnedBy(needs, request)
      const { lobby, limits, now } = needs
      lookAtLobby(socket, { lobby, shunned, limits, presence, now })
      count(needs.metrics, socket)
    })
  }
}

function moderationOf({ limits, now }: SocketNeeds) {
  return {
    chat: new Allowances(limits.chatBurst, limits.chatPerSecond, now),
    propose: new Allowances(limits.proposalBurst, limits.proposalsPerSecond, now),
  }
}

/** Whom the one who looks at the lobby does not want to meet; a stranger has met nobody. */
function shunnedBy(
  { blocks }: SocketNeeds,
  { person }: FastifyRequest,
): Promise<ReadonlySet<string>> {
  return person === null ? Promise.resolve(new Set<string>()) : blocks.around(person.id)
}

function count({ sockets }: Metrics, socket: WebSocket): void {
  sockets.inc()
  socket.on('close', () => sockets.dec())
}

/** An address with too many sockets hears so, and gets no more. */
function turnAway(socket: WebSocket): void {
  const problem: FromServer = { type: 'error', code: 'too-many', why: null }
  socket.send(JSON.stringify(problem))
  socket.close(CLOSE.flood, problem.code)
}

/** What a client breaks is its own: it is no error of ours, or anybody could fill the log with them. */
function errorHandler(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  if ('code' in error) log.debug({ err: error }, 'a live socket was broken')
  else log.error({ err: error }, 'a live socket failed')
  socket.terminate()
}

async function admitted(
  needs: SocketNeeds,
  request: FastifyRequest,
  hello: Hello,
): Promise<Admitted> {
  const params = request.params as { readonly id: string }
  const table = await needs.hall.table(params.id)
  if (table === null) throw refuse('not-found', 'no-table')
  const person = await speaker(needs, request, hello)
  if (mayBeBehind(table, hello, person)) await table.catchUp()
  const session = sessionPass(needs, request, hello)
  const found = await foundAt(needs, table, hello, person, session)
  if (!mayStay(table.doc, found)) throw refuse('forbidden', 'no-spectators')
  return found
}

async function foundAt(
  needs: SocketNeeds,
  table: LiveTable,
  { watch, seat }: Hello,
  person: Person | null,
  session: Pass,
): Promise<Admitted> {
  if (watch === true) return screenAt(table, person, session)
  if (seat !== undefined) return await linkAt(needs, table, seat)
  return await personAt(needs, table, person, session)
}

/** Who speaks: a program by its token, a browser by its cookie, and neither by the other's. */
async function speaker(
  { sessions }: SocketNeeds,
  { person }: FastifyRequest,
  { token }: Hello,
): Promise<Person | null> {
  if (token === undefined) return person
  const found = await sessions.who(token, 'token')
  if (found === null) throw refuse('unauthenticated', 'unknown-token')
  return found
}

function sessionPass(
  { sessions, sessionWatch }: SocketNeeds,
  { credential }: FastifyRequest,
  hello: Hello,
): Pass {
  const token = hello.token ?? credential?.token
  if (token === undefined) return NO_PASS
  return {
    isGood: async () => (await sessions.who(token)) !== null,
    watch: (ended) => sessionWatch.watch(tokenHash(token), ended),
  }
}

/** Somebody as themselves: at their seat, or as one who watches. */
async function personAt(
  { chats }: SocketNeeds,
  table: LiveTable,
  person: Person | null,
  pass: Pass,
): Promise<Admitted> {
  const nobody = { table, screenOf: null, isByLink: false, pass }
  if (person === null) return { ...nobody, seat: null, person: null, mutes: new Set() }
  const { id } = person
  return { ...nobody, seat: seatOf(table.doc, id), person: id, mutes: await chats.mutesOf(id) }
}

/** A screen before everybody: it stays nobody's, so that no seat's things come to it later either. */
function screenAt(table: LiveTable, person: Person | null, pass: Pass): Admitted {
  const nobody = { table, seat: null, person: null, isByLink: false, mutes: new Set<string>() }
  return { ...nobody, screenOf: person?.id ?? null, pass }
}

/** Whoever has a seat's link speaks for the one who sits there. */
async function linkAt(needs: SocketNeeds, table: LiveTable, link: string): Promise<Admitted> {
  const { chats, links, linkWatch } = needs
  const hash = hashOf(link)
  const { seat, person } = await linkedSeat(needs, table, hash)
  const pass: Pass = {
    isGood: async () => (await links.stillGood([hash])).has(hash),
    watch: (ended) => linkWatch.watch(hash, ended),
  }
  const mutes = await chats.mutesOf(person)
  return { table, seat, person, mutes, isByLink: true, screenOf: null, pass }
}

async function linkedSeat({ tables, isBanned }: SocketNeeds, table: LiveTable, hash: string) {
  const seat = await tables.seatByResume(table.id, hash)
  const sitter = seat === null ? null : table.doc.seats[seat]?.person
  if (seat === null || sitter == null) throw refuse('unauthenticated', 'unknown-link')
  if (await isBanned(sitter.id)) throw refuse('forbidden', 'banned')
  return { seat, person: sitter.id }
}

/** Whether another process may have told this client of something that is not known here yet. */
function mayBeBehind({ doc, revision }: LiveTable, hello: Hello, person: Person | null): boolean {
  if ((hello.since ?? 0) > revision || hello.seat !== undefined) return true
  return person !== null && seatOf(doc, person.id) === null
}
