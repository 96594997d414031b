import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { HANGS_MS } from '../support/browser.ts'
import { asked } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { BESIDE } from '../support/visit.ts'
import { restOf } from './calling.ts'
import { begunTable, guest, useServer } from './support.ts'

const server = useServer()

/** A bot plays on for somebody. */
async function leaveToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At this table' }).click()
  await page.getByRole('button', { name: 'Let a bot play for now' }).click()
  await page.getByText('A bot plays for you.').waitFor()
}

/** What is played of the end is skipped. */
async function over(page: Page): Promise<void> {
  for (let signs = await asked(page); !signs.isOver; ) signs = await asked(page)
}

it('after a game: ratings, verification by one click, picture, replay, and all go to the rematch', async () => {
  const quick = { settings: { battles: 'line' as const } }
  const plan = { game: 'valhalla', rated: true } as const
  const table = await begunTable(server, plan, [
    ['Astrid', quick],
    ['Bo', { ...quick, size: PHONE }],
  ])
  const [astrid, bo] = table.sitters.map(({ page }) => page)
  if (astrid === undefined || bo === undefined) throw new Error('nobody sits there')
  for (const page of [bo, astrid]) {
    await leaveToBot(page)
    // Nobody looks on while bots play: that takes longer than their game.
    await page.goto(BESIDE)
  }
  const phase = () => restOf(astrid).call('GET /tables/:id', { params: { id: table.id } })
  await expect.poll(async () => (await phase()).table.phase, { timeout: HANGS_MS }).toBe('over')
  await Promise.all([astrid, bo].map((page) => page.goto(table.path)))
  await Promise.all([over(astrid), over(bo)])

  const ratings = astrid.locator('.live-ratings')
  await ratings.waitFor()
  expect(await ratings.locator('tr').count()).toBe(2)
  expect(await ratings.textContent()).toMatch(/25\.0 ± 16\.7/)

  await astrid.getByRole('button', { name: 'Verify the game' }).click()
  await astrid.locator('.live-verify .fairness-steps li').first().waitFor()
  await astrid.getByText('is the one that this browser was shown before the game').waitFor()
  await astrid.locator('.live-verify').getByRole('button', { name: 'Close' }).click()

  const downloading = astrid.waitForEvent('download')
  await astrid.getByRole('button', { name: 'Picture of the result' }).click()
  const picture = readFileSync(await (await downloading).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // Width and height stand in the first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])

  const stranger = await guest(server, 'Cnut', quick)
  await stranger.goto(table.path)
  await over(stranger)
  await stranger.goto(`${table.path}/replay`)
  await stranger.locator('.replay').waitFor()
  await stranger.getByRole('button', { name: 'To the end' }).click()
  await stranger.locator('.table[data-over]').waitFor()
  expect(await stranger.locator('.see-from option').count()).toBe(3)

  await astrid.getByRole('button', { name: 'Rematch', exact: true }).click()
  await astrid.waitForURL((url) => !url.pathname.includes(table.id))
  await bo.getByText('The same people play again.').waitFor()
  await bo.getByRole('link', { name: 'Go to the next game' }).first().click()
  await expect.poll(() => new URL(bo.url()).pathname).toBe(new URL(astrid.url()).pathname)
  // Both sit there already: they only have to say that they are ready.
  for (const page of [astrid, bo]) await page.locator('.ready-bar').waitFor()
})
