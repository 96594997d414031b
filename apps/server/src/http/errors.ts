import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, errorBody, HttpFailure } from './failure.ts'
import { securityHeaders } from './headers.ts'

/** A fault of ours is told without its words: they may say what nobody should know. */
const OURS = 'something went wrong on the server; it has been noted'

function statusOf(error: Error): number {
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

/** The one way in which errors are answered: what is the caller's is named, what is ours is logged. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  const isOurs = status === 500
  if (isOurs) request.log.error({ err: error, reqId: request.id }, 'a request failed')
  const code = error instanceof HttpFailure ? error.code : codeOf(status)
  return reply.code(status).send(errorBody(code, isOurs ? OURS : error.message))
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

/** Answers an Expect header with which nothing can be done. */
export function refuseExpectation(response: ServerResponse, origin: string | undefined): void {
  const { headers, body } = lastAnswer(417, 'this cannot be expected here', origin)
  response.writeHead(417, headers).end(body)
}
