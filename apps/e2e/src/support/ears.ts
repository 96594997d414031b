import type { Page } from 'playwright-core'
import { type LaidGame, layGame } from './games.ts'
import { BESIDE, type VisitOptions, visit } from './visit.ts'

/** Writes down all that the page says, from its first moment on. */
function listenIn(): void {
  const heard: string[] = []
  Object.assign(window, { heard })
  const isLive = (node: Node) => Boolean(node.parentElement?.closest('[aria-live]'))
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && isLive(node) && node.textContent)
          heard.push(node.textContent)
  }).observe(document, { childList: true, subtree: true })
}

/** A visitor who hears what the table says. */
export async function listenAt(laid: LaidGame, options: VisitOptions = {}): Promise<Page> {
  const page = await visit({ ...options, path: BESIDE })
  const address = await layGame(page, laid)
  await page.addInitScript(listenIn)
  await page.goto(address)
  return page
}

/** What was said after the first so many utterances. */
export function heardSince(page: Page, count: number): Promise<string[]> {
  return page.evaluate((from) => {
    const { heard } = window as unknown as { heard: string[] }
    return heard.slice(from)
  }, count)
}

/** Waits until something was said after the first so many utterances. */
export async function heardSaying(page: Page, text: string, count = 0): Promise<void> {
  await page.waitForFunction(
    ([wanted, from]) => {
      const { heard } = window as unknown as { heard: string[] }
      return heard.slice(from).join(' ').includes(wanted)
    },
    [text, count] as const,
  )
}

/** What has the focus: `null` if it is the page itself or nothing at the table. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement: one } = document
    if (one === null || one.closest('.table') === null) return null
    return one.getAttribute('data-target') ?? one.className.toString()
  })
}
