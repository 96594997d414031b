import { describe, expect, it } from 'vitest'
import { type Plays, playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { unmarked } from './support/unmarked.ts'
import { useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

const PAGES = [
  '/',
  '/new/blood-rage',
  '/new/valhalla',
  '/settings',
  '/watch',
  '/nowhere',
  '/table/none',
]
const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('warrior')]
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
