import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { PLAY, RESUME } from './support/places.ts'
import { asked, chooser, clickOne, playUntil } from './support/play.ts'
import { anotherTab, useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

function boardText(page: Page): Promise<string | null> {
  return page.locator('.table-stage').textContent()
}

const ALONE = { seats: ['person', 'warrior', 'warrior'] } as const

describe('a game in progress', () => {
  it.each([
    ['blood-rage', 'draft'],
    ['blood-rage', 'battle-card'],
    ['valhalla', 'phase'],
  ] as const)('%s survives a reload in the middle of %s', async (game, kind) => {
    const page = await visitTable(playedTo({ game, ...ALONE }, kind))
    await playUntil(page, { choose: chooser(4), until: (now) => now.kind === kind })
    await clickOne(page, chooser(9))
    const before = await asked(page)
    const text = await boardText(page)
    await page.reload()
    const after = await asked(page)
    expect({ ...after, picked: 0, isCandidate: false }).toEqual({
      ...before,
      picked: 0,
      isCandidate: false,
    })
    if (before.picked === 0) expect(await boardText(page)).toBe(text)
  })

  it('survives a closed tab: the list of games takes it up again', async () => {
    const page = await visit()
    await page.locator(PLAY['blood-rage']).click()
    await asked(page)
    await clickOne(page, chooser(1))
    const { step } = await asked(page)
    const tab = await anotherTab(page, '/settings')
    await page.close()
    await tab.goto('/')
    await tab.locator(RESUME).first().click()
    expect((await asked(tab)).step).toBe(step)
  })

  it.each([
    ['blood-rage', "Age 1, Gods' Gifts · your turn"],
    ['valhalla', 'left in the deck · your turn'],
  ] as const)('of %s comes first in the hall, with where it stands', async (game, standing) => {
    const kind = game === 'valhalla' ? 'phase' : 'draft'
    const page = await visitTable(playedTo({ game, ...ALONE }, kind))
    await asked(page)
    const { step } = await asked(page)
    while ((await asked(page)).step === step) await clickOne(page, chooser(1))
    await asked(page)
    await page.goto('/')
    const first = page.locator('main section, main article').first()
    await first.getByText(standing).waitFor()
    expect(await first.getAttribute('aria-label')).toBe('Games in progress')
    await first.getByRole('link', { name: /^Play on/ }).click()
    expect((await asked(page)).step).toBeGreaterThan(step)
  })

  it('is played in one tab only', async () => {
    const page = await visitTable({ game: 'blood-rage', ...ALONE })
    await asked(page)
    const tab = await anotherTab(page, page.url())
    await tab.getByRole('heading', { name: 'This game is open elsewhere' }).waitFor()
  })

  it('takes a choice back', async () => {
    const page = await visitTable(playedTo({ game: 'blood-rage', ...ALONE, seed: 'two' }, 'march'))
    const { step } = await asked(page)
    while ((await asked(page)).step === step) await clickOne(page, chooser(1))
    await page.locator('[data-do="undo"]').click()
    await expect.poll(async () => (await asked(page)).step).toBe(step)
  })
})
