import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedTo, playedUntil } from './support/games.ts'
import { asked, signs } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const SEATS = ['person', 'warrior', 'warrior'] as const

async function question(page: Page): Promise<string> {
  return (await page.locator('.banner strong').textContent()) ?? ''
}

/** A turn of the person's in which they may march from several places. */
const marching = playedUntil({ game: 'blood-rage', seats: SEATS }, ({ seat, kind }, legal) => {
  if (seat !== 0 || kind !== 'turn') return false
  const marches = legal().filter(({ type }) => type === 'march')
  return new Set(marches.map((march) => (march as { from?: string }).from)).size > 1
})

interface Pair {
  readonly card: string
  readonly other: string
}

/** A turn of Valhalla in which two warriors may be played, and which two. */
const pairing = pairingTurn()

function pairingTurn() {
  let pair: Pair | null = null
  const laid = playedUntil({ game: 'valhalla', seats: SEATS }, ({ seat, kind }, legal) => {
    if (seat !== 0 || kind !== 'turn') return false
    const found = legal().find(({ type }) => type === 'play-two')
    pair = (found as unknown as Pair | undefined) ?? null
    return pair !== null
  })
  if (pair === null) throw new Error('no two warriors may be played')
  return { laid, pair: pair as Pair }
}

async function marchingTable(): Promise<Page> {
  const page = await visitTable(marching, { settings: { speed: 'instant' } })
  await asked(page)
  return page
}

describe('the question', () => {
  it('follows a march step by step, and Back goes back one step at a time', async () => {
    const page = await marchingTable()
    const first = await question(page)
    await page.locator('[data-target="do:march"]').click()
    expect(await question(page)).toBe('March: from where?')
    await page.locator('.br-place[data-state="open"]').first().click()
    expect(await question(page)).toMatch(/^March from .+: to where\?$/)
    await page.locator('.br-place[data-state="open"]').first().click()
    expect(await question(page)).toBe('Confirm it, or go back.')
    const back = page.locator('.action-bar [data-do="back"]')
    await back.click()
    expect(await question(page)).toMatch(/^March from .+: to where\?$/)
    await back.click()
    expect(await question(page)).toBe('March: from where?')
    await back.click()
    expect(await question(page)).toBe(first)
    expect(await back.count()).toBe(0)
  })

  it('after a first warrior takes a second one, in either order, and Back leaves the first', async () => {
    const page = await visitTable(pairing.laid, { settings: { speed: 'instant' } })
    await asked(page)
    const { card, other } = pairing.pair
    const picked = page.locator('[data-target][data-state="picked"]')
    const names = () =>
      picked.evaluateAll((cards) => cards.map((one) => one.getAttribute('data-target')))
    for (const [first, second, begun] of [
      [card, other, /: and a second one, or play this one alone\?$/],
      [other, card, /^Play .+\?$/],
    ] as const) {
      await page.locator(`[data-target="card:${first}"][data-state="open"]`).click()
      expect(await question(page)).toMatch(begun)
      await page.locator(`[data-target="card:${second}"][data-state="open"]`).click()
      await expect.poll(async () => (await signs(page)).isCandidate).toBe(true)
      expect((await names()).sort()).toEqual([`card:${card}`, `card:${other}`].sort())
      await page.locator('.action-bar [data-do="back"]').click()
      expect(await question(page)).toMatch(begun)
      expect(await names()).toEqual([`card:${first}`])
      await page.keyboard.press('Escape')
      await expect.poll(names).toEqual([])
    }
  })
})

describe('what has one answer', () => {
  it('is not asked after a word: with one opponent, Attack says whom', async () => {
    const laid = playedUntil(
      { game: 'valhalla', seats: ['person', 'warrior'] },
      (asking, legal) => {
        const { seat, kind } = asking
        return seat === 0 && kind === 'turn' && legal().some(({ type }) => type === 'attack')
      },
    )
    const page = await visitTable(laid, { settings: { speed: 'instant' } })
    await asked(page)
    await page.locator('[data-target="do:attack"]').click()
    await expect.poll(async () => (await signs(page)).isCandidate).toBe(true)
    await page.locator('.action-bar [data-do="back"]').click()
    expect((await signs(page)).picked).toBe(0)
  })
})

describe('the turn aid', () => {
  it.each(['blood-rage', 'valhalla'] as const)(
    '%s: is one key away and marks what may be done now',
    async (game) => {
      const page = await visitTable(playedTo({ game, seats: SEATS }, 'turn'))
      await asked(page)
      await page.keyboard.press('a')
      const aid = page.getByRole('dialog', { name: 'What you can do' })
      await aid.waitFor()
      expect(await aid.locator('[data-now]').count()).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await aid.waitFor({ state: 'hidden' })
    },
  )
})

describe('marks', () => {
  it.each([
    ['.br-stat-mark', 'Rage'],
    ['.br-glory', 'Glory'],
  ])('%s says what it is good for', async (mark, name) => {
    const page = await marchingTable()
    await page.locator(`.table-rivals ${mark}`).filter({ visible: true }).first().hover()
    const peek = page.locator('.peek-layer[role="tooltip"]')
    await peek.waitFor()
    expect(await peek.textContent()).toContain(name)
  })
})

describe('why not?', () => {
  it('says nothing where the mouse only rests', async () => {
    const page = await marchingTable()
    await page.clock.install()
    await page.locator('.br-place[data-state="closed"]').first().hover({ force: true })
    await page.clock.fastForward(60_000)
    expect(await page.locator('.why-not p').count()).toBe(0)
  })

  it('names the action it speaks of, stays to be read, and goes at the next press', async () => {
    const page = await marchingTable()
    await page.locator('[data-target="do:march"]').click()
    await page.locator('.br-place[data-state="closed"]').first().click({ force: true })
    const box = page.locator('.why-not p')
    await box.waitFor()
    expect(await box.textContent()).toMatch(/^March: /)
    await page.locator('.why-not a').hover()
    expect(await box.isVisible()).toBe(true)
    await page.locator('.table-rivals').click({ position: { x: 2, y: 2 } })
    await box.waitFor({ state: 'detached' })
  })

  it('names what one does in a battle of Valhalla', async () => {
    const page = await visitTable(playedTo({ game: 'valhalla', seats: SEATS }, 'phase'))
    await asked(page)
    const closed = page.locator('[data-target^="warrior:0/"][data-state="closed"]').first()
    await closed.click({ force: true })
    expect(await page.locator('.why-not b').textContent()).toMatch(/^Arm: ?$/)
  })
})
