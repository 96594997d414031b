import { GAME_IDS } from '@meadhall/games'
import english from '@meadhall/web/texts/tips' with { type: 'json' }
import { textsOnDisk } from '@meadhall/words/from-disk'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { playedOut, type ShownTip } from './support/game-by-hands.ts'
import { LANGUAGES } from './support/languages.ts'
import { ENDING } from './support/places.ts'
import { asked } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

/** The other languages in one of the games, in turns; all in both where everything is looked at. */
const TURNS = LANGUAGES.filter((language) => IS_ALL || language !== 'en').flatMap(
  (language, turn) =>
    GAME_IDS.filter((_, index) => IS_ALL || index === turn % GAME_IDS.length).map((game) => ({
      language,
      game,
    })),
)

type Turn = (typeof TURNS)[number]

async function begin({ language, game }: Turn): Promise<Page> {
  const settings = { language, battles: 'line' } as const
  const page = await visit({ path: '/learn', size: PHONE, settings })
  await page.locator(`#${game} [data-do="first-game"]`).click()
  await asked(page)
  await page.locator('.tip').waitFor()
  return page
}

/** What the browser keeps of tips. */
function kept(page: Page): Promise<{ readonly given: readonly string[]; readonly isOff: boolean }> {
  return page.evaluate(() => JSON.parse(localStorage['meadhall.tips']).state)
}

/** Holds what the tips said to what the language has for them. */
function expectWords({ language, game }: Turn, tips: readonly ShownTip[]): void {
  const words: Readonly<Record<string, string>> =
    language === 'en' ? english : textsOnDisk(language, 'tips')
  for (const [id, text] of tips) {
    const key = `tip.${game}.${id}`
    expect(text.replaceAll('\u00ad', '')).toContain(words[key])
    expect(text).not.toMatch(/tip\.|[{}]/)
    if (language !== 'en') expect(words[key]).not.toBe(english[key as keyof typeof english])
  }
}

it('first games are played to their scores in every language, with a tip when it matters', async () => {
  await Promise.all(
    TURNS.map(async (turn, seed) => {
      const page = await begin(turn)
      const tips = await playedOut(page, { seed })
      await page.locator(ENDING).waitFor()
      expectWords(turn, tips)
      expect(tips.length).toBeGreaterThan(3)
      // Each once: what is kept are those that were shown.
      expect((await kept(page)).given).toEqual(tips.map(([id]) => `${turn.game}/${id}`))
    }),
  )
})

it('a tip is closed, is not given again, and a first game goes on without any', async () => {
  const turn = { language: 'en', game: 'blood-rage' } as const
  const page = await begin(turn)
  const tip = page.locator('.tip')
  const first = await tip.getAttribute('data-tip')
  await page.locator('[data-do="close-tip"]').click()
  expect(await tip.count()).toBe(0)
  await page.reload()
  await asked(page)
  const tips = await playedOut(page, { seed: 7, enough: 2 })
  expectWords(turn, tips)
  expect(tips.map(([id]) => id)).not.toContain(first)
  expect(tips).toHaveLength(2)
  expect(await kept(page)).toMatchObject({ given: { length: 3 }, isOff: true })
})
