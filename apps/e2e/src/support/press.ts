import type { Page } from 'playwright-core'
import { changed, signs } from './play.ts'

/** A move by the keys alone: `n` goes round what may be chosen, Enter chooses and confirms. */
export async function pressOne(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await signs(page)
  if (!before.isCandidate) {
    const presses = 1 + choose(6)
    for (let press = 0; press < presses; press++) await page.keyboard.press('n')
  }
  await page.keyboard.press('Enter')
  await changed(page, before)
}
