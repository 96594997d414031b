import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { asked, chooser, clickOne, signs, type TableSigns } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { begunTable, type Comer, guest, type LaidTable, useServer } from './support.ts'
import { playTogether } from './together.ts'

const server = useServer()

const MENU = 'At this table'
/** A clock that runs out within a test, though not before a busy machine has drawn the page. */
const SHORT = { kind: 'live', move: 12, reserve: 0 } as const

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

function said(page: Page, text: string) {
  return page.locator('.talk-text', { hasText: text })
}

/** Does something that stands in the menu of the table. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: MENU }).click()
  await page.getByRole('button', { name }).click()
}

function agree(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Agree', exact: true }).click()
}

async function two(game: 'blood-rage' | 'valhalla', more: object = {}, ...comers: Comer[]) {
  const table = await begunTable(server, { game, ...more }, [['Astrid'], ['Bo'], ...comers])
  return { table, ...pagesOf(table) }
}

function pagesOf({ sitters }: LaidTable): { readonly astrid: Page; readonly bo: Page } {
  const [astrid, bo] = sitters
  if (astrid === undefined || bo === undefined) throw new Error('nobody sits there')
  return { astrid: astrid.page, bo: bo.page }
}

/** Both play until one of them has a turn and the other waits for it. */
async function untilOneWaits({ sitters }: LaidTable): Promise<{ first: Page; other: Page }> {
  const choose = chooser(3)
  for (;;) {
    const until = ({ kind }: TableSigns) => kind === 'turn'
    const { mover } = await playTogether(sitters, { choose, until })
    const other = sitters.find(({ page }) => page !== mover.page)?.page
    if (other === undefined) throw new Error('nobody waits')
    const { decision, isBusy } = await signs(other)
    if (decision === null && !isBusy) return { first: mover.page, other }
    await clickOne(mover.page, choose)
  }
}

describe('talk at a table', () => {
  it('reaches everybody in their own language, but not who muted, nor players from who watches', async () => {
    const polish = { settings: { language: 'pl' }, size: PHONE }
    const { table, astrid, bo } = await two('valhalla', {}, ['Cnut', polish])
    const cnut = table.sitters[2]?.page
    if (cnut === undefined) throw new Error('Cnut is not there')
    const watcher = await guest(server, 'Wit')
    await watcher.goto(table.path)
    await say(watcher, 'Bo has good cards')
    await said(watcher, 'Bo has good cards').waitFor()
    await watcher.getByText('Those who play read this after the game.').waitFor()

    await astrid.locator('.talk-phrases summary').click()
    await astrid.getByRole('button', { name: 'Good luck!' }).click()
    await said(bo, 'Good luck!').waitFor()
    await cnut.locator('.talk-unread', { hasText: '1' }).waitFor()
    await cnut.getByRole('button', { name: /Rozmowa/ }).click()
    await said(cnut, 'Powodzenia!').waitFor()
    await cnut.keyboard.press('Escape')
    await expect.poll(() => cnut.locator('.talk-unread').count()).toBe(0)

    await bo.locator('.talk-hearing summary').click()
    await bo.getByRole('button', { name: 'Mute Astrid' }).click()
    await said(bo, 'Good luck!').waitFor({ state: 'detached' })
    await say(astrid, 'Nobody listens')
    await said(watcher, 'Nobody listens').waitFor()
    await bo.reload()
    await bo.locator('.talk-hearing summary').click()
    await bo.getByRole('button', { name: 'Hear again Astrid' }).waitFor()
    expect(await said(bo, 'Nobody listens').count()).toBe(0)
    await bo.getByRole('button', { name: 'Hear again Astrid' }).click()
    await said(bo, 'Nobody listens').waitFor()
    for (const page of [astrid, bo]) expect(await said(page, 'good cards').count()).toBe(0)
  })

  it('is not interrupted by a question that comes', async () => {
    const { table } = await two('valhalla')
    const choose = chooser(3)
    const { first, other } = await untilOneWaits(table)
    const field = other.getByLabel('Say something')
    await field.pressSequentially('Let me')
    const { step } = await signs(other)
    await clickOne(first, choose)
    while ((await signs(first)).step === step) await clickOne(first, choose)
    await expect.poll(async () => (await signs(other)).step).toBeGreaterThan(step)
    await other.keyboard.type(' think')
    expect(await field.inputValue()).toBe('Let me think')
  })
})

describe('what the people of a table agree on', () => {
  it('takes back, pauses, and goes on; each sees who has agreed and what it does to the rating', async () => {
    const { table, astrid, bo } = await two('valhalla', { rated: true })
    const moved = new Set<Page>()
    await playTogether(table.sitters, {
      choose: chooser(4),
      until: ({ step }, page) => {
        moved.add(page)
        return step >= 6 && moved.size === 2
      },
    })
    const { step } = await signs(astrid)
    await fromMenu(astrid, 'Ask to take back')
    const card = bo.getByRole('region', { name: 'A proposal' })
    await card.getByText('Astrid asks to take the last choice back.').waitFor()
    await card.getByText('The game is rated as before.').waitFor()
    await agree(bo)
    await expect.poll(async () => (await signs(astrid)).step).toBeLessThan(step)
    await bo.getByText('All agreed.').waitFor()

    await fromMenu(bo, 'Propose a pause')
    await astrid.getByRole('button', { name: 'No', exact: true }).click()
    await bo.getByText('Somebody did not agree.').waitFor()
    await fromMenu(bo, 'Propose a pause')
    await agree(astrid)
    for (const page of [astrid, bo]) await page.getByText('The game is paused.').waitFor()
    await astrid.getByRole('button', { name: 'Propose to go on' }).click()
    await agree(bo)
    await astrid.getByText('The game is paused.').waitFor({ state: 'detached' })
  })

  it('a clock runs out: a bot plays until its person takes the seat back', async () => {
    const { astrid, bo } = await two('blood-rage', { tempo: SHORT })
    // Bo answers in time, so that the game waits for him once the bot has answered.
    await asked(bo)
    while ((await signs(bo)).decision !== null) await clickOne(bo, chooser(1))
    const isTold = bo.locator('.live-people li[data-here="stand-in"]').first().waitFor()
    await astrid.getByRole('button', { name: 'Take the seat back' }).click()
    await astrid.getByText('A bot plays for you.').waitFor({ state: 'detached' })
    await isTold
    await bo.locator('.live-people li[data-here="here"]').first().waitFor()
  })

  it('a seat is given up by a link, and whoever opens it plays on', async () => {
    const { astrid, bo } = await two('valhalla')
    await fromMenu(astrid, 'Give my seat to a friend')
    await astrid.locator('.dialog .button.danger').click()
    const link = await astrid.getByLabel('The link to the seat').inputValue()
    const cleo = await guest(server, 'Cleo')
    await cleo.goto(link)
    await cleo.getByRole('button', { name: 'Take the seat' }).click()
    await cleo.locator('.table[data-viewer="0"]').waitFor()
    await astrid.getByLabel('The link to the seat').waitFor({ state: 'detached' })
    await bo.locator('.live-people li[data-here="here"]').first().waitFor()
  })
})

describe('what one leaves word of', () => {
  it('is listed, known to nobody else, and can be taken back', async () => {
    const { astrid, bo } = await two('blood-rage', { tempo: { kind: 'slow', hours: 24 } })
    await fromMenu(astrid, 'Send nobody to calls to battle this age')
    const given = astrid.getByRole('list', { name: 'You left word' })
    await given.getByText('Send nobody to calls to battle this age').first().waitFor()
    await astrid.reload()
    await astrid.getByRole('button', { name: MENU }).click()
    await bo.getByRole('button', { name: MENU }).click()
    expect(await bo.getByRole('list', { name: 'You left word' }).locator('li').count()).toBe(0)
    await given.getByRole('button', { name: /^Take back/ }).click()
    await expect.poll(() => given.locator('li').count()).toBe(0)
  })

  it('answers a question before it is asked, pointed at on the board', async () => {
    const { table } = await two('valhalla', { tempo: { kind: 'slow', hours: 24 } })
    const { first, other } = await untilOneWaits(table)
    await fromMenu(other, 'Answer the next question now')
    const ahead = other.getByText('You answer ahead.')
    const several = other.getByRole('list', { name: 'Answer the next question now' })
    await ahead.or(several.getByRole('button').first()).waitFor()
    if (await several.isVisible()) await several.getByRole('button').first().click()
    await ahead.waitFor()
    await drawCards(other)
    await ahead.waitFor({ state: 'detached' })
    expect((await signs(other)).decision).toBeNull()

    const { step } = await signs(other)
    await drawCards(first)
    const used = other.getByText('It is used up', { exact: false })
    while (!(await used.isVisible())) {
      const { decision, isBusy } = await signs(first)
      if (decision === null) break
      // An answer that is on its way is not pressed again: its button goes.
      if (isBusy) await painted(first)
      else await clickOne(first, chooser(2))
    }
    await used.waitFor()
    await expect.poll(async () => (await signs(other)).step).toBeGreaterThan(step + 1)
  })
})

/** Until the page has drawn what came in meanwhile. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** The turn in which one draws cards: it is always allowed. */
async function drawCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw cards and keep one' }).first().click()
  const confirm = page.locator('.table[data-candidate]:not([data-busy]) .action-bar .primary')
  if (await confirm.isVisible()) await confirm.click()
}
