import { describe, expect, it } from 'vitest'
import { asked, chooser, clickOne, signs } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { visit } from '../support/visit.ts'
import { useServer } from './support.ts'

const server = useServer()

describe('a link to a table', () => {
  it('made by one click leads a friend on a phone to their first answer by a second click', async () => {
    const host = await visit({ address: server.address })
    await host.getByRole('button', { name: /Play with friends.*Valhalla/ }).click()
    await host.getByRole('heading', { name: 'Valhalla: before the game' }).waitFor()
    // Two bots would do as well as a third friend.
    await host.getByRole('button', { name: 'Add a bot at seat 3' }).click()
    await host.getByRole('button', { name: 'Ready', exact: true }).click()
    const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue()
    expect(link).toBe(host.url())

    const phone = await visit({ address: server.address, path: link, size: PHONE })
    const name = await phone.getByLabel('Your name').inputValue()
    expect(name).toMatch(/^\p{L}+ \p{L}+$/u)
    let clicks = 0
    await phone.exposeFunction('clicked', () => {
      clicks += 1
    })
    await phone.evaluate(() => {
      addEventListener('click', () => (window as unknown as { clicked(): void }).clicked(), true)
    })
    await phone.getByRole('button', { name: 'Sit down' }).tap()
    const before = await asked(phone)
    expect(clicks).toBe(1)
    await clickOne(phone, chooser(1))
    await expect.poll(async () => (await signs(phone)).step).toBeGreaterThan(before.step)
    // The friend is known to the host by the name that was offered, and to the browser for next time.
    await host.locator('.table').waitFor()
    expect(await host.locator('body').textContent()).toContain(name)
  })
})
