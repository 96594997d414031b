import { describe, expect, inject, it } from 'vitest'
import { PLAY } from './support/places.ts'
import { asked } from './support/play.ts'
import { collectScripts, KB, weightOf } from './support/scripts.ts'
import { BESIDE, useBrowser, visit } from './support/visit.ts'

useBrowser()

const HOME_LIMIT = 200 * KB
const TABLE_LIMIT = 156 * KB

describe('what is loaded', () => {
  it.each(['blood-rage', 'valhalla'] as const)(
    'at most 200 KB of script to a usable home page, and 156 KB more for the table of %s',
    async (game) => {
      const page = await visit({ path: BESIDE })
      const scripts = collectScripts(page)
      await page.goto('/')
      await page.locator(PLAY[game]).waitFor()
      // What comes after it (what keeps the page for a time without network) is not the table's.
      await page.waitForLoadState('networkidle')
      const home = new Set(scripts)
      expect(weightOf(home, inject('folder'))).toBeLessThan(HOME_LIMIT)
      await page.locator(PLAY[game]).click()
      await asked(page)
      const table = [...scripts].filter((path) => !home.has(path))
      expect(weightOf(table, inject('folder'))).toBeLessThan(TABLE_LIMIT)
    },
  )
})
