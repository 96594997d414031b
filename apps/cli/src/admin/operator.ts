import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage.ts'

/** Where the server is reached, and by what it knows its operator. */
export interface Operator {
  readonly server: string
  readonly token: string
}

/** The server refused, or was not there. Told in a sentence; exit code 1. */
export class AdminFailure extends Error {
  override readonly name = 'AdminFailure'
}

/** The operator at this machine: a token that was set, or the one in the server's data folder. */
export function operatorFrom(
  env: Readonly<Record<string, string | undefined>>,
  server: string | undefined,
): Operator {
  const address = server ?? env['MEADHALL_SERVER'] ?? `http://127.0.0.1:${env['PORT'] ?? '8080'}`
  if (!URL.canParse(address)) throw new UsageError(`admin: "${address}" is no address`)
  return { server: address, token: env['MEADHALL_OPERATOR_TOKEN'] ?? tokenIn(env) }
}

function tokenIn(env: Readonly<Record<string, string | undefined>>): string {
  const path = join(env['MEADHALL_DATA'] ?? 'data', 'operator-token')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new UsageError(
      `admin: set MEADHALL_OPERATOR_TOKEN, or MEADHALL_DATA to the server's folder (${path} cannot be read)`,
    )
  }
}

/** Asks the server for something, or to do something. */
export async function asked(
  { server, token }: Operator,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Response> {
  const reply = await fetch(new URL(`/api/v1/admin${path}`, server), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new AdminFailure(`${server} does not answer: ${reasonOf(error)}`)
  })
  if (reply.ok) return reply
  throw new AdminFailure(`${reply.status}: ${await messageIn(reply)}`)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

async function messageIn(reply: Response): Promise<string> {
  const text = await reply.text()
  try {
    const { error } = JSON.parse(text) as { error: { message: string } }
    return error.message
  } catch {
    return text
  }
}
