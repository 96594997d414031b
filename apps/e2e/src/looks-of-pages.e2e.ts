import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { layGame, recording } from './support/games.ts'
import { dress, flaws, flawsAtDoubleSize, LOOKS, smallTargets } from './support/looks.ts'
import { RESUME } from './support/places.ts'
import { PHONE } from './support/sizes.ts'
import { BESIDE, useBrowser, visit } from './support/visit.ts'

useBrowser()

const PAGES = [
  '/',
  '/new/blood-rage',
  '/new/valhalla',
  '/settings',
  '/rules',
  '/watch',
  '/nowhere',
  '/table/no-such-game',
]

/** Long to look at, and alike: each in a language of its own, unless all are asked for. */
const BOOKS = { en: '/rules/blood-rage', pl: '/rules/valhalla/VH-12' }

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const books = IS_ALL ? Object.values(BOOKS) : [BOOKS[language]]

  it.each([...PAGES, ...books])(
    '%s can be used by everyone, also with text at double size',
    async (path) => {
      const page = await visit({ path, settings: { language } })
      await page.locator('h1').first().waitFor()
      for (const look of LOOKS.filter((one) => one.language === language)) {
        await dress(page, look)
        expect(await flaws(page), `${path} ${JSON.stringify(look)}`).toEqual([])
        if (look.size === PHONE) expect(await smallTargets(page)).toEqual([])
      }
      expect(await flawsAtDoubleSize(page, [720])).toEqual([])
    },
  )

  it('a home page with games can be used by everyone', async () => {
    const page = await visit({ settings: { language }, path: BESIDE })
    const { seed, options, actions } = recording('valhalla', '2-players.json')
    await layGame(page, { game: 'blood-rage', seats: ['person', 'greedy', 'greedy'] })
    await layGame(page, {
      game: 'valhalla',
      seats: ['person', 'greedy'],
      seed,
      options: options as object,
      actions,
    })
    await page.goto('/')
    await page.locator(RESUME).first().waitFor()
    for (const look of LOOKS.filter((one) => one.language === language)) {
      await dress(page, look)
      expect(await flaws(page), JSON.stringify(look)).toEqual([])
    }
  })
})
