import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { flaws } from './support/looks.ts'
import { asked, confirmed } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { unmarked } from './support/unmarked.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

/** Points at things one after another, and confirms where that is asked for. */
async function point(page: Page, ...targets: readonly string[]): Promise<void> {
  const before = await asked(page)
  for (const target of targets)
    await page.locator(`[data-target="${target}"][data-state="open"]`).first().click()
  await confirmed(page, before)
}

/** Waits for what is said of a try; what is played on the stage before is skipped. */
async function verdict(page: Page, mood: 'good' | 'bad'): Promise<string> {
  const said = page.locator(`.puzzle-verdict[data-mood="${mood}"]`)
  const scene = page.locator('.scene-main')
  for (;;) {
    await said.or(scene).first().waitFor()
    if ((await said.count()) > 0) return (await said.textContent()) ?? ''
    await scene.click({ noWaitAfter: true }).catch(() => undefined)
  }
}

async function open(page: Page, name: string): Promise<void> {
  await page.locator(`.puzzle-game a[href="/puzzles/${name}"]`).click()
  await page.locator('.puzzle-bar').waitFor()
}

async function backToList(page: Page): Promise<void> {
  await page.locator('.puzzle-back').click()
  await page.locator('.puzzle-games').waitFor()
}

/** Three puzzles to their ends: a battle card, two moves on the map, a mission after a battle. */
async function solveThree(page: Page): Promise<string[]> {
  const said: string[] = []
  await open(page, 'blood-rage/high-card')
  await point(page, 'card:a1-tyrs-smite')
  said.push(await verdict(page, 'good'))
  await backToList(page)
  await open(page, 'blood-rage/two-places')
  await point(page, 'figure:leader@reserve', 'place:angerboda')
  await point(page, 'figure:warrior@reserve', 'place:gimle')
  said.push(await verdict(page, 'good'))
  await backToList(page)
  await open(page, 'valhalla/mission')
  await point(page, 'card:mission-steady-hand')
  said.push(await verdict(page, 'good'))
  await backToList(page)
  return said
}

it('puzzles are solved in every language; a wrong try is shown and taken back, the answer told', async () => {
  const page = await visit({ path: '/puzzles', settings: { battles: 'line' } })
  await open(page, 'blood-rage/high-card')
  await point(page, 'card:a1-tyrs-smash')
  expect(await verdict(page, 'bad')).toContain('Not yet')
  await page.keyboard.press('Enter')
  await asked(page)
  await backToList(page)
  expect(await page.locator('[data-solved]').count()).toBe(0)

  const english = await solveThree(page)
  expect(english[0]).toContain("Tyr's Smite makes 8")
  // The puzzle of the day may be one of them.
  expect(await page.locator('.puzzle-game [data-solved]').count()).toBe(3)

  const choice = page.locator('.language-choice')
  const languages = await choice
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLOptionElement).value).filter((one) => one !== 'en'),
    )
  expect(languages).toContain('pl')
  for (const language of languages) {
    await choice.selectOption(language)
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
    const told = await solveThree(page)
    for (const [index, text] of told.entries()) {
      expect(text).not.toBe(english[index])
      expect(text).not.toMatch(/puzzle\.|[{}]/)
    }
  }
})

it('the pages can be used by everyone, and nothing in them is left untranslated', async () => {
  const settings = { language: 'en-XA', theme: 'dark' } as const
  const page = await visit({ path: '/puzzles', size: PHONE, settings })
  await page.locator('.puzzle-games').waitFor()
  expect(await unmarked(page)).toEqual([])
  expect(await flaws(page)).toEqual([])
  await page.goto('/puzzles/valhalla/mission')
  await point(page, 'do:done')
  await verdict(page, 'bad')
  expect(await unmarked(page)).toEqual([])
  expect(await flaws(page)).toEqual([])
})

it('the answer is shown step by step', async () => {
  const page = await visit({ path: '/puzzles/blood-rage/two-places' })
  await asked(page)
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.locator('.puzzle-verdict', { hasText: 'Step 1 of 2.' }).waitFor()
  await page.getByRole('button', { name: 'Next step' }).click()
  expect(await verdict(page, 'good')).toContain('The answer')
  await page.getByRole('button', { name: 'Once more' }).click()
  expect((await asked(page)).step).toBe(0)
  await page.goto('/puzzles')
  await page.locator('.puzzle-games').waitFor()
  expect(await page.locator('[data-solved]').count()).toBe(0)
})

it("one's own puzzle is refused with the place and the reason, proved, played and shared", async () => {
  const page = await visit({ path: '/puzzles/own' })
  const file = page.getByLabel('Puzzle file')
  const example = await file.inputValue()
  await file.fill(example.replace('"rage": 1', '"rage": 13'))
  await page.getByRole('button', { name: 'Prove it' }).click()
  const refused = page.getByRole('alert')
  await refused.waitFor()
  expect(await refused.textContent()).toContain('given.wolf.rage')
  expect(await refused.textContent()).toContain('must be a whole number from 0 to 12, not 13')

  await file.fill(example.replace('"rage": 1', '"rage": 2'))
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.getByText(/is as good|goes on badly/).waitFor()

  await file.fill(example)
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.getByText('Proved.').waitFor()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/puzzles\/play#p=/)

  await page.goto(link)
  await point(page, 'figure:leader@reserve', 'place:horgr')
  await point(page, 'figure:warrior@reserve', 'place:horgr')
  expect(await verdict(page, 'good')).toContain('The Leader invades for free')
})
