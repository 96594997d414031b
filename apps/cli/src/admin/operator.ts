import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotDone, type Rest, restAt } from '@meadhall/client/rest'
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

/** Asks the server for something, or to do something; what it does not do is told in a sentence. */
export async function asked<T>(
  { server, token }: Operator,
  ask: (rest: Rest) => Promise<T>,
): Promise<T> {
  try {
    return await ask(restAt(new URL(server).origin, token))
  } catch (error) {
    throw error instanceof NotDone ? failureOf(server, error) : error
  }
}

function failureOf(server: string, error: NotDone): AdminFailure {
  if (error.code !== 'silent') return new AdminFailure(`${error.status}: ${error.message}`)
  return new AdminFailure(`${server} does not answer: ${reasonOf(error)}`)
}

/** What went wrong at the bottom of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
