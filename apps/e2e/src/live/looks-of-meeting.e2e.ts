import type { TablePlanSent } from '@meadhall/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  dress,
  flaws,
  flawsAtDoubleSize,
  LOOKED_IN,
  LOOKS,
  smallTargets,
} from '../support/looks.ts'
import { PHONE } from '../support/sizes.ts'
import { unmarked } from '../support/unmarked.ts'
import { visit } from '../support/visit.ts'
import { restOf } from './calling.ts'
import { guest, useServer } from './support.ts'

const server = useServer()

/** The pages where people meet, each as it is with something to show. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/')
    await page.locator('.home-open li').first().waitFor()
  },
  lobby: async (page) => {
    await page.goto('/lobby')
    await page.locator('.lobby-tables li').first().waitFor()
  },
  'a new table': async (page) => {
    await page.goto('/tables/new?game=valhalla')
    await page.locator('.more-choices').first().waitFor()
    await unfold(page)
  },
  'a waiting room': async (page) => {
    await page.goto(`/tables/${await laidBy(page)}`)
    await page.locator('.ready-bar').waitFor()
    await unfold(page)
  },
  'an invitation': async (page) => {
    const host = await guest(server, 'Ástríd')
    await page.goto(`/tables/${await laidBy(host)}`)
    await page.locator('.sit-down').waitFor()
  },
}

/** Opens all that is folded. */
function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
}

/** A public table with its host and a bot at it, and a seat by invitation. */
async function laidBy(page: Page): Promise<string> {
  const plan: TablePlanSent = {
    game: 'blood-rage',
    visibility: 'public',
    seats: [
      { for: 'anyone' },
      { for: 'bot', level: 'warrior' },
      { for: 'invited' },
      { for: 'anyone' },
    ],
  }
  const { table } = await restOf(page).call('POST /tables', { body: plan })
  await restOf(page).call('POST /tables/:id/seats', { params: { id: table.id }, body: { seat: 0 } })
  return table.id
}

/** Somebody at the server who speaks a language; a table waits in the lobby. */
async function visitor(language: string): Promise<Page> {
  const host = await guest(server, 'Ástríd')
  await laidBy(host)
  await host.context().close()
  const page = await guest(server, 'Bø', { settings: { language } })
  return page
}

describe('where people meet', () => {
  it.each(LOOKED_IN)('everything can be used by everyone, in %s', async (language) => {
    const page = await visitor(language)
    for (const [name, go] of Object.entries(PLACES)) {
      await go(page)
      for (const look of LOOKS.filter((one) => one.language === language)) {
        await dress(page, look)
        expect(await flaws(page), `${name} ${JSON.stringify(look)}`).toEqual([])
        if (look.size === PHONE) expect(await smallTargets(page), name).toEqual([])
      }
      expect(await flawsAtDoubleSize(page, [720]), name).toEqual([])
    }
  })

  it('no word is left untranslated', async () => {
    const page = await visitor('en-XA')
    for (const [name, go] of Object.entries(PLACES)) {
      await go(page)
      expect(await unmarked(page), name).toEqual([])
    }
  })

  it('a link to no table says so', async () => {
    const page = await visit({ address: server.address, path: '/tables/nowhere' })
    await page.getByText('There is no such table.').waitFor()
  })
})
