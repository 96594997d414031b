import type { Page } from 'playwright-core'

type Mood = 'told' | 'asked' | 'mistake' | 'over'

/** Where a lesson stands: the panel's step and what it wants. */
export interface Standing {
  readonly at: string
  readonly mood: Mood
}

/** Waits until the lesson wants something. What is played on the stage before that is skipped. */
export async function standing(page: Page): Promise<Standing> {
  for (;;) {
    const come = await page.waitForFunction(() => {
      if (document.querySelector('.scene')) return 'scene'
      const table = document.querySelector<HTMLElement>('.table')
      const panel = document.querySelector<HTMLElement>('.lesson-panel')
      if (!table || !panel || 'busy' in table.dataset || 'waits' in panel.dataset) return null
      return { at: panel.dataset['at'] ?? '', mood: panel.dataset['mood'] ?? '' }
    })
    const now = (await come.jsonValue()) as Standing | 'scene'
    if (now !== 'scene') return now
    await page.evaluate(() => document.querySelector<HTMLElement>('.scene-main')?.click())
  }
}

/** Waits until the lesson is elsewhere, or the same step has another mood. */
async function moved(page: Page, { at, mood }: Standing): Promise<void> {
  await page.waitForFunction(
    ([step, was]) => {
      const panel = document.querySelector<HTMLElement>('.lesson-panel')
      if (document.querySelector('.scene')) return true
      return panel?.dataset['at'] !== step || panel?.dataset['mood'] !== was
    },
    [at, mood] as const,
  )
}

/** Presses the one button of the panel: on, or back. */
export async function pressOn(page: Page, from: Standing): Promise<void> {
  await page.locator('.lesson-panel .button.primary').click()
  await moved(page, from)
}

/** Asks to be shown the answer, and points at what the rings are round until it is given. */
async function answerAsShown(page: Page, from: Standing): Promise<void> {
  await page.locator('.lesson-panel .lesson-buttons .button').first().click()
  for (;;) {
    const next = await page.waitForFunction(nextDeed, from.at)
    const deed = (await next.jsonValue()) as string
    if (deed === 'moved') return
    if (deed === 'confirm') await page.locator('.action-bar .primary').first().click()
    else await page.evaluate(pressTarget, deed)
  }
}

/** Runs in the page: what is left to do for the answer that is shown. */
function nextDeed(at: string): string | null {
  const panel = document.querySelector<HTMLElement>('.lesson-panel')
  const table = document.querySelector<HTMLElement>('.table')
  if (panel === null || table === null || panel.dataset['at'] !== at) return 'moved'
  if (document.querySelector('.scene')) return 'moved'
  if ('busy' in table.dataset || panel.dataset['mood'] !== 'asked') return null
  if ('candidate' in table.dataset) return 'confirm'
  const rings = [...document.querySelectorAll<HTMLElement>('.ring')]
  const open = rings.find(({ dataset: { of = '' } }) =>
    document.querySelector(`[data-target="${CSS.escape(of)}"][data-state="open"]`),
  )
  return open?.dataset['of'] ?? null
}

/** Runs in the page. */
function pressTarget(target: string): void {
  const all = document.querySelectorAll(`[data-target="${CSS.escape(target)}"][data-state="open"]`)
  const shown = [...all].find((one) => one.checkVisibility({ visibilityProperty: true }))
  shown?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Plays a lesson to its end; tells what each step said. */
export async function playLesson(page: Page): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (;;) {
    const now = await standing(page)
    said.set(
      now.at,
      (await page.locator('.lesson-panel .lesson-text p').first().textContent()) ?? '',
    )
    if (now.mood === 'over') return said
    if (now.mood === 'asked') await answerAsShown(page, now)
    else await pressOn(page, now)
  }
}
