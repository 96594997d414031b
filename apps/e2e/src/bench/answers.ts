import type { Page } from 'playwright-core'
import { asked, chooser, clickOne } from '../support/play.ts'

/** What a page did while somebody played: how long each answer took, and each long task. */
export interface Timed {
  readonly answers: readonly number[]
  readonly tasks: readonly number[]
}

/**
 * Times, in the page itself, each click that changes the element: from the click to the frame that
 * shows what came of it. Tasks of more than 50 ms are reported by the browser.
 */
function startTiming(page: Page, selector: string): Promise<void> {
  return page.evaluate((watched) => {
    const timed = { answers: [] as number[], tasks: [] as number[] }
    Object.assign(window, { timed })
    let clicked = 0
    document.addEventListener('click', () => (clicked = performance.now()), true)
    const element = document.querySelector(watched)
    if (element === null) throw new Error(`there is no ${watched}`)
    new MutationObserver(() => {
      if (clicked === 0) return
      const start = clicked
      clicked = 0
      requestAnimationFrame(() => timed.answers.push(performance.now() - start))
    }).observe(element, {
      attributes: true,
      attributeFilter: ['data-step', 'data-picked', 'data-candidate'],
    })
    new PerformanceObserver((list) => {
      timed.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  }, selector)
}

function takeTimes(page: Page): Promise<Timed> {
  return page.evaluate(() => (window as unknown as { timed: Timed }).timed)
}

/** Plays so many moves at a table and times each. */
export async function timeMoves(page: Page, moves: number): Promise<Timed> {
  await asked(page)
  await startTiming(page, '.table')
  await playMoves(page, moves)
  return takeTimes(page)
}

/** Plays so many moves, or to the end. */
export async function playMoves(page: Page, moves: number): Promise<void> {
  const choose = chooser(21)
  for (let move = 0; move < moves; move++) {
    if ((await asked(page)).isOver) break
    await clickOne(page, choose)
  }
}

/** The least that an answer can take in this browser now: one attribute of an empty page. */
export async function timeEmptyClicks(page: Page, clicks: number): Promise<Timed> {
  await page.setContent('<button style="width: 9em; height: 9em">·</button>')
  await page.evaluate(() => {
    const button = document.querySelector('button')
    let step = 0
    button?.addEventListener('click', () => button.setAttribute('data-step', String(++step)))
  })
  await startTiming(page, 'button')
  const button = page.locator('button')
  for (let click = 0; click < clicks; click++) await button.click()
  return takeTimes(page)
}
