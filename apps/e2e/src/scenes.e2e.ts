import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { type LaidGame, type Plays, playedTo, recording } from './support/games.ts'
import { LANGUAGES } from './support/languages.ts'
import { dress, flaws, LOOKS } from './support/looks.ts'
import { ENDING } from './support/places.ts'
import { asked, chooser, clickOne } from './support/play.ts'
import { WINDOWS } from './support/room.ts'
import { useBrowser, type VisitOptions, visitTable } from './support/visit.ts'

useBrowser()

const against = (bots: number): Plays[] => ['person', ...Array<Plays>(bots).fill('warrior')]
const battle = playedTo({ game: 'blood-rage', seats: against(2), seed: 'five' }, 'battle-card')
const ageEnd = playedTo({ game: 'blood-rage', seats: against(2), seed: 'scene' }, 'discard')

/** A recorded game before its last answer, which is for a person to give. */
function gameEnd(): LaidGame {
  const { seats, seed, options, actions } = recording('blood-rage', '4-players.json')
  const last = actions.at(-1)?.by
  return {
    game: 'blood-rage',
    seats: seats.map((_, seat) => (seat === last ? 'person' : 'warrior')),
    seed,
    options: options as object,
    actions: actions.slice(0, -1),
  }
}

/** Opens a table and answers until this is played on the stage. */
async function playedUpTo(scene: string, laid: LaidGame, options: VisitOptions): Promise<Page> {
  const page = await visitTable(laid, options)
  const choose = chooser(5)
  for (;;) {
    const come = await page.waitForFunction((wanted) => {
      const table = document.querySelector<HTMLElement>('.table')
      if (document.querySelector(wanted)) return 'wanted'
      if (document.querySelector('.scene')) return 'another'
      return table && 'decision' in table.dataset && !('busy' in table.dataset) ? 'asked' : null
    }, scene)
    const what = await come.jsonValue()
    if (what === 'wanted') return page
    if (what === 'another') await page.keyboard.press('Escape')
    else await clickOne(page, choose)
  }
}

const BATTLE = '.br-battle-scene'
const AGE = '.br-age-scene'
const END = '.br-end-scene'
const text = (page: Page, selector: string) => page.locator(selector).textContent()
const isOver = (page: Page) => page.locator('.scene[data-over]').waitFor()
const isGone = (page: Page) => page.locator('.scene').waitFor({ state: 'detached' })

describe('a battle on the stage', () => {
  it('is told by the log only after it was played', async () => {
    const page = await playedUpTo(BATTLE, battle, { settings: { speed: 'slow' } })
    const told = await page.locator('.log li').count()
    await page.keyboard.press('Escape')
    await isOver(page)
    expect(await page.locator('.log li').count()).toBe(told)
    await page.keyboard.press('Escape')
    await isGone(page)
    await page.locator(`.log li:nth-child(${told + 1})`).waitFor({ state: 'attached' })
  })

  it('leaves the sheets of rivals in reach', async () => {
    const page = await playedUpTo(BATTLE, battle, {})
    await page.locator('.table-rivals button:visible').first().click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await page.locator(BATTLE).count()).toBe(1)
  })

  it('goes on by itself, unless one stays', async () => {
    const page = await playedUpTo(BATTLE, battle, { settings: { speed: 'fast' } })
    await page.locator('[data-do="hold-scene"]').click()
    await isOver(page)
    expect(await page.locator('.scene-main').getAttribute('data-leaving')).toBeNull()
    await page.locator('[data-do="end-scene"]').click()
    await isGone(page)
  })

  it('is folded to a line, with the map behind it', async () => {
    const page = await playedUpTo(BATTLE, battle, {})
    const full = await page.locator(BATTLE).boundingBox()
    await page.locator('[data-do="fold-scene"]').click()
    const folded = await page.locator(BATTLE).boundingBox()
    expect(folded?.height).toBeLessThan((full?.height ?? 0) / 3)
    expect(await text(page, '.scene-line')).not.toBe('')
  })

  it('comes to the same where nothing moves', async () => {
    const moving = await playedUpTo(BATTLE, battle, { settings: { speed: 'fast' } })
    await moving.locator('[data-do="hold-scene"]').click()
    await isOver(moving)
    const still = await playedUpTo(BATTLE, battle, { settings: { speed: 'instant' } })
    expect(await text(still, '.scene-body')).toBe(await text(moving, '.scene-body'))
  })

  it('is watched again when asked for, and holds nothing up', async () => {
    const page = await playedUpTo(BATTLE, battle, {})
    const end = await text(page, '.scene-body')
    await asked(page)
    await page.locator('[data-do="recall-battle"]').click()
    expect(await text(page, '.scene-body')).toBe(end)
    expect(await page.locator('.table[data-decision]').count()).toBe(1)
    await page.locator('[data-do="end-scene"]').click()
    await isGone(page)
  })

  it('is only a line where battles are wanted so', async () => {
    const line = '.br-caption[data-told^="battle-"]'
    const page = await playedUpTo(`${line}, ${BATTLE}`, battle, { settings: { battles: 'line' } })
    expect(await page.locator(BATTLE).count()).toBe(0)
  })
})

describe('the end of an age', () => {
  it('is played before the draft asks', async () => {
    const page = await playedUpTo(AGE, ageEnd, { settings: { speed: 'fast' } })
    expect(await page.locator('.br-draft').count()).toBe(0)
    expect(await page.locator('.table').getAttribute('data-decision')).toBeNull()
    await page.keyboard.press('Escape')
    await isOver(page)
    expect(await page.locator('.br-draft').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('.br-draft').waitFor()
  })
})

describe('the end of a game', () => {
  it('has its ceremony before the scores, and both can be seen again', async () => {
    const page = await playedUpTo(END, gameEnd(), {})
    expect(await page.locator(ENDING).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(ENDING).waitFor()
    await page.locator('[data-do="watch-end"]').click()
    await page.locator(END).waitFor()
    expect(await page.locator(ENDING).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(ENDING).waitFor()
    await page.locator('[data-do="look-end"]').click()
    await page.locator('.action-bar .button.primary').click()
    await page.locator(ENDING).waitFor()
  })
})

/** One stands for both unless everything is looked at. */
const LOOKED_AT = IS_ALL ? LANGUAGES : ['en']

describe.each([
  ['a battle', BATTLE, battle],
  ['the end of an age', AGE, ageEnd],
  ['the end of a game', END, gameEnd()],
] as const)('%s', (_name, scene, laid) => {
  it.each(LOOKED_AT)('is for all and, in English, fills the stage: %s', async (language) => {
    const page = await playedUpTo(scene, laid, { settings: { language } })
    // As the window changes, the mouse must not come to lie on a card: that would show it large.
    await page.mouse.move(0, 0)
    if (language === 'en') expect(await misfits(page)).toEqual([])
    for (const look of LOOKS.filter((one) => one.language === language)) {
      await dress(page, look)
      expect(await flaws(page), JSON.stringify(look)).toEqual([])
    }
  })
})

/** The windows in which a scene does not fill the stage, or a line of it is cut off. */
async function misfits(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const flaw = await page.evaluate(misfit)
    if (flaw !== null) wrong.push(`${size.width}×${size.height}: ${flaw}`)
  }
  return wrong
}

/** What of a scene does not fit on the stage. */
function misfit(): string | null {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const [stage, scene] = [box('.table-stage'), box('.scene')]
  const body = document.querySelector('.scene-body')
  if (!stage || !scene || !body) return 'no scene'
  const isWhole =
    Math.abs(stage.width - scene.width) < 2 && Math.abs(stage.height - scene.height) < 2
  if (!isWhole) return 'does not fill the stage'
  const hidden = body.scrollHeight - body.clientHeight
  if (hidden > 2) return `${hidden} px are out of sight`
  return body.scrollWidth > body.clientWidth + 1 ? 'too wide' : null
}
