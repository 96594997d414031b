import websocket from '@fastify/websocket'
import type { FromServer, Hello, RefusalCode } from '@meadhall/protocol'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Person } from '../accounts/person.ts'
import type { SessionWatch } from '../accounts/session-watch.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { ChatStore } from '../chat/chat-store.ts'
import { addressGroup } from '../http/address-group.ts'
import type { Routes } from '../http/app.ts'
import { lookAtLobby } from '../lobby/lobby-client.ts'
import type { LobbyFeed } from '../lobby/lobby-feed.ts'
import { carriedBy } from '../operating/measuring.ts'
import type { Metrics } from '../operating/metrics.ts'
import type { TableStore } from '../storage/table-store.ts'
import { seatOf } from '../tables/document/table-doc.ts'
import type { Hall } from '../tables/hall.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { refuse } from '../tables/refused.ts'
import { hashOf } from '../tables/secrets.ts'
import { Crowd } from './crowd.ts'
import type { SocketLimits } from './limits.ts'
import { type Admitted, CLOSE, LiveClient } from './live-client.ts'

export interface SocketNeeds {
  readonly hall: Hall
  readonly tables: TableStore
  readonly chats: ChatStore
  readonly lobby: LobbyFeed
  readonly blocks: Blocks
  readonly limits: SocketLimits
  readonly now: () => number
  /** Whom a program's token stands for. */
  who(token: string): Promise<Person | null>
  /** Whether a person is kept out for now, by whatever they come. */
  isBanned(person: string): Promise<boolean>
  /** Looks after a session for as long as it is in use. */
  readonly sessionWatch: SessionWatch
  failed(error: unknown, table: LiveTable | null): RefusalCode
  readonly metrics: Metrics
}

/** Live play: one socket for each client at a table. */
export function socketRoutes(needs: SocketNeeds): Routes {
  return async (app) => {
    const options = { maxPayload: needs.limits.message, perMessageDeflate: false }
    const crowd = new Crowd(needs.limits, needs.now)
    await app.register(websocket, { options, errorHandler })
    app.get('/api/v1/tables/:id/live', { websocket: true }, (socket, request) => {
      const { limits, now, failed, metrics } = needs
      const presence = crowd.enter(addressGroup(request.ip))
      if (presence === null) return turnAway(socket)
      const admit = (hello: Hello) => admitted(needs, request, hello)
      new LiveClient(socket, request.raw.socket, {
        limits,
        now,
        presence,
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
      lookAtLobby(socket, { lobby: needs.lobby, shunned, limits: needs.limits, presence })
      count(needs.metrics, socket)
    })
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
  const person = hello.token === undefined ? request.person : await needs.who(hello.token)
  if (hello.token !== undefined && person === null) throw refuse('unauthenticated', 'unknown-token')
  if (mayBeBehind(table, hello, person)) await table.catchUp()
  if (hello.watch === true) return screenOf(table, person)
  const seat = await seatFor(needs, table, person, hello.seat)
  if (seat === null && !mayWatch(table)) throw refuse('forbidden', 'no-spectators')
  const token = hello.token ?? request.credential?.token
  return await guestAt(needs, { table, seat, person, isByLink: hello.seat !== undefined, token })
}

interface Found extends Pick<Admitted, 'table' | 'seat' | 'isByLink'> {
  readonly person: Person | null
  /** What the person was known by. */
  readonly token: string | undefined
}

async function guestAt(needs: SocketNeeds, found: Found): Promise<Admitted> {
  const { table, seat, person, isByLink, token } = found
  const sitter = seat === null ? null : (table.doc.seats[seat]?.person ?? null)
  const id = (isByLink ? sitter?.id : person?.id) ?? null
  const mutes = id === null ? new Set<string>() : await needs.chats.mutesOf(id)
  const watch: Admitted['watch'] = (ended) =>
    isByLink || token === undefined ? () => undefined : needs.sessionWatch.watch(token, ended)
  const name = sitter?.name ?? person?.name ?? ''
  return { table, seat, person: id, name, mutes, isByLink, isScreen: false, watch }
}

/** A screen before everybody: it stays nobody's, so that no seat's things come to it later either. */
function screenOf(table: LiveTable, person: Person | null): Admitted {
  const { seats, host } = table.doc
  const isAtTable = person !== null && [host, ...seats.map(sitterId)].includes(person.id)
  if (!isAtTable && !mayWatch(table)) throw refuse('forbidden', 'no-spectators')
  const nobody = { seat: null, person: null, name: '', isByLink: false }
  return { table, ...nobody, isScreen: isAtTable, mutes: new Set(), watch: () => () => undefined }
}

function sitterId({ person }: LiveTable['doc']['seats'][number]): string | null {
  return person?.id ?? null
}

async function seatFor(
  { tables, isBanned }: SocketNeeds,
  table: LiveTable,
  person: Person | null,
  resume: string | undefined,
): Promise<number | null> {
  if (resume === undefined) return person === null ? null : seatOf(table.doc, person.id)
  const seat = await tables.seatByResume(table.id, hashOf(resume))
  const sitter = seat === null ? null : table.doc.seats[seat]?.person
  if (sitter == null) throw refuse('unauthenticated', 'unknown-link')
  if (await isBanned(sitter.id)) throw refuse('forbidden', 'banned')
  return seat
}

/** Whether another process may have told this client of something that is not known here yet. */
function mayBeBehind({ doc, revision }: LiveTable, hello: Hello, person: Person | null): boolean {
  if ((hello.since ?? 0) > revision || hello.seat !== undefined) return true
  return person !== null && seatOf(doc, person.id) === null
}

/** Before the game everybody who has the link may look in; during it where the table allows it. */
function mayWatch({ doc }: LiveTable): boolean {
  return doc.spectators || doc.phase === 'waiting' || doc.phase === 'over'
}
