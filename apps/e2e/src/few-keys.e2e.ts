import { bloodRage } from '@meadhall/game-blood-rage'
import type { Decision } from '@meadhall/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, playedUntil } from './support/games.ts'
import { asked, changed, signs } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** More keys than this are too many for one deed. */
const FEW = 8

/** Presses keys and counts them, from the moment that a question stands. */
class Presses {
  count = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string): Promise<void> {
    const before = await signs(this.page)
    this.count += 1
    await this.page.keyboard.press(key)
    await changed(this.page, before)
    await asked(this.page)
  }

  /** Presses the number of something that may be chosen; what is the only choice is taken already. */
  async choose(target: string): Promise<void> {
    if ((await this.page.locator(`${target}[data-state="picked"]`).count()) > 0) return
    const thing = this.page.locator(`${target}[data-state="open"][aria-keyshortcuts]`).first()
    await thing.waitFor({ state: 'attached' })
    await this.press((await thing.getAttribute('aria-keyshortcuts')) ?? '')
  }
}

const BLOOD_RAGE: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior'] }
const VALHALLA: LaidGame = { game: 'valhalla', seats: ['person', 'warrior'] }

const isOwn = ({ kind, seat }: Decision, wanted: string) => kind === wanted && seat === 0

interface March {
  readonly type: string
  readonly from: string
  readonly to: string
}

/** A turn in which two figures may march together, and the march. */
function marchOfTwo(): { readonly laid: LaidGame; readonly march: March } {
  let march: March | undefined
  const laid = playedUntil(BLOOD_RAGE, (decision, legal, state) => {
    if (!isOwn(decision, 'turn')) return false
    const marches = legal().filter(({ type }) => type === 'march') as unknown as March[]
    march = marches.find((one) => isForTwo(state, one))
    return march !== undefined
  })
  if (march === undefined) throw new Error('nobody can march')
  return { laid, march }
}

/** Whether there is a figure left to ask for after two have marched. */
function isForTwo(state: unknown, march: March): boolean {
  const next = bloodRage.clone(state as never)
  const legal = () => {
    const [decision] = bloodRage.decisions(next)
    const isMarching = decision?.kind === 'march' && decision.seat === 0
    return isMarching ? bloodRage.legalActions(next, decision) : []
  }
  bloodRage.apply(next, march as never)
  for (const _ of [1, 2]) {
    const figure = legal().find(({ type }) => type === 'figure')
    if (figure === undefined) return false
    bloodRage.apply(next, figure)
  }
  return legal().some(({ type }) => type === 'figure')
}

describe('few keys do', () => {
  it('a march of two', async () => {
    const { laid, march } = marchOfTwo()
    const page = await visitTable(laid)
    await asked(page)
    const presses = new Presses(page)
    await presses.choose('[data-target="do:march"]')
    await presses.choose(`[data-target="place:${march.from}"]`)
    await presses.choose(`[data-target="place:${march.to}"]`)
    await presses.press('Enter')
    await presses.choose('[data-target^="figure:"]')
    await presses.choose('[data-target^="figure:"]')
    const { kind } = await asked(page)
    if (kind === 'march') await presses.choose('[data-target^="do:"]')
    expect(presses.count).toBeLessThanOrEqual(FEW)
  })

  it('a pillage', async () => {
    const laid = playedUntil(
      BLOOD_RAGE,
      (decision, legal) =>
        isOwn(decision, 'turn') && legal().some(({ type }) => type === 'pillage'),
    )
    const page = await visitTable(laid)
    await asked(page)
    const presses = new Presses(page)
    await presses.choose('[data-target="do:pillage"]')
    await presses.choose('[data-target^="place:"]')
    await presses.press('Enter')
    expect(presses.count).toBeLessThanOrEqual(FEW)
    expect(await page.locator('.log').textContent()).toContain('to pillage')
  })

  it('a free reroll of two dice', async () => {
    const laid = playedUntil(
      VALHALLA,
      (decision, legal) =>
        isOwn(decision, 'phase') && legal().some(({ type }) => type === 'free-reroll'),
    )
    const page = await visitTable(laid)
    await asked(page)
    const presses = new Presses(page)
    await presses.choose('[data-target="do:free-reroll"]')
    await presses.press('Enter')
    await presses.choose('[data-target^="die:"]')
    await presses.choose('[data-target^="die:"]')
    if ((await signs(page)).kind === 'reroll') await presses.choose('[data-target="do:done"]')
    expect(presses.count).toBeLessThanOrEqual(FEW)
    expect(await page.locator('.log').textContent()).toMatch(/reroll/)
  })
})
