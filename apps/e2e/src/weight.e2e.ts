import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { PLAY } from './support/places.ts'
import { asked } from './support/play.ts'
import { BESIDE, useBrowser, visit } from './support/visit.ts'

useBrowser()

const KB = 1024
const HOME_LIMIT = 200 * KB
const TABLE_LIMIT = 150 * KB

/** All scripts that a page asks for, workers' too, by their path. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** What they weigh on the wire. */
function weightOf(scripts: Iterable<string>): number {
  const folder = inject('folder')
  return [...scripts].reduce(
    (sum, path) => sum + readFileSync(join(folder, `${path}.br`)).length,
    0,
  )
}

describe('what is loaded', () => {
  it.each(['blood-rage', 'valhalla'] as const)(
    'at most 200 KB of script to a usable home page, and 150 KB more for the table of %s',
    async (game) => {
      const page = await visit({ path: BESIDE })
      const scripts = collectScripts(page)
      await page.goto('/')
      await page.locator(PLAY[game]).waitFor()
      const home = new Set(scripts)
      expect(weightOf(home)).toBeLessThan(HOME_LIMIT)
      await page.locator(PLAY[game]).click()
      await asked(page)
      const table = [...scripts].filter((path) => !home.has(path))
      expect(weightOf(table)).toBeLessThan(TABLE_LIMIT)
    },
  )
})
