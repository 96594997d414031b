import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** One's own turn, with somebody to attack. */
function beforeAnAttack(): LaidGame {
  return playedUntil(
    { game: 'valhalla', seats: ['person', 'warrior'] },
    ({ kind, seat }, legal) => {
      return kind === 'turn' && seat === 0 && legal().some(({ type }) => type === 'attack')
    },
  )
}

/** Attacks the only other player. */
async function attack(page: Page): Promise<void> {
  await page.locator('[data-target="do:attack"]').click()
  await page.locator('.action-bar .primary').click()
}

interface Watched {
  tumbled: number
  spoilt: string[]
}
declare const watched: Watched

/** Looks at every frame: what of a roll is told or offered while dice are still in the air? */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Watched = { tumbled: 0, spoilt: [] }
    Object.assign(globalThis, { watched: seen })
    const look = () => {
      requestAnimationFrame(look)
      const cubes = [...document.querySelectorAll('.vh-tray-die .vh-cube')]
      const isMoving = (cube: Element) =>
        cube.getAnimations().some(({ playState }) => playState === 'running')
      if (!cubes.some(isMoving)) return
      seen.tumbled += 1
      const told = ['.log', '[aria-live]'].map((one) => document.querySelector(one)?.textContent)
      const open = document.querySelector('[data-state="open"]')?.getAttribute('data-target')
      if (told.some((text) => text?.includes('You roll '))) seen.spoilt.push('told')
      if (open) seen.spoilt.push(open)
    }
    look()
  })
}

describe('a roll', () => {
  it('is told, and answers are open, only when the dice lie still', async () => {
    const page = await visitTable(beforeAnAttack(), { settings: { speed: 'slow' } })
    await asked(page)
    await watch(page)
    await attack(page)
    await page.waitForFunction(() => watched.tumbled > 3)
    expect((await asked(page)).kind).toBe('phase')
    expect(await page.evaluate(() => watched.spoilt)).toEqual([])
    await page.locator('.log', { hasText: 'You roll ' }).waitFor()
  })

  it('that is not waited for lies still at a click, and is told at once', async () => {
    const page = await visitTable(beforeAnAttack(), { settings: { speed: 'slow' } })
    await asked(page)
    await watch(page)
    await attack(page)
    await page.waitForFunction(() => watched.tumbled > 3)
    await page.locator('.table-stage').click({ position: { x: 5, y: 5 } })
    await page.locator('.log', { hasText: 'You roll ' }).waitFor()
    expect(await page.evaluate(() => watched.spoilt)).toEqual([])
    expect((await asked(page)).kind).toBe('phase')
  })

  it('is told at once where nothing moves', async () => {
    const page = await visitTable(beforeAnAttack())
    await asked(page)
    await watch(page)
    await attack(page)
    await page.locator('.log', { hasText: 'You roll ' }).waitFor()
    expect(await page.evaluate(() => watched.tumbled)).toBe(0)
  })
})
