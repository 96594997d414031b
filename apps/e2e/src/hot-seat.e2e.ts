import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { listening, type } from './support/by-ear.ts'
import { layGame, playedTo } from './support/games.ts'
import { asked, chooser, clickOne, playUntil, sitDown } from './support/play.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

interface Heard {
  readonly kind: string
  readonly moment: { readonly viewer: number | null; readonly view: unknown }
}

/** Writes down all that the page hears from its worker: nothing else can reach it. */
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const Native = window.Worker
    window.Worker = class extends Native {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'update') heard.push(data.update)
        })
      }
    }
  })
}

/** What the page has heard since it was last asked. */
function takeHeard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard.splice(0))
}

interface ClanHand {
  readonly hand: readonly string[] | number
}

/** The seats whose cards a view shows. */
function handsIn({ moment }: Heard): number[] {
  const { clans } = moment.view as { clans: readonly ClanHand[] }
  return clans.flatMap(({ hand }, seat) =>
    typeof hand === 'number' || hand.length === 0 ? [] : [seat],
  )
}

const TWO = { game: 'blood-rage', seats: ['person', 'person'], names: ['Ola', 'Jan'] } as const

describe('two people at one screen', () => {
  it('never have the hand of the other in the page', async () => {
    const page = await visit()
    await overhear(page)
    await page.goto(await layGame(page, TWO))
    let front: number | null = null
    const seen = new Set<number | null>()
    const choose = chooser(5)
    for (let moves = 0; moves < 80; moves++) {
      const { isCurtain, isOver } = await asked(page)
      if (isOver) break
      for (const heard of await takeHeard(page)) {
        seen.add(heard.moment.viewer)
        expect([front, null]).toContain(heard.moment.viewer)
        expect(handsIn(heard).filter((seat) => seat !== heard.moment.viewer)).toEqual([])
      }
      if (isCurtain) {
        expect(await page.locator('[data-target^="card:"]').count()).toBe(0)
        expect(await page.locator('.announcer').textContent()).not.toMatch(/\byou/i)
        front = await sitDown(page)
      } else await clickOne(page, choose)
    }
    expect([...seen].sort()).toEqual([0, 1, null])
  })

  it('fight a battle: each lays a card in secret, behind the curtain', async () => {
    const page = await visit()
    await overhear(page)
    const laid = playedTo(TWO, 'battle-card', 0)
    await page.goto(await layGame(page, laid))
    const seen = new Set<number>()
    await playUntil(page, {
      choose: chooser(2),
      until: ({ kind, isCurtain }) => seen.size === 2 && !isCurtain && kind !== 'battle-card',
      onTurn: async ({ kind, isCurtain }) => {
        if (isCurtain || kind !== 'battle-card') return
        seen.add(Number(await page.locator('.table').getAttribute('data-viewer')))
      },
    })
    expect([...seen].sort()).toEqual([0, 1])
    const all = await takeHeard(page)
    expect(all.filter((heard) => handsIn(heard).length > 0).length).toBeGreaterThan(1)
    for (const heard of all) {
      expect(handsIn(heard).filter((seat) => seat !== heard.moment.viewer)).toEqual([])
    }
  })

  it('by ear: behind the curtain nothing of a hand is in the page or said', async () => {
    const page = await visit({ settings: { spoken: true } })
    await page.goto(await layGame(page, playedTo(TWO, 'battle-card', 0)))
    for (const [name, rival] of [
      ['Ola', 'Jan'],
      ['Jan', 'Ola'],
    ] as const) {
      await page.getByRole('heading', { name: 'Pass the screen on' }).waitFor()
      await page.getByRole('button', { name: `I am ${name}` }).press('Enter')
      await listening(page)
      expect(await whole(page)).toContain(`${rival} (`)
      const cards = (await type(page, 'h')).map((line) => line.replace(/^\d+\. (.+) \(.*/, '$1'))
      expect(cards.length).toBeGreaterThan(1)
      if (name === 'Jan') {
        expect(await type(page, 'l 1')).toEqual(['Ola lays a card face down.'])
        expect((await type(page, 'b')).join()).toContain('Ola: a card face down.')
        return
      }
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await page.locator('.curtain').waitFor()
      await page.locator('.announcer', { hasText: 'Pass the screen on.' }).waitFor()
      const text = await whole(page)
      expect(cards.filter((card) => text.includes(card))).toEqual([])
    }
  })
})

/** All that the page holds, whether it is seen or not. */
function whole(page: Page): Promise<string> {
  return page.evaluate(() => document.body.outerHTML)
}
