import { type ClientNeeds, TableClient } from '@meadhall/client'
import { send } from '@meadhall/client/rest'
import type { TablePlan } from '@meadhall/protocol'
import type * as v from 'valibot'
import { onTestFinished } from 'vitest'
import type { Environment } from '../environment.ts'
import type { Server } from '../server.ts'
import { chosenDatabase } from '../storage/testing/test-database.ts'
import { type TemporaryNeeds, temporaryServer } from './temporary-server.ts'

/** A whole server for one test, on a port of its own. */
export interface TestServer extends Server {
  /** `http://127.0.0.1:…` */
  readonly address: string
  /** What was logged, line by line. */
  readonly logged: string[]
  /** Calls the API as somebody. */
  api(method: string, path: string, token?: string, body?: unknown): Promise<Answered>
  /** A guest with a program's token. */
  guest(name: string): Promise<string>
  /** A client at a table. */
  join(table: string, more?: Pick<ClientNeeds, 'hello' | 'heard'>): TableClient
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of it
  readonly body: any
}

/** What a test plans of a table. */
export type Plan = v.InferInput<typeof TablePlan>

export async function testServer(
  env: Environment = {},
  needs: TemporaryNeeds = {},
): Promise<TestServer> {
  // A test that names a folder means that folder.
  const chosen = 'MEADHALL_DATA' in env ? {} : await chosenDatabase()
  const { server, address, logged, close } = await temporaryServer({ ...chosen, ...env }, needs)
  const clients: TableClient[] = []
  onTestFinished(async () => {
    for (const client of clients) client.close()
    await close()
  })
  return {
    ...server,
    address,
    logged,
    api: (method, path, token, body) => call(address, method, path, token, body),
    guest: async (name) => server.sessions.open(await server.people.guest(name), 'token', 'test'),
    join(table, more = {}) {
      const client = clientOf(address, table, more)
      clients.push(client)
      return client
    },
  }
}

async function call(
  address: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Answered> {
  const reply = await send(address, { method, path, token, body })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
}

/** A client over a real socket. */
function clientOf(
  address: string,
  table: string,
  more: Pick<ClientNeeds, 'hello' | 'heard'>,
): TableClient {
  const url = `${address.replace('http', 'ws')}/api/v1/tables/${table}/live`
  return new TableClient({
    connect: () => new WebSocket(url),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    chance: () => 0.5,
    ...more,
  })
}
