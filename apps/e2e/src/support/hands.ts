import type { Page } from 'playwright-core'

/**
 * Hands inside the page: they press what a person would, as soon as it is there, without a way
 * between two programs for each press. What lies over a thing they do not notice: that the mouse and
 * the finger reach everything is shown elsewhere.
 */
export interface Hands {
  /** Waits until something is the case. */
  until(isSo: () => boolean): Promise<void>
  /** Waits until what is in the page was drawn. */
  drawn(): Promise<void>
  find(selector: string): HTMLElement | null
  press(selector: string): void
  /** What the table says of itself. */
  table(): DOMStringMap
  /** Whether the table stands still; what is played on the stage before that is skipped. */
  isStill(): boolean
  /** The names of all that may be chosen. */
  open(): readonly string[]
  /** Confirms a whole answer, or else points at something; waits until something came of it. */
  answer(target: () => string | undefined): Promise<void>
}

declare global {
  interface Window {
    hands: Hands
  }
}

/** Gives hands to the page, until it is loaded anew. */
export async function giveHands(page: Page): Promise<void> {
  await page.evaluate(growHands)
}

/** Runs in the page. */
function growHands(): void {
  /** What only opens a player's sheet can be chosen elsewhere too. */
  const OPEN = '[data-target][data-state="open"]:not([aria-haspopup])'
  /** Seconds in which nothing in the page changed: whoever waits longer waits for nothing. */
  const TOO_LONG = 120

  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const press = (selector: string) => find(selector)?.click()
  const table = () => find('.table')?.dataset ?? {}
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const shown = () =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(OPEN)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
  const open = () => [...new Set(shown().map(({ dataset }) => dataset['target'] ?? ''))]

  /** Something in the page is different, or a second has gone by. */
  const changed = () =>
    new Promise<boolean>((resolve) => {
      const end = (isChanged: boolean) => {
        observer.disconnect()
        clearTimeout(second)
        resolve(isChanged)
      }
      const observer = new MutationObserver(() => end(true))
      const second = setTimeout(() => end(false), 1_000)
      observer.observe(document, { attributes: true, childList: true, subtree: true })
    })

  const until = async (isSo: () => boolean) => {
    for (let waited = 0; !isSo(); ) {
      if (waited > TOO_LONG) throw new Error(`never so at ${JSON.stringify(table())}: ${isSo}`)
      if (!(await changed())) waited++
    }
  }

  const isStill = () => {
    press('.scene-main')
    const isMoving = find('.scene, .action-bar [data-pending]') !== null || 'busy' in table()
    return find('.table') !== null && !isMoving
  }

  const point = (target: string | undefined) => {
    const one = shown().find(({ dataset }) => dataset['target'] === target)
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  const answer = async (target: () => string | undefined) => {
    const { step, picked, candidate } = table()
    if (candidate === undefined) point(target())
    else press('.action-bar .primary')
    await until(() => {
      const now = table()
      const isSame = now['step'] === step && now['picked'] === picked
      return !isSame || now['candidate'] !== candidate || find('.scene') !== null
    })
  }

  window.hands = { until, drawn, find, press, table, isStill, open, answer }
}
