import { hasPassed, type State } from '@meadhall/game-blood-rage'
import { expect, it } from 'vitest'
import { type LaidGame, playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { DESKTOP, PHONE } from './support/sizes.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const TABLE: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior', 'warrior', 'warrior'] }

it('BR-5.4 who has passed is seen beside the Rage, on the sheet and on a phone', async () => {
  const laid = playedUntil(TABLE, ({ kind, seat }, _, state) => {
    const table = state as State
    return kind === 'turn' && seat === 0 && hasPassed(table, 1) && !hasPassed(table, 2)
  })
  const page = await visitTable(laid, { size: DESKTOP })
  await asked(page)
  const panels = page.locator('.br-panel')
  await panels.nth(1).getByText('passed').waitFor({ state: 'attached' })
  expect(await panels.nth(2).getByText('passed').count()).toBe(0)
  await panels.nth(1).locator('.br-panel-head').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('passed').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize(PHONE)
  const chip = page.locator('.br-chip')
  await expect.poll(() => chip.nth(1).textContent()).toContain(', passed')
  expect(await chip.nth(2).textContent()).not.toContain('passed')
})
