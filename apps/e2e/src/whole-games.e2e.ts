import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { ENDING, PLAY } from './support/places.ts'
import { chooser, clickSoon, playUntil } from './support/play.ts'
import { useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

const TO_THE_END = { until: () => false, move: clickSoon }

/** A whole Blood Rage is played by clicks at a server, and by touch here (`live/`, `by-touch`). */
const GAMES = IS_ALL ? (['blood-rage', 'valhalla'] as const) : (['valhalla'] as const)

const MONSTERS = ['surtr'] as const

describe('whole games by clicks against bots', () => {
  it.each(GAMES)('%s: one click from home, played to the final scores', async (game) => {
    const page = await visit()
    await page.locator(PLAY[game]).click()
    const end = await playUntil(page, { ...TO_THE_END, choose: chooser(7) })
    expect(end.isOver).toBe(true)
    expect(await page.locator('.raw-answers li').count()).toBe(0)
    await expect.poll(() => page.locator(ENDING).count()).toBe(1)
  })

  it.each(MONSTERS)('a solo game of Valhalla, against %s', async (monster) => {
    const options = { monster, difficulty: 2 }
    const page = await visitTable({ game: 'valhalla', seats: ['person'], options })
    const end = await playUntil(page, { ...TO_THE_END, choose: chooser(3) })
    expect(end.isOver).toBe(true)
    await expect.poll(() => page.locator(ENDING).count()).toBe(1)
  })
})
