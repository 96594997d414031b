import type { Failure } from '@meadhall/protocol'

/** What each status is called in an answer. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  409: 'conflict',
  413: 'too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  417: 'expectation-failed',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'unavailable',
}

/** What HTTP itself refuses, before anybody is asked; what the server's parts refuse is `Refused`. */
export class HttpFailure extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, message: string, code = codeOf(statusCode)) {
    super(message)
    this.name = 'HttpFailure'
    this.statusCode = statusCode
    this.code = code
  }
}

/** What a status is called. */
export function codeOf(statusCode: number): string {
  return CODES[statusCode] ?? (statusCode < 500 ? 'bad-request' : 'internal')
}

export function errorBody(code: string, message: string): Failure {
  return { error: { code, message } }
}
