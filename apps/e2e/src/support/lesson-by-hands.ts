import type { Page } from 'playwright-core'
import { giveHands } from './hands.ts'

/** What the panel said, by step and mood. */
export type Told = Readonly<Record<string, string>>

/** Plays a lesson to its end by the answers that it shows; tells what was said. */
export async function playedThrough(page: Page): Promise<Told> {
  await giveHands(page)
  return await page.evaluate(playThrough)
}

/** Runs in the page. */
async function playThrough(): Promise<Told> {
  const { until, drawn, find, press, table, isStill, open, answer } = window.hands
  const panel = () => find('.lesson-panel')?.dataset ?? {}
  const ringed = () => {
    const rings = [...document.querySelectorAll<HTMLElement>('.ring')]
    const targets = open()
    return rings.map(({ dataset }) => dataset['of'] ?? '').find((of) => targets.includes(of))
  }
  /** Rings are drawn round what is to be pointed at next. */
  const pointAsShown = async () => {
    const isWhole = 'candidate' in table()
    if (!isWhole && table()['picked'] === '0') {
      press('.lesson-panel .lesson-buttons .button')
      await drawn()
    }
    await until(() => isWhole || ringed() !== undefined)
    await answer(ringed)
  }

  const told: Record<string, string> = {}
  for (;;) {
    await until(() => isStill() && 'at' in panel() && !('waits' in panel()))
    const { at = '', mood = '' } = panel()
    told[`${at} ${mood}`] = find('.lesson-text p')?.textContent ?? ''
    if (mood === 'over') return told
    if (mood === 'asked') await pointAsShown()
    else {
      press('.lesson-panel .button.primary')
      await until(() => panel()['at'] !== at || panel()['mood'] !== mood)
    }
  }
}
