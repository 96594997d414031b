import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { layGame, recording } from './support/games.ts'
import { LANGUAGES } from './support/languages.ts'
import {
  dress,
  flaws,
  flawsAtDoubleSize,
  LOOKED_IN,
  LOOKS,
  overflowsInAll,
  smallTargets,
} from './support/looks.ts'
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
  '/gallery/valhalla?kind=gallery.kind.module',
  '/learn',
  '/watch',
  '/nowhere',
  '/table/no-such-game',
]

const BOOKS = ['/rules/valhalla/VH-12', '/rules/blood-rage']

/** Each page in a language, in turns, unless all are asked for: each language has all sizes and themes. */
function pagesIn(language: string): string[] {
  const all = [...PAGES, ...BOOKS]
  return all.filter((_, at) => IS_ALL || LANGUAGES[at % LANGUAGES.length] === language)
}

it('what can hardly be read is found out', async () => {
  const page = await visit({ path: '/nowhere' })
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => {
    const faint = '<p style="color: #ccc; background: #fff">Faint</p>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', faint)
  })
  expect(await flaws(page)).toEqual([expect.stringContaining('color-contrast')])
})

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(pagesIn(language))(
    '%s can be used by everyone, also with text at double size',
    async (path) => {
      const page = await visit({ path, settings: { language } })
      await page.locator('h1').first().waitFor()
      for (const look of LOOKS.filter((one) => one.language === language)) {
        await dress(page, look)
        expect(await flaws(page), `${path} ${JSON.stringify(look)}`).toEqual([])
        if (look.size === PHONE) expect(await smallTargets(page)).toEqual([])
      }
      // The books are long, and laid out alike in all languages.
      if (IS_ALL || !BOOKS.includes(path)) expect(await overflowsInAll(page)).toEqual([])
      expect(await flawsAtDoubleSize(page, [720])).toEqual([])
    },
  )
})

it.each(LOOKED_IN)('a home page with games can be used by everyone, in %s', async (language) => {
  const page = await visit({ settings: { language }, path: BESIDE })
  const { seed, options, actions } = recording('valhalla', '2-players.json')
  await layGame(page, { game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] })
  await layGame(page, {
    game: 'valhalla',
    seats: ['person', 'warrior'],
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
