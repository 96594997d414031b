import { languagesOnDisk } from '@meadhall/words/from-disk'
import type { Page } from 'playwright-core'

/** All languages that are offered. */
export const LANGUAGES: readonly string[] = ['en', ...languagesOnDisk()]

/** Changes the language of an open page, as settings opened beside it do. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'meadhall.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":2}')
    kept.state.language = wanted
    localStorage.setItem(key, JSON.stringify(kept))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
}
