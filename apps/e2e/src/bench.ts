/**
 * Measures the table in a real browser, beside an empty page and a fixed loop in the same run:
 *   npm run bench:web [-- --json] [--moves N]
 * Times depend on the machine: they are printed with the budget we aim at, and judge nothing.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { type Timed, timeEmptyClicks, timeMoves } from './bench/answers.ts'
import { timeLive } from './bench/live.ts'
import { timeWaiting } from './bench/waiting.ts'
import { layGame, playedTo } from './support/games.ts'
import { PLAY } from './support/places.ts'
import { asked } from './support/play.ts'
import { DESKTOP } from './support/sizes.ts'
import { withSite } from './support/with-site.ts'

const ANSWER_BUDGET_MS = 50
const TASK_BUDGET_MS = 100
/** At a server on the same machine: from the click to the server's word on the screen. */
const CONFIRMED_BUDGET_MS = 100
/** While a norn thinks, the page does nothing but wait. */
const THINKING_BUDGET_MS = 50
/** A norn takes its time for each of its own. */
const NORN_MOVES = 30
const LOADS = 5
const GAMES = ['blood-rage', 'valhalla'] as const
const SEATS = ['person', 'warrior', 'warrior', 'warrior'] as const
const BARE = '/icon.svg'

interface Baseline {
  readonly emptyPageMs: number
  readonly emptyAnswerMs: number
  readonly fixedLoopMs: number
}

interface LiveFigures {
  readonly pendingMs: number
  readonly confirmedMs: number
  readonly slowConfirmedMs: number
  readonly answersTimed: number
}

interface Figures {
  readonly homeMs: number
  readonly tableMs: number
  readonly answerMs: number
  readonly slowAnswerMs: number
  readonly answersTimed: number
  readonly longestTaskMs: number
  readonly tasksOverBudget: number
  /** While a norn thinks. */
  readonly besideNorn: {
    readonly thoughtMs: number
    readonly longestTaskMs: number
    readonly tasksOverBudget: number
  }
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, moves: { type: 'string', default: '60' } },
})
const moves = Number(values.moves)
if (!(Number.isInteger(moves) && moves > 0)) {
  console.error(`--moves must be a whole number above 0, not "${values.moves}"`)
  process.exit(2)
}

await withSite(async (browser, address) => {
  const baseline = await measureBaseline(browser, address)
  const games: Record<string, Figures> = {}
  for (const game of GAMES) games[game] = await measureGame(browser, address, game)
  const live: Record<string, LiveFigures> = {}
  for (const game of GAMES) live[game] = await measureLive(browser, game)
  console.log(`an empty page: ${baseline.emptyPageMs} ms, an answer ${baseline.emptyAnswerMs} ms`)
  console.log(`a fixed loop: ${baseline.fixedLoopMs} ms`)
  for (const [game, figures] of Object.entries(games)) console.log(tell(game, figures))
  for (const [game, figures] of Object.entries(live)) console.log(tellLive(game, figures))
  const budget = {
    answerMs: ANSWER_BUDGET_MS,
    taskMs: TASK_BUDGET_MS,
    confirmedMs: CONFIRMED_BUDGET_MS,
  }
  if (values.json) console.log(JSON.stringify({ baseline, budget, games, live }))
})

async function measureBaseline(browser: Browser, address: string): Promise<Baseline> {
  const emptyPageMs = await timeLoads(browser, address, BARE, async () => undefined)
  const page = await freshPage(browser, address)
  const { answers } = await timeEmptyClicks(page, moves)
  const fixedLoopMs = await page.evaluate(() => {
    const start = performance.now()
    let sum = 0
    for (let turn = 0; turn < 50_000_000; turn++) sum = (Math.imul(sum, 31) + turn) | 0
    return sum === 0 ? 0 : performance.now() - start
  })
  await page.context().close()
  return { emptyPageMs, emptyAnswerMs: at(answers, 0.5), fixedLoopMs: Math.round(fixedLoopMs) }
}

async function measureGame(
  browser: Browser,
  address: string,
  game: (typeof GAMES)[number],
): Promise<Figures> {
  const homeMs = await timeLoads(browser, address, '/', (page) =>
    page.locator(PLAY[game]).waitFor(),
  )
  const page = await freshPage(browser, address)
  await page.goto(BARE)
  const table = await layGame(page, { game, seats: SEATS })
  const tableMs = await timed(async () => {
    await page.goto(table)
    await asked(page)
  })
  const { answers, tasks }: Timed = await timeMoves(page, moves)
  await page.context().close()
  return {
    besideNorn: await measureThinking(browser, address, game),
    homeMs,
    tableMs,
    answerMs: at(answers, 0.5),
    slowAnswerMs: at(answers, 0.9),
    answersTimed: answers.length,
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
    tasksOverBudget: tasks.filter((task) => task > TASK_BUDGET_MS).length,
  }
}

/** What keeps the page busy while a norn thinks. */
async function measureThinking(
  browser: Browser,
  address: string,
  game: (typeof GAMES)[number],
): Promise<Figures['besideNorn']> {
  const page = await freshPage(browser, address)
  await page.goto(BARE)
  // In turns: while all draft, a norn has chosen before somebody has clicked.
  await page.goto(
    await layGame(page, playedTo({ game, seats: ['person', 'norn', 'norn'] }, 'turn')),
  )
  const { ms, tasks } = await timeWaiting(browser, page, Math.min(moves, NORN_MOVES))
  await page.context().close()
  return {
    thoughtMs: Math.round(ms),
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
    tasksOverBudget: tasks.filter((task) => task > THINKING_BUDGET_MS).length,
  }
}

async function measureLive(browser: Browser, game: (typeof GAMES)[number]): Promise<LiveFigures> {
  const newPage = (address: string) => freshPage(browser, address)
  const { pending, confirmed } = await timeLive(game, moves, newPage)
  return {
    pendingMs: at(pending, 0.5),
    confirmedMs: at(confirmed, 0.5),
    slowConfirmedMs: at(confirmed, 0.9),
    answersTimed: confirmed.length,
  }
}

/** The middle one of several first visits, each with nothing kept from before. */
async function timeLoads(
  browser: Browser,
  address: string,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  for (let load = 0; load < LOADS; load++) {
    const page = await freshPage(browser, address)
    times.push(
      await timed(async () => {
        await page.goto(path)
        await ready(page)
      }),
    )
    await page.context().close()
  }
  return at(times, 0.5)
}

async function freshPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL, serviceWorkers: 'block' })
  const settings = JSON.stringify({ state: { speed: 'instant', language: 'en' }, version: 2 })
  await context.addInitScript((kept) => localStorage.setItem('meadhall.settings', kept), settings)
  return context.newPage()
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round(performance.now() - start)
}

/** The value below which that share of the numbers lies: 0.5 is the median. */
function at(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Math.round(10 * (sorted[Math.floor(sorted.length * share)] ?? 0)) / 10
}

function tell(game: string, figures: Figures): string {
  const { homeMs, tableMs, answerMs, slowAnswerMs, longestTaskMs, tasksOverBudget } = figures
  const { besideNorn } = figures
  return [
    `${game}: home after ${homeMs} ms, the table after ${tableMs} ms`,
    `  an answer ${answerMs} ms, the slowest tenth ${slowAnswerMs} ms (budget ${ANSWER_BUDGET_MS})`,
    `  longest task ${longestTaskMs} ms, ${tasksOverBudget} over the budget of ${TASK_BUDGET_MS}`,
    `  while a norn thought for ${besideNorn.thoughtMs} ms: longest task ${besideNorn.longestTaskMs} ms on the`,
    `  processor, ${besideNorn.tasksOverBudget} over the budget of ${THINKING_BUDGET_MS}`,
  ].join('\n')
}

function tellLive(game: string, figures: LiveFigures): string {
  const { pendingMs, confirmedMs, slowConfirmedMs, answersTimed } = figures
  return [
    `${game} at a server: an answer is seen as pending after ${pendingMs} ms,`,
    `  as taken after ${confirmedMs} ms, the slowest tenth ${slowConfirmedMs} ms (budget`,
    `  ${CONFIRMED_BUDGET_MS}; ${answersTimed} answers)`,
  ].join('\n')
}
