import { describe, expect, it } from 'vitest'
import { type LaidGame, playedTo } from './support/games.ts'
import { asked, chooser, clickOne, signs } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** Plays until others have moved since the person's last choice; that was made at a step. */
async function afterBots(laid: LaidGame) {
  const page = await visitTable(laid, { settings: { speed: 'instant' } })
  const choose = chooser(7)
  for (;;) {
    const { step } = await asked(page)
    await clickOne(page, choose)
    if ((await asked(page)).step > step + 1) return { page, step }
  }
}

const SEATS = ['person', 'warrior', 'warrior'] as const
const UNDO = '.action-bar [data-do="undo"]'

describe.each(['blood-rage', 'valhalla'] as const)('taking back against bots in %s', (game) => {
  const laid = playedTo({ game, seats: SEATS }, 'turn')

  it("leads to before one's own last choice where the table allows it, and the log says so", async () => {
    const { page, step } = await afterBots({ ...laid, undo: 'free' })
    await page.locator(UNDO).click()
    await expect.poll(async () => (await signs(page)).step).toBe(step)
    expect((await asked(page)).decision).not.toBeNull()
    await page.locator(`.log [data-step="${step}"] .returns`).waitFor({ state: 'attached' })
  })

  it('is not offered where it does not', async () => {
    const { page } = await afterBots(laid)
    expect(await page.locator(UNDO).count()).toBe(0)
  })
})
