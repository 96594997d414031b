import type { ElementHandle, Page } from 'playwright-core'

/** Not at every frame: a page that only waits need not draw any. */
const POLLING = { polling: 20 }

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

/**
 * Waits until the viewer is asked something, the game is over or the screen is to be passed on. What
 * is played on the stage before that is skipped.
 */
export async function asked(page: Page): Promise<TableSigns> {
  for (;;) {
    const come = await page.waitForFunction(
      () => {
        if (document.querySelector('.scene')) return 'scene'
        const table = document.querySelector<HTMLElement>('.table')
        if (!table || 'busy' in table.dataset) return null
        const isAsked = 'decision' in table.dataset || 'over' in table.dataset
        return isAsked || document.querySelector('.curtain') ? 'asked' : null
      },
      undefined,
      POLLING,
    )
    if ((await come.jsonValue()) === 'asked') return signs(page)
    await pressOn(page)
  }
}

/** Presses what skips a scene, or goes on from its end. It may be gone by then, all by itself. */
export async function pressOn(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.scene-main')?.click())
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

/** How a person points: with the mouse, or with a finger. */
type Pointing = 'click' | 'tap'

/** What ends a turn soon: done every second time where a game is to be met as a whole, not at length. */
const SOON: readonly string[] = ['do:pass', 'do:draw', 'do:done']

/** Points at one of the things that may be chosen, as a person does: with the mouse. */
export function clickOne(page: Page, choose: (count: number) => number): Promise<void> {
  return pointAtOne(page, choose, 'click')
}

/** The same with a finger. */
export function tapOne(page: Page, choose: (count: number) => number): Promise<void> {
  return pointAtOne(page, choose, 'tap')
}

/** The same of one who is in a hurry. */
export function clickSoon(page: Page, choose: (count: number) => number): Promise<void> {
  return pointAtOne(page, choose, 'click', SOON)
}

export function tapSoon(page: Page, choose: (count: number) => number): Promise<void> {
  return pointAtOne(page, choose, 'tap', SOON)
}

async function pointAtOne(
  page: Page,
  choose: (count: number) => number,
  by: Pointing,
  liked: readonly string[] = [],
): Promise<void> {
  await answered(page)
  const before = await signs(page)
  if (before.isCandidate) await page.locator('.action-bar .primary').first()[by]()
  else await pointAt(page, oneOf(await openTargets(page), choose, liked), by)
  await changed(page, before)
}

/** One of these, every second time one that is liked. */
function oneOf(
  targets: readonly string[],
  choose: (count: number) => number,
  liked: readonly string[],
): string | undefined {
  const some = targets.filter((one) => liked.includes(one))
  const from = some.length > 0 && choose(2) === 0 ? some : targets
  return from[choose(from.length)]
}

/** Waits until no answer is on its way: its button is about to go, and must not be pressed again. */
async function answered(page: Page): Promise<void> {
  await page.locator('.action-bar [data-pending]').waitFor({ state: 'detached' })
}

/** Confirms an answer that is not given as soon as it is whole. */
export async function confirmed(page: Page, { step }: TableSigns): Promise<void> {
  const asks = '.table[data-candidate] .action-bar .primary:not([data-pending])'
  const come = await page.waitForFunction(
    ([asks, step]) => {
      if (document.querySelector(asks)) return 'asks'
      const data = document.querySelector<HTMLElement>('.table')?.dataset
      const isGiven = !data || !('decision' in data) || Number(data['step']) !== step
      return isGiven ? 'given' : null
    },
    [asks, step] as const,
  )
  if ((await come.jsonValue()) === 'asks') await page.locator(asks).click()
}

/** Waits until something came of a choice, or of a part of one. */
export async function changed(page: Page, before: TableSigns): Promise<void> {
  await page.waitForFunction(
    ({ step, picked, isCandidate }) => {
      const data = document.querySelector<HTMLElement>('.table')?.dataset
      if (!data) return false
      const isSame =
        Number(data['step']) === step &&
        Number(data['picked']) === picked &&
        'candidate' in data === isCandidate
      return !isSame || document.querySelector('.curtain, .scene') !== null
    },
    before,
    POLLING,
  )
}

async function pointAt(page: Page, target: string | undefined, by: Pointing): Promise<void> {
  if (target === undefined)
    throw new Error(`nothing to choose: ${JSON.stringify(await signs(page))}`)
  await (await inReach(page, target))[by]()
  await pointInSheet(page, target, by)
}

/** The names of all that may be chosen. */
function openTargets(page: Page): Promise<string[]> {
  return page.evaluate((open) => {
    const shown = [...document.querySelectorAll<HTMLElement | SVGElement>(open)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0,
    )
    return [...new Set(shown.map((one) => one.dataset['target'] ?? ''))]
  }, OPEN)
}

/** A thing may be drawn in several places: waits until nothing lies over at least one of them. */
async function inReach(page: Page, target: string): Promise<ElementHandle<Element>> {
  const place = await page.waitForFunction((selector) => {
    const isFree = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const comesFree = (one: Element) =>
      isFree(one) ||
      (['center', 'start', 'end'] as const).some((block) => {
        one.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
        return isFree(one)
      })
    const places = [...document.querySelectorAll(selector)]
    const shown = places.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    return shown.find(isFree) ?? shown.find(comesFree) ?? null
  }, `${OPEN}[data-target="${target}"]`)
  const element = place.asElement()
  if (element === null) throw new Error(`"${target}" cannot be reached`)
  return element
}

/** On a phone, pointing at an opponent opens their board first: the same thing is chosen there. */
async function pointInSheet(page: Page, target: string, by: Pointing): Promise<void> {
  const inside = page.locator(`dialog[open] ${OPEN}[data-target="${target}"]`).first()
  if (await inside.isVisible()) await inside[by]()
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
