import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableClient } from '@meadhall/client'
import { onTestFinished } from 'vitest'
import type { Plan, TestServer } from '../../testing/test-server.ts'

/** A time of day that a test puts forwards; between that it goes on as it does. */
export class TestTime {
  #offset = 0
  readonly now = () => Date.now() + this.#offset

  /** Lets time pass as servers notice it: beat by beat. */
  async pass(seconds: number, ...servers: readonly TestServer[]): Promise<void> {
    for (let left = seconds; left > 0; left -= 5) {
      this.jump(Math.min(5, left))
      for (const { timekeeper } of servers) await timekeeper.beat()
    }
  }

  jump(seconds: number): void {
    this.#offset += seconds * 1000
  }
}

/** A data folder that several servers of one test use, one after the other or together. */
export function sharedData(): { MEADHALL_DATA: string } {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-clocks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { MEADHALL_DATA: folder }
}

export interface TimedTable {
  readonly id: string
  /** The people's tokens, by seat. */
  readonly tokens: readonly string[]
}

/** A game of two people that has begun, with a minute for each move. */
export async function timedTable(
  server: TestServer,
  plan: Partial<Plan> = {},
): Promise<TimedTable> {
  const tokens = [await server.guest('Astrid'), await server.guest('Bo')]
  const [host] = tokens
  const founded = await server.api('POST', '/tables', host, {
    game: 'blood-rage',
    seats: tokens.map(() => ({ for: 'anyone' })),
    tempo: { kind: 'live', move: 60, reserve: 0 },
    ...plan,
  })
  const { id } = founded.body.table
  for (const token of tokens) await server.api('POST', `/tables/${id}/seats`, token, {})
  await server.api('POST', `/tables/${id}/start`, host)
  return { id, tokens }
}

/** Answers until somebody else is to. The step comes before the reply to what led to it. */
export async function answerAll(client: TableClient): Promise<void> {
  while (client.seen?.asked != null) await answerFirst(client)
}

/** Gives the first answer that may be given to what a client is asked. */
export async function answerFirst(client: TableClient): Promise<void> {
  const { asked = null } = client.seen ?? {}
  const [action] = asked?.legal ?? []
  if (asked === null || action === undefined) throw new Error('nothing is asked')
  const { refused } = await client.answer(action, `first-${asked.question}`)
  if (refused !== undefined) throw new Error(`refused: ${refused.code}`)
}
