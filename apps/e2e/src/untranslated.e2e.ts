import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Plays, playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

/**
 * Words in the page without a mark of the made-up language: nobody can have translated them. Text
 * that is drawn, chosen from a list or only read aloud counts as well. What people typed, numbers and
 * keys on a keyboard have none, nor the "and" that the browser itself puts into a list.
 */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'noscript, code, kbd, [lang]:not(html), [translate="no"], script, style'
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'placeholder',
      'title',
    ]
    const said: [Element | null, string][] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      said.push([node.parentElement, node.textContent ?? ''])
    for (const name of spoken)
      for (const element of document.querySelectorAll(`body [${name}]`))
        said.push([element, element.getAttribute(name) ?? ''])
    const isWord = (text: string) => /\p{L}{3,}/u.test(text)
    const isMarked = (text: string) =>
      /[·áéíóúýčñšžÁÉÍÓÚÝČÑŠŽ]/.test(text) || /^,? ?and$/.test(text)
    const found = said.flatMap(([element, text]) =>
      isWord(text) && !isMarked(text.trim()) && !element?.closest(skipped) ? [text.trim()] : [],
    )
    return [...new Set(found)]
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
  it('what is not in it is found out: written, drawn, chosen from or read aloud', async () => {
    const page = await visit({ settings })
    await page.locator('h1').first().waitFor()
    await page.evaluate(() => {
      const strange = [
        '<p>Written</p>',
        '<svg><text>Drawn</text></svg>',
        '<select><option>Chosen</option></select>',
        '<span class="visually-hidden">Unseen</span>',
        '<button aria-label="Heard">×</button>',
        '<p lang="pl">Polski</p>',
      ]
      document.body.insertAdjacentHTML('beforeend', strange.join(''))
    })
    expect(await unmarked(page)).toEqual(['Written', 'Drawn', 'Chosen', 'Unseen', 'Heard'])
  })

  it.each(PAGES)('%s shows no word that was not translated', async (path) => {
    const page = await visit({ path, settings })
    await page
      .locator(path.startsWith('/new/') ? 'form' : 'h1')
      .first()
      .waitFor()
    expect(await unmarked(page)).toEqual([])
  })

  it.each(TABLES)('%s at %s shows no word that was not translated', async (game, kind) => {
    const laid = playedTo({ game, seats: people(3), names: ['Óla', 'Jáñ', 'Úlf'] }, kind)
    const page = await visitTable(laid, { settings })
    await asked(page)
    expect(await unmarked(page)).toEqual([])
  })
})
