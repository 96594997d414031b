import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Failure, RefusalCode } from '@meadhall/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inEnglish } from '../refusing/in-english.ts'
import { Refused } from '../refusing/refused.ts'
import { StoreUnavailable } from '../storage/unavailable.ts'
import { codeOf, errorBody, HttpFailure } from './failure.ts'
import { securityHeaders } from './headers.ts'

/** A fault of ours is told without its words: they may say what nobody should know. */
const OURS = 'something went wrong on the server; it has been noted'
const NO_STORE = 'the store does not answer; try again later'

/** What each refusal is in HTTP; all others are at odds with how things stand. */
const REFUSED: Readonly<Partial<Record<RefusalCode, number>>> = {
  malformed: 400,
  'bad-request': 400,
  name: 400,
  password: 400,
  passkey: 400,
  'wrong-credentials': 401,
  'wrong-code': 401,
  'code-needed': 401,
  'code-expired': 401,
  banned: 403,
  'operator-factor': 403,
  unauthenticated: 401,
  forbidden: 403,
  'not-yours': 403,
  'not-found': 404,
  'too-many': 429,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
}
const AT_ODDS = 409

interface Answer {
  readonly status: number
  readonly body: Failure
}

function statusOf(error: Error): number {
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function answerTo(error: Error): Answer {
  if (error instanceof Refused) {
    const { code, why } = error.refusal
    const body = { error: { code, message: inEnglish(error.refusal), why } }
    return { status: REFUSED[code] ?? AT_ODDS, body }
  }
  if (error instanceof StoreUnavailable)
    return { status: 503, body: errorBody(codeOf(503), NO_STORE) }
  const status = statusOf(error)
  const code = error instanceof HttpFailure ? error.code : codeOf(status)
  return { status, body: errorBody(code, status === 500 ? OURS : error.message) }
}

/** The one way in which errors are answered: what is the caller's is named, what is ours is logged. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerTo(error)
  if (status === 500) request.log.error({ err: error, reqId: request.id }, 'a request failed')
  else if (status === 503) request.log.warn({ err: error }, 'a request could not be answered')
  const after = error instanceof Refused ? error.retryAfter : null
  if (after !== null) void reply.header('retry-after', after)
  return reply.code(status).send(body)
}

/** What the parser could not read, by the error it gives. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'the headers of the request are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'the extensions of a chunk are too large'],
}

const NOT_HTTP = [400, 'this is not a request that can be read'] as const

/** Headers and body of an answer after which the connection is closed. */
function lastAnswer(status: number, message: string, origin: string | undefined) {
  const body = JSON.stringify(errorBody(codeOf(status), message))
  const headers = {
    ...securityHeaders(undefined, origin),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return { headers, body }
}

/** An answer in full for a connection on which nothing else can be said any more. */
function asText(status: number, { headers, body }: ReturnType<typeof lastAnswer>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Answers what is no request, and closes the connection. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  origin: string | undefined,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? NOT_HTTP
  socket.end(asText(status, lastAnswer(status, message, origin)), () => socket.destroy())
}

/** Answers a handshake for a live socket that cannot be one, and closes the connection. */
export function refuseHandshake(error: Error, socket: Duplex, origin: string | undefined): void {
  const answer = lastAnswer(400, `this is no handshake: ${error.message}`, origin)
  socket.end(asText(400, answer), () => socket.destroy())
}

/** Answers an Expect header with which nothing can be done. */
export function refuseExpectation(response: ServerResponse, origin: string | undefined): void {
  const { headers, body } = lastAnswer(417, 'this cannot be expected here', origin)
  response.writeHead(417, headers).end(body)
}
