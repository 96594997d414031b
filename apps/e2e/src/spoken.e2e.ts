import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirm, section, turnOn, type } from './support/by-ear.ts'
import { heardSaying, heardSince, listenAt } from './support/ears.ts'
import { type Plays, playedTo, playedUntil } from './support/games.ts'
import { flaws } from './support/looks.ts'
import { asked, signs } from './support/play.ts'
import { DESKTOP, PHONE } from './support/sizes.ts'
import { unmarked } from './support/unmarked.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const SEATS: Plays[] = ['person', 'warrior']
const NAMES = ['Ola', 'Halvard']

/** Speaks each language that the page offers, and hears question and answers in it. */
async function hearInAll(page: Page): Promise<void> {
  const choice = page.locator('.language-choice')
  const offered = await choice
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const questions = new Set<string>()
  for (const [index, language] of offered.toReversed().entries()) {
    await choice.selectOption(language)
    await page.waitForFunction((code) => document.documentElement.lang === code, language)
    await page.setViewportSize(index % 2 === 0 ? PHONE : DESKTOP)
    await page.locator('.spoken-command input').focus()
    const lines = await type(page, '?')
    const question = (await section(page, 'question').locator('p').first().textContent()) ?? ''
    const answers = await section(page, 'answers').locator('button').allInnerTexts()
    expect(lines[0], language).toBe(question)
    expect(lines.slice(-answers.length)).toEqual(answers.map((one, at) => `${at + 1}. ${one}`))
    expect(await flaws(page), language).toEqual([])
    questions.add(question)
  }
  expect(questions.size).toBe(offered.length)
}

describe('the spoken table', () => {
  it('plays a turn of Blood Rage by typing, in every language', async () => {
    const laid = playedTo({ game: 'blood-rage', seats: SEATS, names: NAMES }, 'turn')
    const page = await listenAt(laid)
    await turnOn(page)
    const offered = await type(page, 'invade warrior')
    const place = /^\d+\. Invade (\w+) with your Warrior/m.exec(offered.join('\n'))?.[1] ?? ''
    expect(await type(page, `w pillage ${place}`)).toEqual([expect.stringMatching(/Rule BR-\d/)])
    const repeated = await type(page, `invade warrior ${place.toLowerCase()}`)
    expect(repeated.join()).toMatch(new RegExp(`Invade ${place} with your Warrior.*Press Enter`))
    const heard = (await heardSince(page, 0)).length
    await confirm(page)
    await asked(page)
    await heardSaying(page, `Your Warrior invades ${place}`, heard)
    const name = page.locator('th[scope="row"]', { hasText: new RegExp(`^${place}$`) })
    const row = section(page, 'board').locator('tr').filter({ has: name })
    expect(await row.textContent()).toContain('1 Warrior')
    await hearInAll(page)
  })

  it('plays a battle of Valhalla by typing, in every language', async () => {
    const laid = playedUntil(
      { game: 'valhalla', seats: SEATS, names: NAMES },
      (decision, legal) =>
        decision.seat === 0 &&
        decision.kind === 'phase' &&
        legal().some((one) => one.type === 'arm'),
    )
    const page = await listenAt(laid)
    await turnOn(page)
    expect((await type(page, 'b')).join(' ')).toMatch(/You: strength 0.*Halvard: strength \d/s)
    expect((await type(page, 'best')).join()).toMatch(/Arm the best: .*Press Enter/)
    await confirm(page)
    await asked(page)
    expect((await type(page, 'b')).join(' ')).toContain('Armed: ')
    await hearInAll(page)
    const { step } = await signs(page)
    await page.locator('.spoken-command input').focus()
    await type(page, '1')
    await expect.poll(async () => (await signs(page)).step).toBeGreaterThan(step)

    await page.goto(`${page.url().replace('/table/', '/replay/')}#t=${step}`)
    await section(page, 'board').waitFor()
    const told = await page
      .locator('.spoken-section')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['section']))
    expect(told).toEqual(['news', 'board', 'hand', 'players', 'battle', 'log'])
    expect((await type(page, 'g')).join()).toMatch(/\d/)
  })

  it('has no word that was not translated', async () => {
    const laid = playedTo(
      { game: 'blood-rage', seats: SEATS, names: ['Óla', 'Jáñ'] },
      'battle-card',
    )
    const page = await visitTable(laid, { settings: { language: 'en-XA', spoken: true } })
    await section(page, 'board').waitFor()
    expect(await unmarked(page)).toEqual([])
  })
})
