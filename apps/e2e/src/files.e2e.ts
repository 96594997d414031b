import { readFileSync } from 'node:fs'
import { fairText } from '@meadhall/fairness/testing'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { loadGameFile, parseGameFile, printGameFile } from '@meadhall/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, layGame, playedTo, recording } from './support/games.ts'
import { RESUME } from './support/places.ts'
import { asked, signs } from './support/play.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

/** Takes the only game of the home page along as a file. */
async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Save as a file/ })
    .first()
    .click()
  return readFileSync(await (await downloading).path(), 'utf8')
}

async function bringFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.locator('.verdict').waitFor()
}

describe('a game file', () => {
  it('is exported, verifies, and is taken up in another browser where it stood', async () => {
    const page = await visit()
    const laid = playedTo({ game: 'blood-rage', seats: ['person', 'warrior'] }, 'turn')
    await layGame(page, laid)
    await page.reload()
    await page.locator(RESUME).waitFor()
    const text = await exported(page)
    const { file } = loadGameFile(text, [bloodRage, valhalla])
    expect(file.actions.length).toBe(laid.actions?.length)

    const other = await visit()
    await bringFile(other, text)
    await other.locator('.verdict .button.primary').click()
    await other.waitForURL(/\/table\//)
    expect((await asked(other)).step).toBe(laid.actions?.length)
  })

  it('of a finished game is kept and watched from any seat', async () => {
    const page = await visit()
    const file = recording('valhalla', '2-players.json')
    await bringFile(page, printGameFile(file))
    await page.locator('.verdict .button:not(.primary)').click()
    await page.waitForURL(/\/watch/)
    await page.locator('.replay').waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect.poll(async () => (await signs(page)).step).toBe(file.actions.length)
  })

  it('from a server still proves its seed when it was kept here and is handed on', async () => {
    const page = await visit()
    const fair = fairText(bloodRage, { length: 8 })
    await bringFile(page, fair)
    await page.locator('.verdict .fairness-steps').waitFor()
    await page.locator('.verdict .button.primary').click()
    await page.waitForURL(/\/table\//)
    await page.goto('/')
    await page.locator(RESUME).waitFor()
    const { fairness } = parseGameFile(await exported(page))
    expect(fairness).toEqual(parseGameFile(fair).fairness)
  })

  it('is watched where no link had brought a game', async () => {
    const page = await visit({ path: '/watch' })
    await bringFile(page, printGameFile(recording('valhalla', '2-players.json')))
    await page.locator('.verdict .button:not(.primary)').click()
    await page.locator('.replay').waitFor()
  })

  it.each([
    ['is cut short', (text: string) => text.slice(0, text.length / 2)],
    ['was changed', (text: string) => text.replace('"seed": "', '"seed": "x')],
    ['is of another kind', () => '{"hello": "world"}'],
    ['is of another version', (text: string) => text.replace('"version": 1', '"version": 99')],
    ['is empty', () => ''],
  ])('that %s is refused with the reason, and nothing is added', async (_what, spoil) => {
    const page = await visit()
    const text = printGameFile(recording('blood-rage', '2-players.json'))
    await bringFile(page, spoil(text))
    await page.locator('.verdict[data-mood="bad"]').waitFor()
    expect(await page.locator('.verdict p').first().textContent()).not.toBe('')
    await page.reload()
    await page.locator('h1').first().waitFor()
    expect(await page.locator('.game-row').count()).toBe(0)
  })
})

describe('a recording', () => {
  async function watched(
    game: LaidGame['game'] = 'blood-rage',
    fixture = '3-players.json',
  ): Promise<Page> {
    const page = await visit()
    const { seats, seed, options, actions } = recording(game, fixture)
    const plays = seats.map(() => 'person' as const)
    const address = await layGame(page, {
      game,
      seats: plays,
      seed,
      options: options as object,
      actions,
    })
    await page.goto(address.replace('/table/', '/replay/'))
    await page.locator('.replay').waitFor()
    return page
  }

  /** Winds a recording to a step and copies a link to it. */
  async function linkAt(page: Page, step: number): Promise<string> {
    await page.locator('input[type="range"]').fill(`${step}`)
    await expect.poll(async () => (await signs(page)).step).toBe(step)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(new RegExp(`/watch#.*t=${step}$`))
    return copied()
  }

  it('is wound to any step, by the scrubber, the keys and a line of the log', async () => {
    const page = await watched()
    await page.locator('input[type="range"]').fill('40')
    await expect.poll(async () => (await signs(page)).step).toBe(40)
    await page.getByRole('button', { name: 'One step on' }).click()
    await expect.poll(async () => (await signs(page)).step).toBe(41)
    await page.locator('.log .jump').nth(10).click()
    await expect.poll(async () => (await signs(page)).step).toBeLessThan(40)
  })

  it('is seen from any seat once the game is over', async () => {
    const page = await watched()
    await page.locator('input[type="range"]').fill('60')
    const seats = page.getByLabel('See it from')
    for (const seat of ['1', '2', '0']) {
      await seats.selectOption(seat)
      await expect.poll(() => page.locator('.table').getAttribute('data-viewer')).toBe(seat)
    }
  })

  it('is opened by a link at the step it was copied at', async () => {
    const link = await linkAt(await watched(), 25)
    const stranger = await visit()
    await stranger.goto(link)
    await expect.poll(async () => (await signs(stranger)).step).toBe(25)
  })

  it('is exchanged for another by a second link in the same tab', async () => {
    const first = await linkAt(await watched(), 25)
    const second = await linkAt(await watched('valhalla', '2-players.json'), 12)
    const page = await visit({ path: first })
    await expect.poll(async () => (await signs(page)).step).toBe(25)
    await page.goto(second)
    await page.locator('.table-head h1', { hasText: 'Valhalla' }).waitFor({ state: 'attached' })
    await expect.poll(async () => (await signs(page)).step).toBe(12)
    await page.goBack()
    await page.locator('.table-head h1', { hasText: 'Blood Rage' }).waitFor({ state: 'attached' })
    await expect.poll(async () => (await signs(page)).step).toBe(25)
  })

  it('is wound on by a link to another step of it in the same tab', async () => {
    const link = await linkAt(await watched(), 25)
    const page = await visit({ path: link })
    await expect.poll(async () => (await signs(page)).step).toBe(25)
    await page.goto(link.replace('t=25', 't=31'))
    await expect.poll(async () => (await signs(page)).step).toBe(31)
  })

  it.each(['#g=nonsense&t=3', '#g=', '#t=5', '#g=AAAA&t=-1'])(
    'is not opened by a broken link %s',
    async (hash) => {
      const page = await visit({ path: `/watch${hash}` })
      await page.locator('h1').first().waitFor()
      expect(await page.locator('.table').count()).toBe(0)
    },
  )
})
