import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { forgiveComplaints, useBrowser, visit } from './support/visit.ts'

useBrowser()

/** Opens the hall while some of its files do not arrive. */
async function visitWithout(language: string, files: RegExp): Promise<Page> {
  const page = await visit({ path: '/icon.svg', settings: { language } })
  await page.route(files, (route) => route.abort())
  await page.goto('/')
  return page
}

describe('the start', () => {
  it('has the icon that browsers ask for by themselves', async () => {
    const page = await visit({ path: '/' })
    const reply = await page.request.get('/favicon.ico')
    expect([reply.status(), (await reply.body()).readUInt16LE(2)]).toEqual([200, 1])
  })

  it.each(['__proto__', 'constructor', 'xx', '', 'en-XX'])(
    'in the language "%s" is in one that we speak',
    async (language) => {
      const page = await visit({ path: `/?language=${language}` })
      await page.locator('.offer-play').first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    },
  )

  it('without the texts of a language is in English, and says so', async () => {
    const page = await visitWithout('pl', /\/pl\.app/)
    await page.getByText('The texts in “Polski” could not be loaded.').waitFor()
    await page.unroute(/\/pl\.app/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Graj teraz' }).first().waitFor()
    forgiveComplaints()
  })

  it('without any texts says so in the language asked for', async () => {
    const page = await visitWithout('pl', /\/(pl\.app|en\.json)/)
    await page.getByText('Nie udało się uruchomić Meadhall').waitFor()
    expect(await page.getByText('could not be started').isVisible()).toBe(false)
    forgiveComplaints()
  })

  it('without the application itself says so', async () => {
    const page = await visitWithout('en', /\/index-[^/]*\.js/)
    await page.getByText('could not be started').waitFor()
    forgiveComplaints()
  })
})
