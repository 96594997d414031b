import type { Locator, Page } from 'playwright-core'
import { asked, signs } from './play.ts'

const REPLY = '.spoken-reply [role="status"]'

/** Turns the spoken table on as somebody does who cannot see: by the first button of the page. */
export async function turnOn(page: Page): Promise<void> {
  await asked(page)
  const opener = page.locator('button').first()
  for (let press = 0; press < 60; press++) {
    if (await opener.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await listening(page)
}

/** Waits until one can type. */
export async function listening(page: Page): Promise<void> {
  await page.locator('.spoken-command input:focus').waitFor()
}

/** Types a line where the focus is, and gives what the table answers. */
export async function type(page: Page, line: string): Promise<string[]> {
  const before = await page.locator(`${REPLY} > div`).elementHandle()
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
  await page.waitForFunction((old) => !old?.isConnected, before)
  return await page.locator(`${REPLY} p`).allInnerTexts()
}

/** What stands under a heading. */
export function section(page: Page, id: string): Locator {
  return page.locator(`.spoken-section[data-section="${id}"]`)
}

/** Confirms what was repeated back, and waits until it is done. */
export async function confirm(page: Page): Promise<void> {
  const { step } = await signs(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>('.table')?.dataset['step']) > old,
    step,
  )
}

/** Answers by the numbers that were read out, down into groups; reads nothing but the replies. */
export async function answerByEar(page: Page, choose: (count: number) => number): Promise<void> {
  const { step } = await signs(page)
  let lines = await type(page, '?')
  for (;;) {
    const numbers = lines.flatMap((line) => /^([1-9]\d*)\. /.exec(line)?.[1] ?? [])
    const number = numbers[choose(numbers.length)]
    if (number === undefined) throw new Error(`no answer in: ${lines.join(' | ')}`)
    lines = await type(page, number)
    if ((await signs(page)).step > step) return
  }
}
