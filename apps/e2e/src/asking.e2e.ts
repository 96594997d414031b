import { describe, expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

describe('asking the table', () => {
  it('why not? is answered with the rule, which leads to its text', async () => {
    const laid = playedTo({ game: 'blood-rage', seats: ['person', 'greedy'] }, 'turn')
    const page = await visitTable(laid)
    await asked(page)
    const closed = page.locator('.br-place[data-state="closed"]').first()
    await closed.focus()
    await page.keyboard.press('w')
    const rule = page.locator('.why-not a')
    await rule.waitFor()
    const id = await rule.textContent()
    expect(id).toMatch(/^BR-\d/)
    expect(await rule.getAttribute('href')).toBe(`/rules/blood-rage/${id}`)
    await page.goto(`/rules/blood-rage/${id}`)
    await page
      .getByText(id ?? '', { exact: true })
      .first()
      .waitFor()
  })

  it.each(['blood-rage', 'valhalla'] as const)(
    '%s: a name in the log shows what it is, and leads to the rules',
    async (game) => {
      const page = await visitTable(playedTo({ game, seats: ['person', 'greedy'] }, 'turn'))
      await asked(page)
      const name = page.locator('.log .name[data-name^="card."]').last()
      await name.hover()
      await page.locator('.peek-layer[role="tooltip"]').waitFor()
      await name.click()
      const link = page.locator('.peek-rules')
      await link.waitFor()
      await page.goto((await link.getAttribute('href')) ?? '')
      await page.locator('.rules-tools').waitFor()
    },
  )
})
