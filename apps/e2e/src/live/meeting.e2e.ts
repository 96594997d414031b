import { describe, expect, it } from 'vitest'
import { asked } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { anotherTab, visit } from '../support/visit.ts'
import { useServer } from './support.ts'

const server = useServer()

describe('people who look for a game', () => {
  it('see tables come and fill up in the lobby, by filters that stay in the address', async () => {
    const { address } = server
    const looker = await visit({ address, path: '/lobby?tempo=slow' })
    await looker.getByText('No table waits just now').waitFor()
    const host = await visit({ address, path: '/tables/new?game=valhalla' })
    await host.getByText('Ages 13 and up · about 40 minutes with 3 players').waitFor()
    await host.getByRole('radio', { name: /^Over days/ }).check()
    await host.getByText('Who sits where').click()
    await host.getByLabel('Who plays: Player 2').selectOption('thrall')
    await host.getByRole('button', { name: 'Lay a table' }).click()
    await host.getByRole('heading', { name: 'Valhalla: before the game' }).waitFor()

    const row = looker.locator('.lobby-tables li.game-row')
    await row.waitFor()
    expect(await row.textContent()).toContain('1 day a move')
    await looker.getByRole('radio', { name: 'live' }).check()
    await looker.getByText('No table waits just now').waitFor()
    expect(new URL(looker.url()).search).toBe('?tempo=live')
    await looker.goto('/lobby?tempo=slow')
    await row.getByRole('link', { name: /^Join.*Valhalla with/ }).click()
    await looker.getByRole('button', { name: 'Sit down' }).click()
    await looker.getByText('You are ready.').waitFor()
    await host.getByText('3 of 3 seats taken').waitFor()
    await host.getByRole('button', { name: 'Ready', exact: true }).click()
    await Promise.all([asked(host), asked(looker)])
    // A game where one is asked stands first of all at home.
    await host.goto('/')
    await host.locator('.home-turns a[href^="/tables/"]').first().click()
    await asked(host)
  })

  it('are brought together by one click each, the one by keys alone', async () => {
    const { address } = server
    const [astrid, bo] = await Promise.all([
      visit({ address, path: '/lobby' }),
      visit({ address, path: '/lobby', size: PHONE }),
    ])
    const button = astrid.getByRole('button', { name: 'Blood Rage' })
    await button.waitFor()
    // Not by the pointer: what has the focus is pressed.
    for (let tabs = 0; tabs < 40; tabs++) {
      await astrid.keyboard.press('Tab')
      if (await button.evaluate((one) => one === document.activeElement)) break
    }
    await astrid.keyboard.press('Enter')
    await astrid.getByText('1 of 2 seats taken').waitFor()
    await bo.getByRole('button', { name: 'Blood Rage' }).tap()
    await Promise.all([asked(astrid), asked(bo)])
  })

  it('leave a table, are sent away from it, and find it closed when nobody is left', async () => {
    const { address } = server
    const host = await visit({ address })
    await host.getByRole('button', { name: /Play with friends.*Blood Rage/ }).click()
    await host.getByRole('button', { name: 'Add a bot at seat 4' }).click()
    await host.getByRole('button', { name: 'Free the seat: number 4' }).click()
    const guest = await visit({ address, path: new URL(host.url()).pathname })
    await guest.getByLabel('Your name').fill('Bo')
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await host.getByRole('button', { name: 'Send away: Bo' }).click()
    await guest.getByRole('button', { name: 'Sit down' }).waitFor()
    await host.getByRole('button', { name: 'Leave the table' }).click()
    await guest.getByText('This table was closed').waitFor()
  })
})

describe('a page that has been visited', () => {
  it('plays on without the network, and hides what needs the server', async () => {
    const page = await visit({ address: server.address, isKept: true })
    await page.getByRole('button', { name: /Play with friends.*Valhalla/ }).waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.context().setOffline(true)
    const tab = await anotherTab(page, '/')
    await tab.getByRole('button', { name: /Play now.*Valhalla/ }).click()
    await asked(tab)
    await tab.goto('/')
    await tab.getByRole('button', { name: /Play now.*Valhalla/ }).waitFor()
    expect(await tab.getByRole('button', { name: /Play with friends/ }).count()).toBe(0)
  })

  it('served as plain files says so where somebody asks for tables', async () => {
    const page = await visit({ path: '/lobby' })
    await page.getByRole('link', { name: 'To the hall' }).click()
    await page.getByRole('button', { name: /Play now.*Valhalla/ }).waitFor()
    expect(await page.getByRole('button', { name: /Play with friends/ }).count()).toBe(0)
  })
})
