import { describe, expect, it } from 'vitest'
import { asked, chooser, signs, tapOne } from '../support/play.ts'
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
    await tapOne(phone, chooser(1))
    expect(clicks).toBe(2)
    // The answer is chosen; it is given by the press that confirms it, as at every table.
    expect(await signs(phone)).toMatchObject({ decision: before.decision, isCandidate: true })
    await tapOne(phone, chooser(1))
    await expect.poll(async () => (await signs(phone)).decision).not.toBe(before.decision)
    // The friend is known to the host by the name that was offered, and to the browser for next time.
    await host.locator('.table').waitFor()
    expect(await host.locator('body').textContent()).toContain(name)
  })
})

describe('a seat by invitation', () => {
  it('is opened by its own link alone', async () => {
    const { address } = server
    const host = await visit({ address, path: '/tables/new?game=blood-rage&players=2' })
    await host.getByText('Who sits where').click()
    await host.getByLabel('Who plays: Player 2').selectOption('invited')
    await host.getByRole('button', { name: 'Lay a table' }).click()
    await host.getByRole('button', { name: 'Copy the invitation to seat 2' }).click()
    const invitation = await host.evaluate(() => navigator.clipboard.readText())
    expect(new URL(invitation).hash).toMatch(/^#invitation=/)

    const path = new URL(host.url()).pathname
    const stranger = await visit({ address, path })
    await stranger.getByText('All seats are taken.').waitFor()
    const friend = await visit({ address, path: path + new URL(invitation).hash })
    await friend.getByRole('button', { name: 'Sit down' }).click()
    await host.getByText('2 of 2 seats taken').waitFor()
    await host.getByRole('button', { name: 'Begin now' }).click()
    await Promise.all([asked(friend), asked(host)])
  })
})
