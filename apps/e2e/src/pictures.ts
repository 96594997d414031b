/**
 * Takes pictures of the main views at both sizes, for the README: `npm run pictures [folder [name]]`;
 * with a name only those that begin with it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type LiveView, liveViews, withServer } from './live-pictures.ts'
import { type LaidGame, layGame, type Plays, playedTo, recording } from './support/games.ts'
import { asked } from './support/play.ts'
import { DESKTOP, PHONE } from './support/sizes.ts'
import { withSite } from './support/with-site.ts'

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '../../../docs/pictures')
const SIZES = { desktop: DESKTOP, phone: PHONE }
const ONLY = process.argv[3] ?? ''
const QUALITY = 82

interface View {
  readonly name: string
  readonly theme?: 'light' | 'dark'
  readonly language?: string
  /** Brings a page that is at home to what the picture shows. */
  readonly show: (page: Page) => Promise<void>
}

const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('warrior')]
const NAMES = ['Ola', 'Gunnar', 'Ingrid', 'Halvard', 'Dagny', 'Asmund']

function at(path: string, awaited = 'h1'): View['show'] {
  return async (page) => {
    await page.goto(path)
    await page.locator(awaited).first().waitFor()
  }
}

function asking(laid: LaidGame, kind: string): View['show'] {
  return async (page) => {
    await page.goto(await layGame(page, { ...playedTo(laid, kind), names: NAMES }))
    await asked(page)
  }
}

function recorded(game: LaidGame['game'], file: string, steps?: number): View['show'] {
  return async (page) => {
    const { seats, seed, options, actions } = recording(game, file)
    const plays = people(seats.length)
    const shown = steps === undefined ? actions : actions.slice(0, steps)
    const laid = {
      game,
      seats: plays,
      names: NAMES,
      seed,
      options: options as object,
      actions: shown,
    }
    await page.goto(await layGame(page, laid))
    await asked(page)
  }
}

/** A battle in each of the other languages. */
const BATTLES: readonly View[] = [
  ...['it', 'bg'].map((language) => ({
    name: `battle-${language}`,
    language,
    show: asking({ game: 'blood-rage', seats: people(3), seed: 'picture' }, 'battle-card'),
  })),
  ...['de', 'pl'].map((language) => ({
    name: `battle-${language}`,
    language,
    show: asking({ game: 'valhalla', seats: people(3), seed: 'picture' }, 'send'),
  })),
]

const VIEWS: readonly View[] = [
  ...BATTLES,
  { name: 'home', show: at('/') },
  { name: 'set-up', show: at('/new/valhalla', '.option-group') },
  { name: 'rules', language: 'pl', show: at('/rules/blood-rage') },
  { name: 'settings', theme: 'dark', show: at('/settings') },
  { name: 'blood-rage-draft', show: asking({ game: 'blood-rage', seats: people(4) }, 'draft') },
  { name: 'blood-rage-turn', show: recorded('blood-rage', '4-players.json', 175) },
  {
    name: 'blood-rage-battle',
    theme: 'dark',
    show: asking({ game: 'blood-rage', seats: people(3), seed: 'picture' }, 'battle-card'),
  },
  { name: 'blood-rage-end', show: recorded('blood-rage', '4-players.json') },
  { name: 'valhalla-jarl', show: asking({ game: 'valhalla', seats: people(4) }, 'jarl') },
  {
    name: 'valhalla-turn',
    language: 'pl',
    show: asking({ game: 'valhalla', seats: people(5), seed: 'picture' }, 'replace'),
  },
  {
    name: 'valhalla-battle',
    show: asking({ game: 'valhalla', seats: people(3), seed: 'picture' }, 'send'),
  },
  {
    name: 'valhalla-solo',
    theme: 'dark',
    show: asking({ game: 'valhalla', seats: ['person'], options: { monster: 'hel' } }, 'phase'),
  },
  { name: 'valhalla-end', show: recorded('valhalla', '4-players-all-modules.json') },
]

async function take(browser: Browser, baseURL: string, view: View): Promise<void> {
  const { name, theme = 'light', language = 'en', show } = view
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, baseURL, hasTouch: viewport === PHONE })
    const settings = JSON.stringify({ state: { theme, language, speed: 'instant' }, version: 2 })
    await context.addInitScript((kept) => localStorage.setItem('meadhall.settings', kept), settings)
    const page = await context.newPage()
    await page.goto('/')
    await show(page)
    await picture(page, `${name}-${size}`)
    await context.close()
  }
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const path = join(FOLDER, `${name}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY })
  console.log(path)
}

async function takeLive({ name, page, path, awaited, size: only }: LiveView): Promise<void> {
  const sizes = only === undefined ? Object.entries(SIZES) : [['', only] as const]
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await page.locator(awaited).first().waitFor()
    await page.waitForLoadState('networkidle')
    await picture(page, size === '' ? name : `${name}-${size}`)
  }
}

mkdirSync(FOLDER, { recursive: true })
await withSite(async (browser, address, folder) => {
  for (const view of VIEWS.filter(({ name }) => name.startsWith(ONLY)))
    await take(browser, address, view)
  if (ONLY !== '') return
  await withServer(folder, async (server) => {
    for (const view of await liveViews(browser, server)) await takeLive(view)
  })
})
