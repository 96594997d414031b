import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '@meadhall/server/process'
import { builtSite } from '@meadhall/web/build'
import type { Page } from 'playwright-core'
import { restOf } from '../live/calling.ts'
import { playTogether } from '../live/together.ts'
import { chooser } from '../support/play.ts'

/** From the click that gives an answer: until it is seen to be on its way, and until it is taken. */
export interface LiveTimed {
  readonly pending: readonly number[]
  readonly confirmed: readonly number[]
}

/** Has to be called once the table is there. Times own answers, in the page itself. */
function startTiming(page: Page): Promise<void> {
  return page.evaluate(() => {
    const timed = { pending: [] as number[], confirmed: [] as number[] }
    Object.assign(window, { timed })
    let [clicked, sent] = [0, 0]
    document.addEventListener('click', () => (clicked = performance.now()), true)
    const table = document.querySelector<HTMLElement>('.table')
    if (table === null) throw new Error('there is no table')
    let { step } = table.dataset
    const note = (list: number[], since: number) =>
      requestAnimationFrame(() => list.push(performance.now() - since))
    new MutationObserver(() => {
      if (clicked > 0 && sent === 0 && 'busy' in table.dataset) {
        sent = clicked
        note(timed.pending, sent)
      }
      if (sent > 0 && table.dataset['step'] !== step) {
        note(timed.confirmed, sent)
        sent = 0
        clicked = 0
      }
      step = table.dataset['step']
    }).observe(table, { attributes: true })
  })
}

/** Two people play so many moves at a real server's table on this machine. */
export async function timeLive(
  game: string,
  moves: number,
  newPage: (address: string) => Promise<Page>,
): Promise<LiveTimed> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-bench-'))
  const own = { MEADHALL_DATA: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const site = { SOAK_SITE: await builtSite(), SOAK_PAUSES: 'none' }
  const server = new ServerProcess({ ...own, ...site })
  await server.start()
  try {
    const pages = await Promise.all([newPage(server.known), newPage(server.known)])
    await sitDown(game, pages)
    await Promise.all(pages.map(startTiming))
    let made = 0
    const until = () => ++made > moves
    await playTogether(
      pages.map((page) => ({ page })),
      { choose: chooser(5), until },
    )
    const timed = await Promise.all(
      pages.map((page) => page.evaluate(() => (window as unknown as { timed: LiveTimed }).timed)),
    )
    await Promise.all(pages.map((page) => page.context().close()))
    return {
      pending: timed.flatMap(({ pending }) => pending),
      confirmed: timed.flatMap(({ confirmed }) => confirmed),
    }
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sitDown(game: string, pages: readonly [Page, Page]): Promise<void> {
  const [host] = pages
  for (const page of pages) {
    await page.goto('/icon.svg')
    await restOf(page).call('POST /guests', { body: { name: 'Astrid' } })
  }
  const seats = pages.map(() => ({ for: 'anyone' as const }))
  const laid = await restOf(host).call('POST /tables', { body: { game, seats } })
  const path = `/tables/${laid.table.id}`
  for (const page of pages) {
    await restOf(page).call('POST /tables/:id/seats', { params: { id: laid.table.id } })
    await page.goto(path)
  }
  await restOf(host).call('POST /tables/:id/start', { params: { id: laid.table.id } })
  await Promise.all(pages.map((page) => page.locator('.table').waitFor()))
}
