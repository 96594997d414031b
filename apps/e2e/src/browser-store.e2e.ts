import { join } from 'node:path'
import { STORE_CASES } from '@meadhall/match/testing'
import { builtScript } from '@meadhall/web/build/script'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

const SCRIPT = join(import.meta.dirname, '../../web/src/sources/host/testing/store-page.ts')
let script = ''
beforeAll(async () => {
  script = await builtScript(SCRIPT)
})

interface StorePage extends Window {
  runStoreCase(name: string): Promise<string>
  runRefused(): Promise<unknown[]>
}

/** A page of the table's own address, where its database is, with the suite at hand. */
async function storePage(): Promise<Page> {
  const page = await visit({ path: '/settings' })
  await page.evaluate(script)
  return page
}

describe("a store in the browser's own database", () => {
  it.each(STORE_CASES)('$name', async ({ name }) => {
    const page = await storePage()
    const run = (given: string) => (window as unknown as StorePage).runStoreCase(given)
    expect(await page.evaluate(run, name)).toBe('kept')
  })

  it('leaves nothing half written where a part of a change is refused', async () => {
    const page = await storePage()
    const run = () => (window as unknown as StorePage).runRefused()
    expect(await page.evaluate(run)).toEqual(['QuotaExceededError', 0, 'stored'])
  })
})
