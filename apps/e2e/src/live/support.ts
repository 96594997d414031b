import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TablePlan } from '@meadhall/protocol'
import { ServerProcess } from '@meadhall/server/process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { BESIDE, useBrowser, type VisitOptions, visit } from '../support/visit.ts'
import { restOf } from './calling.ts'

/** A server of its own process over a store in a folder of its own, for the tests of a file. */
export interface LiveServer {
  /** `http://127.0.0.1:…`, the same after every start. */
  readonly address: string
  /** Stops it as an operator does: what was taken is answered, clients are told to come back. */
  stop(): Promise<void>
  /** Ends it at once, in the midst of whatever it does. */
  kill(): Promise<void>
  /** Starts it again over the same store, at the same address. */
  start(): Promise<void>
  /** So many milliseconds pass there at once; with `SOAK_CLOCK: 'told'`. */
  later(ms: number): void
}

/** Starts a browser and a real server for the tests of a file. Nothing waits there that nobody types. */
export function useServer(env: NodeJS.ProcessEnv = {}): LiveServer {
  useBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-live-'))
  let server: ServerProcess | null = null
  const running = () => {
    if (server === null) throw new Error('the server is started before the first test')
    return server
  }
  beforeAll(async () => {
    // All visitors of a file come from one address, and some ask again and again until a game is over.
    const many = { MEADHALL_REQUESTS_PER_MINUTE: '1000000' }
    const own = { MEADHALL_DATA: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...many }
    const site = { SOAK_SITE: inject('folder'), SOAK_PAUSES: 'none' }
    server = new ServerProcess({ ...own, ...site, ...env })
    await server.start()
  })
  afterAll(async () => {
    await server?.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get address() {
      return running().known
    },
    stop: async () => void (await running().kill('SIGTERM')),
    kill: async () => void (await running().kill('SIGKILL')),
    start: () => running().start(),
    later: (ms) => running().later(ms),
  }
}

/** What a test plans of a table; the rest is as usual. */
export type Plan = Pick<TablePlan, 'game'> & Partial<Omit<TablePlan, 'game' | 'seats'>>

/** Somebody with a browser of their own, who has not come to a table yet. */
export async function guest(
  server: LiveServer,
  name: string,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visit({ address: server.address, ...options, path: BESIDE })
  await restOf(page).call('POST /guests', { body: { name } })
  return page
}

/** Somebody who sits at a table. */
export interface Sitter {
  readonly name: string
  readonly page: Page
  readonly seat: number
  /** The secret of the link that leads back to the seat. */
  readonly resume: string
}

export interface LaidTable {
  readonly id: string
  readonly path: string
  readonly sitters: readonly Sitter[]
}

/** Somebody's name, and how they came. */
export type Comer = readonly [name: string, options?: VisitOptions]

/** A table where people sit, each in a browser of their own, with its page open; the game waits. */
export async function laidTable(
  server: LiveServer,
  plan: Plan,
  comers: readonly Comer[],
): Promise<LaidTable> {
  const pages = await Promise.all(comers.map(([name, options]) => guest(server, name, options)))
  const [host] = pages
  if (host === undefined) throw new Error('nobody comes')
  const seats = comers.map(() => ({ for: 'anyone' as const }))
  const founded = await restOf(host).call('POST /tables', { body: { ...plan, seats } })
  const { id } = founded.table
  const path = `/tables/${id}`
  const sitters: Sitter[] = []
  for (const [index, [name]] of comers.entries()) {
    const page = pages[index]
    if (page === undefined) continue
    const { seat, resume } = await restOf(page).call('POST /tables/:id/seats', {
      params: { id },
      body: { seat: index },
    })
    sitters.push({ name, page, seat, resume })
  }
  await Promise.all(
    sitters.map(async ({ page }) => {
      await page.goto(path)
      // A rated game begins only with everybody there.
      if (plan.rated === true) await page.locator('.ready-bar').waitFor()
    }),
  )
  return { id, path, sitters }
}

/** A table whose game has begun, seen by everybody at it. */
export async function begunTable(
  server: LiveServer,
  plan: Plan,
  comers: readonly Comer[],
): Promise<LaidTable> {
  const table = await laidTable(server, plan, comers)
  const [host] = table.sitters
  if (host !== undefined)
    await restOf(host.page).call('POST /tables/:id/start', { params: { id: table.id } })
  await Promise.all(table.sitters.map(({ page }) => page.locator('.table').waitFor()))
  return table
}
