import { describe, expect, it } from 'vitest'
import { layGame } from './support/games.ts'
import { forgiveComplaints, useBrowser, visit } from './support/visit.ts'

useBrowser()

describe('a page for everything that fails', () => {
  it.each([
    ['/nowhere', 'There is nothing here'],
    ['/table/no-such-game', 'No such game here'],
    ['/replay/no-such-game', 'No such game here'],
    ['/new/chess', 'There is nothing here'],
    ['/rules/chess', 'There is nothing here'],
  ])('%s says "%s" and leads home', async (path, title) => {
    const page = await visit({ path })
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('a[href="/"]').count()).toBeGreaterThan(0)
  })

  it('a game by newer rules asks for the newer page, and can be taken along', async () => {
    const page = await visit()
    const address = await layGame(page, {
      game: 'valhalla',
      seats: ['person', 'warrior'],
      rulesVersion: 99,
    })
    await page.goto(address)
    await page.getByRole('heading', { name: 'Played by newer rules' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: /Save as a file/ }).click()
    await downloading
  })

  it('a browser that keeps nothing is told so', async () => {
    const page = await visit({ path: '/settings' })
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    await page.goto('/')
    await page.getByText('this browser does not offer it').first().waitFor()
    await page.locator('.offer-play').first().click()
    await page.getByText('The game could not be set up. Perhaps ').waitFor()
    forgiveComplaints()
  })
})
