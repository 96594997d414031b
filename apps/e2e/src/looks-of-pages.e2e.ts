import { describe, expect, it } from 'vitest'
import { layGame, recording } from './support/games.ts'
import { dress, flaws, LOOKS, smallTargets } from './support/looks.ts'
import { RESUME } from './support/places.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

const PAGES = [
  '/',
  '/new/blood-rage',
  '/new/valhalla',
  '/settings',
  '/rules',
  '/rules/blood-rage',
  '/rules/valhalla/VH-12',
  '/watch',
  '/nowhere',
  '/table/no-such-game',
]

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  it.each(PAGES)('%s can be used by everyone, at both sizes, in both themes', async (path) => {
    const page = await visit({ path, settings: { language } })
    await page.locator('h1').first().waitFor()
    for (const look of LOOKS.filter((one) => one.language === language)) {
      await dress(page, look)
      expect(await flaws(page), `${path} ${JSON.stringify(look)}`).toEqual([])
      if (look.size === PHONE) expect(await smallTargets(page)).toEqual([])
    }
  })

  it('a home page with games can be used by everyone', async () => {
    const page = await visit({ settings: { language } })
    const { seed, options, actions } = recording('valhalla', '2-players.json')
    await layGame(page, { game: 'blood-rage', seats: ['person', 'greedy', 'greedy'] })
    await layGame(page, {
      game: 'valhalla',
      seats: ['person', 'greedy'],
      seed,
      options: options as object,
      actions,
    })
    await page.reload()
    await page.locator(RESUME).first().waitFor()
    for (const look of LOOKS.filter((one) => one.language === language)) {
      await dress(page, look)
      expect(await flaws(page), JSON.stringify(look)).toEqual([])
    }
  })
})

describe('text at double size', () => {
  it.each(PAGES)('%s neither breaks nor scrolls sideways', async (path) => {
    const page = await visit({ path, size: { width: 720, height: 900 } })
    await page.locator('h1').first().waitFor()
    await page.addStyleTag({ content: ':root { font-size: 200% !important; }' })
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: all, clientWidth: shown } = document.documentElement
      return { scrollWidth: all, clientWidth: shown }
    })
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
