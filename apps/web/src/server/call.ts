import type { Refusal, RefusalCode } from '@meadhall/protocol'
import { reached, unreachable } from './availability.ts'

/** The codes of refusals; what HTTP itself refuses is one of them in other words. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  'bad-request': 'malformed',
  conflict: 'not-now',
  'too-many-requests': 'too-many',
  timeout: 'unavailable',
}

/** A reason for a person: a key of the protocol's texts, or of those of the page. */
export interface Why {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly rule?: string
}

/** Something that the server did not do, or did not answer. What was refused has changed nothing. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
  /** `silent`: there was no answer at all. */
  readonly code: string
  /** `refusalText` of `@meadhall/words` says it; the texts are in the area `refusals`. */
  readonly why: Why

  constructor(code: string, message: string, why: Refusal['why'] = null) {
    super(message)
    this.code = code
    this.why = why === null ? { key: keyOf(code), params: {} } : reasonOf(why)
  }
}

function keyOf(code: string): string {
  return code === 'silent' ? 'app.server.silent' : `code.${CODES[code] ?? code}`
}

function reasonOf({ key, params, rule }: NonNullable<Refusal['why']>): Why {
  return { key, params, ...(rule !== undefined && { rule }) }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server, under `/api/v1`, for what the caller knows to be a `T`. Throws `NotDone`. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = await textOf(await answered(method, path, body))
  // The server keeps to the schemas that these types come from.
  return (text === '' ? undefined : read(text)) as T
}

/** The text that the server answers with, letter by letter. Throws `NotDone`. */
export async function callText(path: string): Promise<string> {
  return textOf(await answered('GET', path, undefined))
}

async function textOf(reply: Response): Promise<string> {
  const text = await reply.text().catch(() => '')
  if (!reply.ok) throw notDone(reply.status, text)
  return text
}

async function answered(method: Method, path: string, body: unknown): Promise<Response> {
  // Not even tried: the browser would complain of what everybody knows.
  if (navigator.onLine === false) throw silent()
  try {
    const reply = await fetch(`/api/v1${path}`, {
      method,
      cache: 'no-store',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    reached()
    return reply
  } catch {
    throw silent()
  }
}

function silent(): NotDone {
  unreachable()
  return new NotDone('silent', 'the server does not answer')
}

interface ErrorBody {
  readonly error?: {
    readonly code: string
    readonly message: string
    readonly why?: Refusal['why']
  }
}

function notDone(status: number, text: string): NotDone {
  const { error } = (read(text) ?? {}) as ErrorBody
  if (error === undefined) return new NotDone('internal', `the server answered with ${status}`)
  return new NotDone(error.code, error.message, error.why ?? null)
}

/** What is no JSON comes from something between us and the server. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The filters of a list as they stand in an address; what is not wished is left out. */
export function query(wish: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(wish).filter((entry): entry is [string, string] => entry[1] != null)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
