import type { Page } from 'playwright-core'
import { DISMISS } from './places.ts'

/** What the table says of itself. */
export interface TableSigns {
  readonly step: number
  readonly decision: string | null
  readonly kind: string | null
  readonly picked: number
  readonly isCandidate: boolean
  readonly isBusy: boolean
  readonly isOver: boolean
  readonly isCurtain: boolean
}

export function signs(page: Page): Promise<TableSigns> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table')
    const data = table?.dataset ?? {}
    return {
      step: Number(data['step'] ?? -1),
      decision: data['decision'] ?? null,
      kind: data['kind'] ?? null,
      picked: Number(data['picked'] ?? 0),
      isCandidate: 'candidate' in data,
      isBusy: 'busy' in data,
      isOver: 'over' in data,
      isCurtain: document.querySelector('.curtain') !== null,
    }
  })
}

/** Waits until the viewer is asked something, the game is over or the screen is to be passed on. */
export async function asked(page: Page): Promise<TableSigns> {
  await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('.table')
    if (!table || 'busy' in table.dataset) return false
    const isAsked = 'decision' in table.dataset || 'over' in table.dataset
    return isAsked || document.querySelector('.curtain') !== null
  })
  return signs(page)
}

/** A small generator: tests choose differently in each run of a game, but always the same. */
export function chooser(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const OPEN = '[data-target][data-state="open"]'

/** Points at one of the things that may be chosen, as a person does: with the mouse. */
export async function clickOne(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await signs(page)
  if (before.isCandidate) await page.locator('.action-bar .primary').first().click()
  else await clickOpen(page, choose)
  await page.waitForFunction(
    ({ step, picked, isCandidate }) => {
      const data = document.querySelector<HTMLElement>('.table')?.dataset
      if (!data) return false
      const isSame =
        Number(data['step']) === step &&
        Number(data['picked']) === picked &&
        'candidate' in data === isCandidate
      return !isSame || document.querySelector('.curtain') !== null
    },
    before,
    { timeout: 10_000 },
  )
}

async function clickOpen(page: Page, choose: (count: number) => number): Promise<void> {
  const over = page.locator(DISMISS).filter({ visible: true })
  if ((await over.count()) > 0) await over.first().click()
  const open = page.locator(OPEN).filter({ visible: true })
  const names = await open.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement | SVGElement).dataset['target'] ?? ''),
  )
  const targets = [...new Set(names)]
  const target = targets[choose(targets.length)]
  if (target === undefined)
    throw new Error(`nothing to choose: ${JSON.stringify(await signs(page))}`)
  await clickTarget(page, target)
}

/** A thing may be drawn in several places; at least one of them must be within reach. */
async function clickTarget(page: Page, target: string): Promise<void> {
  const places = page.locator(`${OPEN}[data-target="${target}"]`).filter({ visible: true })
  let reason = 'it is drawn nowhere'
  for (const place of await places.all()) {
    try {
      await place.click({ timeout: 2_500 })
      return await clickInSheet(page, target)
    } catch (error) {
      // Something lies over it: look for it elsewhere.
      reason = (error as Error).message
    }
  }
  throw new Error(`"${target}" cannot be reached: ${JSON.stringify(await signs(page))}\n${reason}`)
}

/** On a phone, pointing at an opponent opens their board first: the same thing is chosen there. */
async function clickInSheet(page: Page, target: string): Promise<void> {
  const inside = page.locator(`dialog[open] ${OPEN}[data-target="${target}"]`).first()
  if (await inside.isVisible()) await inside.click({ timeout: 2_500 })
}

export interface PlayOptions {
  readonly choose: (count: number) => number
  readonly until: (signs: TableSigns) => boolean
  /** How a move is made: by the mouse unless told otherwise. */
  readonly move?: (page: Page, choose: (count: number) => number) => Promise<void>
  readonly onTurn?: (signs: TableSigns) => Promise<void>
}

/** The first who may opens the curtain; returns their seat. */
export async function sitDown(page: Page): Promise<number> {
  const curtain = page.locator('.curtain')
  const button = curtain.locator('button').first()
  const seat = Number(await button.getAttribute('data-seat'))
  await button.click()
  await curtain.waitFor({ state: 'detached' })
  return seat
}

const TOO_MANY = 3_000

/** Plays until something is the case; behind a curtain the first who may sits down. */
export async function playUntil(page: Page, options: PlayOptions): Promise<TableSigns> {
  const { choose, until, move = clickOne, onTurn } = options
  for (let moves = 0; moves < TOO_MANY; moves++) {
    const now = await asked(page)
    if (until(now) || now.isOver) return now
    await onTurn?.(now)
    if (now.isCurtain) await sitDown(page)
    else await move(page, choose)
  }
  throw new Error(`no end after ${TOO_MANY} moves`)
}
