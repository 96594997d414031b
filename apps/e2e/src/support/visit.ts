import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { HANGS_MS, launch, PLAIN_HOST } from './browser.ts'
import { type LaidGame, layGame } from './games.ts'
import { DESKTOP } from './sizes.ts'
import { leaveUnpainted, paint } from './unpainted.ts'

/** As the page keeps them in the browser; what is left out is as for a new visitor. */
export interface Settings {
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant'
  readonly battles: 'scene' | 'line'
  readonly sound: boolean
  readonly shortcuts: boolean
  readonly asksAlways: boolean
  readonly spoken: boolean
}

export interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number }
  /** Whether the window is touched; phones are. */
  readonly hasTouch?: boolean
  readonly settings?: Partial<Settings>
  readonly path?: string
  /** Where the application is asked for: this machine, unless told otherwise. */
  readonly address?: string
  /** Kept for a time without network: what a first visit fetches for it would slow down all tests. */
  readonly isKept?: boolean
}

let browser: Browser
let contexts: BrowserContext[] = []
/** What the page complained about: no test may leave any behind. */
let complaints: string[] = []
/** What may be complained about until the test is over. */
let forgiven: RegExp[] = []

/** Starts a browser for the tests of a file, and closes every visit after its test. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launch(inject('browser'))
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(task.name)
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    const heard = complaints.filter((one) => !forgiven.some((about) => about.test(one)))
    complaints = []
    forgiven = []
    expect(heard).toEqual([])
  })
  afterAll(() => browser.close())
}

/** Opens the application as a visitor with these settings; nothing moves unless asked for. */
export async function visit({
  size = DESKTOP,
  hasTouch,
  settings,
  path = '/',
  address = inject('address'),
  isKept = false,
}: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: hasTouch ?? size.width < 600,
    baseURL: address,
    locale: 'en-GB',
    acceptDownloads: true,
    serviceWorkers: isKept ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(HANGS_MS)
  contexts.push(context)
  const state = { speed: 'instant', language: 'en', theme: 'light', ...settings }
  await context.addInitScript((kept) => {
    localStorage['meadhall.settings'] ??= JSON.stringify({ state: kept, version: 2 })
  }, state)
  await context.addInitScript(leaveUnpainted)
  const page = await context.newPage()
  listen(page)
  await page.goto(path)
  return page
}

/** The application as others in the network see it. */
export function plainAddress(): string {
  return `http://${PLAIN_HOST}:${new URL(inject('address')).port}`
}

/** A drawing of the same site: things can be put into its store before the application starts. */
export const BESIDE = '/icon.svg'

/** Opens the application at a table where this game lies, as far as it was played. */
export async function visitTable(laid: LaidGame, options: VisitOptions = {}): Promise<Page> {
  const page = await visit({ ...options, path: BESIDE })
  await page.goto(await layGame(page, laid))
  return page
}

/** Another tab of the same visitor. */
export async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  listen(tab)
  await tab.goto(path)
  return tab
}

const FAILURES = join(import.meta.dirname, '../../../../.cache/e2e')

/** A picture says more than a stack trace. */
async function keepPictures(name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const path = join(FAILURES, `${name.replace(/\W+/g, '-').slice(0, 80)}-${index}.png`)
    await paint(page)
      .then(() => page.screenshot({ path }))
      .catch(() => undefined)
  }
}

function listen(page: Page): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
}

/** For a test that provokes errors on purpose: what was complained about so far, or this to its end. */
export function forgiveComplaints(about?: RegExp): void {
  if (about === undefined) complaints = []
  else forgiven.push(about)
}
