/** The pictures of what needs a server: people meet, play and come back, for the README. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { TableClient } from '@meadhall/client'
import { at, below, pick, seedRng } from '@meadhall/kernel'
import type { TablePlan } from '@meadhall/protocol'
import { ServerProcess } from '@meadhall/server/process'
import type { Browser, Page } from 'playwright-core'

const NAMES = ['Ola', 'Gunnar', 'Ingrid', 'Halvard']
const RATED_GAMES = 6
const SLOW = { kind: 'slow', hours: 72 } as const

/** A server over a store of its own for as long as the work takes. */
export async function withServer(
  site: string,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-pictures-'))
  const own = { MEADHALL_DATA: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = new ServerProcess({ ...own, SOAK_SITE: site, SOAK_PAUSES: 'none' })
  await server.start()
  try {
    await work(server.known)
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Somebody with a browser of their own, who is known to the server. */
interface Person {
  readonly page: Page
  readonly cookie: string
}

async function comer(browser: Browser, baseURL: string, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL })
  const settings = JSON.stringify({ state: { language: 'en', speed: 'instant' }, version: 2 })
  await context.addInitScript((kept) => localStorage.setItem('meadhall.settings', kept), settings)
  const page = await context.newPage()
  await page.goto('/settings')
  await call(page, '/guests', { name })
  const cookies = await context.cookies()
  return { page, cookie: cookies.map((one) => `${one.name}=${one.value}`).join('; ') }
}

async function call<T>(page: Page, path: string, data: unknown): Promise<T> {
  const { origin } = new URL(page.url())
  const reply = await page.request.post(`${origin}/api/v1${path}`, { headers: { origin }, data })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as T
}

type Plan = Pick<TablePlan, 'game'> & Partial<Omit<TablePlan, 'game' | 'seats'>>

/** A table at which these people sit; with free seats it waits. */
async function laid(people: readonly Person[], plan: Plan, free = 0): Promise<string> {
  const host = at(people, 0)
  const seats = Array.from({ length: people.length + free }, () => ({ for: 'anyone' as const }))
  const { table } = await call<{ table: { id: string } }>(host.page, '/tables', { ...plan, seats })
  for (const { page } of people) await call(page, `/tables/${table.id}/seats`, {})
  if (free === 0) await started(people, table.id)
  return table.id
}

/** Begins with everybody there, as a rated game has to. */
async function started(people: readonly Person[], table: string): Promise<void> {
  const clients = people.map((one) => playing(one, table, () => false))
  while (clients.some((client) => client.table === null)) await sleep(20)
  await call(at(people, 0).page, `/tables/${table}/start`, {})
  for (const client of clients) client.close()
}

/** Connects somebody without a page, who answers by chance for as long as they may. */
function playing({ page, cookie }: Person, table: string, mayAnswer: () => boolean): TableClient {
  const url = `${new URL(page.url()).origin.replace('http', 'ws')}/api/v1/tables/${table}/live`
  const rng = seedRng(`${table} ${NAMES.length}`)
  let keys = 0
  return new TableClient({
    connect: () => new WebSocket(url, { headers: { cookie } } as unknown as string[]),
    wait: (ms) => sleep(ms),
    chance: () => below(rng, 1000) / 1000,
    heard(message, client) {
      const asked = client.seen?.asked
      if (message.type === 'reply' || asked == null || !mayAnswer()) return
      keys += 1
      client.answer(pick(rng, asked.legal), `${keys}`).catch(() => undefined)
    },
  })
}

/** Plays a table by chance until so many steps were made, or to its end. */
async function played(people: readonly Person[], table: string, steps = Number.POSITIVE_INFINITY) {
  const isDone = () => clients.some(({ seen }) => (seen?.step ?? 0) >= steps || seen?.outcome)
  const clients: TableClient[] = people.map((one) => playing(one, table, () => !isDone()))
  while (!isDone()) await sleep(50)
  for (const client of clients) client.close()
}

export interface LiveView {
  readonly name: string
  readonly page: Page
  /** Where it is, and what is waited for there. */
  readonly path: string
  readonly awaited: string
  /** Present where it is made for one size of window alone. */
  readonly size?: { readonly width: number; readonly height: number }
}

const TELEVISION = { width: 1920, height: 1080 }

/** Has people meet and play, and gives what is worth a picture. */
export async function liveViews(browser: Browser, address: string): Promise<LiveView[]> {
  const people: Person[] = []
  for (const name of NAMES) people.push(await comer(browser, address, name))
  const [ola, gunnar, ingrid, halvard] = people as [Person, Person, Person, Person]
  for (let game = 0; game < RATED_GAMES; game++) {
    const trio = [ola, gunnar, ingrid]
    const name = game % 3 === 2 ? 'blood-rage' : 'valhalla'
    await played(trio, await laid(trio, { game: name, rated: true }))
  }
  await laid([gunnar, ola], { game: 'valhalla', tempo: SLOW })
  await laid([ingrid, ola, halvard], { game: 'blood-rage', tempo: SLOW })
  await laid([halvard], { game: 'blood-rage', visibility: 'public', rated: true }, 3)
  await laid([ingrid], { game: 'valhalla', visibility: 'public' }, 2)
  await laid([gunnar], { game: 'blood-rage', visibility: 'public', tempo: SLOW }, 1)
  const waiting = await laid([ola, gunnar], { game: 'blood-rage' }, 2)
  const live = await laid([ola, gunnar, ingrid], { game: 'blood-rage' })
  await played([ola, gunnar, ingrid], live, 70)
  await gunnar.page.goto(`/tables/${waiting}`)
  await ingrid.page.goto(`/tables/${live}`)
  const { page } = ola
  return [
    { name: 'lobby', page, path: '/lobby', awaited: 'main li, main article' },
    { name: 'waiting-room', page, path: `/tables/${waiting}`, awaited: 'h1' },
    { name: 'live-table', page, path: `/tables/${live}`, awaited: '.table' },
    {
      name: 'big-screen',
      page,
      path: `/tables/${live}/screen`,
      awaited: '.table',
      size: TELEVISION,
    },
    { name: 'profile', page, path: '/me', awaited: 'h2' },
    { name: 'my-games', page, path: '/my-games', awaited: 'main li' },
  ]
}
