import type { Page } from 'playwright-core'
import { giveHands } from './hands.ts'

/** A tip that was shown: its name, and all that stood in it. */
export type ShownTip = readonly [id: string, text: string]

interface PlayedOut {
  readonly seed: number
  /** After so many tips "No more tips" is pressed; never, where it is left out. */
  readonly enough?: number
}

/** Plays a game to its end, anyhow; tells the tips that came, in their order. */
export async function playedOut(page: Page, played: PlayedOut): Promise<readonly ShownTip[]> {
  await giveHands(page)
  return await page.evaluate(playOut, played)
}

/** Runs in the page. */
async function playOut({ seed, enough }: PlayedOut): Promise<readonly ShownTip[]> {
  const { until, drawn, find, press, table, isStill, open, answer } = window.hands
  /** What ends a turn soon is done every second time: a game is met as a whole, not at length. */
  const SOON = ['do:pass', 'do:draw', 'do:done']
  let state = seed
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const chosen = () => {
    const all = open()
    const soon = all.filter((one) => SOON.includes(one))
    const targets = soon.length > 0 && chance() < 0.5 ? soon : all
    return targets[Math.floor(chance() * targets.length)]
  }

  const tips: ShownTip[] = []
  const readTip = () => {
    const tip = find('.tip')
    if (tip === null) return
    const { dataset, textContent } = tip
    // The same one may stand while an answer is put together.
    if (tips.at(-1)?.[0] !== dataset['tip']) tips.push([dataset['tip'] ?? '', textContent])
    if (tips.length === enough) press('.tip [data-do="no-more-tips"]')
  }

  for (;;) {
    await until(() => isStill() && ('decision' in table() || 'over' in table()))
    if ('over' in table()) return tips
    // Nobody answers before they see what is asked.
    await drawn()
    readTip()
    await answer(chosen)
  }
}
