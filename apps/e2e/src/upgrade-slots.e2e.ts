import type { BloodRageAction, State } from '@meadhall/game-blood-rage'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LaidGame, playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const TABLE: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] }
const [FIRST, OTHER] = ['slot:3', 'slot:4']

/** A monster that the first seat may play while both of its slots are empty. */
function monsterOf(legal: readonly BloodRageAction[], state: State): string | null {
  if (state.clans[0]?.upgrades.slice(3, 5).some((card) => card !== null)) return null
  const monster = legal.find((one) => one.type === 'upgrade' && one.slot === 4)
  return monster?.type === 'upgrade' ? monster.card : null
}

describe('an upgrade with several empty slots', () => {
  let laid = TABLE
  let card = ''
  beforeAll(() => {
    laid = playedUntil(TABLE, ({ kind, seat }, legal, state) => {
      if (kind !== 'turn' || seat !== 0) return false
      card = monsterOf(legal() as BloodRageAction[], state as State) ?? ''
      return card !== ''
    })
  })

  async function pointedAt(page: Page): Promise<Page> {
    await asked(page)
    await page.locator(`[data-target="card:${card}"]`).click()
    return page
  }
  const slot = (page: Page, target: string | undefined) => page.locator(`[data-target="${target}"]`)
  const stateOf = (page: Page, target: string | undefined) =>
    slot(page, target).getAttribute('data-state')
  const confirm = (page: Page) => page.locator('.action-bar .primary').click()
  const holds = (page: Page, target: string | undefined) =>
    slot(page, target).and(page.locator(':not([data-empty])')).waitFor()

  it('BR-5.9 goes into the first, which is seen, by one confirmation', async () => {
    const page = await pointedAt(await visitTable(laid))
    expect(await stateOf(page, FIRST)).toBe('picked')
    expect(await stateOf(page, OTHER)).toBe('open')
    await slot(page, FIRST).click()
    expect(await page.locator('.why-not').textContent()).toBe('')
    await confirm(page)
    await holds(page, FIRST)
  })

  it('BR-5.9 goes into another that is pointed at, and back, with a finger too', async () => {
    const page = await pointedAt(await visitTable(laid, { size: PHONE }))
    await slot(page, OTHER).click()
    expect([await stateOf(page, FIRST), await stateOf(page, OTHER)]).toEqual(['open', 'picked'])
    await slot(page, FIRST).click()
    expect([await stateOf(page, FIRST), await stateOf(page, OTHER)]).toEqual(['picked', 'open'])
    await slot(page, OTHER).click()
    await confirm(page)
    await holds(page, OTHER)
  })
})
