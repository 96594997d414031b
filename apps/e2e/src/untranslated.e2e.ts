import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Plays, playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

/**
 * Words on the screen without a mark of the made-up language: nobody can have translated them. What
 * people typed, numbers and keys on a keyboard have none, nor the "and" that the browser itself puts
 * into a list.
 */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped =
      'noscript, code, kbd, option, .visually-hidden, [lang]:not(html), [data-untranslated], script, style, svg'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const isWord = /\p{L}{3,}/u.test(text)
      const isMarked = /[·áéíóúýčñšžÁÉÍÓÚÝČÑŠŽ]/.test(text) || /^,? ?and$/.test(text)
      if (isWord && !isMarked && !node.parentElement?.closest(skipped)) found.add(text)
    }
    return [...found]
  })
}

const PAGES = [
  '/',
  '/new/blood-rage',
  '/new/valhalla',
  '/settings',
  '/watch',
  '/nowhere',
  '/table/none',
]
const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('greedy')]
const TABLES = [
  ['blood-rage', 'draft'],
  ['blood-rage', 'turn'],
  ['blood-rage', 'battle-card'],
  ['valhalla', 'jarl'],
  ['valhalla', 'turn'],
  ['valhalla', 'phase'],
] as const

const settings = { language: 'en-XA' }

describe('in the made-up language', () => {
  it('a page that is not in it is found out', async () => {
    const page = await visit()
    await page.locator('h1').first().waitFor()
    expect(await unmarked(page)).toContain('Meadhall')
  })

  it.each(PAGES)('%s shows no word that was not translated', async (path) => {
    const page = await visit({ path, settings })
    await page.locator('h1').first().waitFor()
    expect(await unmarked(page)).toEqual([])
  })

  it.each(TABLES)('%s at %s shows no word that was not translated', async (game, kind) => {
    const laid = playedTo({ game, seats: people(3), names: ['Óla', 'Jáñ', 'Úlf'] }, kind)
    const page = await visitTable(laid, { settings })
    await asked(page)
    expect(await unmarked(page)).toEqual([])
  })
})
