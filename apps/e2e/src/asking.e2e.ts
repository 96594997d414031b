import { describe, expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

describe('asking the table', () => {
  it('why not? is answered with the rule, which leads to its text', async () => {
    const laid = playedTo({ game: 'blood-rage', seats: ['person', 'warrior'] }, 'turn')
    const page = await visitTable(laid)
    await asked(page)
    const closed = page.locator('.br-place[data-state="closed"]').first()
    await closed.focus()
    await page.keyboard.press('w')
    const rule = page.locator('.why-not a')
    await rule.waitFor()
    const label = (await rule.textContent()) ?? ''
    expect(label).toMatch(/^Rule BR-\d/)
    const id = label.replace('Rule ', '')
    expect(await rule.getAttribute('href')).toBe(`/rules/blood-rage/${id}`)
    await page.goto(`/rules/blood-rage/${id}`)
    await page.getByText(id, { exact: true }).first().waitFor()
  })

  it.each(['blood-rage', 'valhalla'] as const)(
    '%s: a name in the log shows what it is, and leads to the rules',
    async (game) => {
      const page = await visitTable(playedTo({ game, seats: ['person', 'warrior'] }, 'turn'))
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

  it('of two equal dice only the one pressed is chosen, and the other does not offer itself', async () => {
    const page = await visitTable(
      playedTo({ game: 'valhalla', seats: ['person', 'warrior'] }, 'phase'),
    )
    await asked(page)
    const dice = await page
      .locator('.vh-tray-die[data-state="open"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')))
    const twin = dice.find((name, index) => dice.indexOf(name) < index)
    const twins = page.locator(`.vh-tray-die[data-target="${twin}"]`)
    const states = () =>
      twins.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
    await twins.last().click()
    const others = Array<string>(dice.filter((name) => name === twin).length - 1).fill('closed')
    await expect.poll(states).toEqual([...others, 'picked'])
    await twins.first().click()
    await expect.poll(states).toEqual(['picked', ...others])
  })
})
