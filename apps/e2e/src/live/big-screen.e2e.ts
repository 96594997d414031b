import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PLAIN_HOST } from '../support/browser.ts'
import { dress, flaws } from '../support/looks.ts'
import { changed, chooser, signs, type TableSigns, tapOne } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { anotherTab, visit } from '../support/visit.ts'
import { framesOf } from './frames.ts'
import { begunTable, useServer } from './support.ts'
import { type Mover, playTogether } from './together.ts'

// As it listens at home: for everybody in the network.
const server = useServer({ HOST: '0.0.0.0' })

const TELEVISION = { width: 1920, height: 1080 }
const SIZES = [TELEVISION, { width: 1280, height: 720 }, { width: 1024, height: 768 }]

const TEXTS = import.meta.resolve('@meadhall/game-blood-rage/locales/en.cards.json')
const NAMES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fileURLToPath(TEXTS), 'utf8'),
)
const CARD = /\ba[1-3]-[a-z-]+/g

function cardsIn(frames: readonly string[]): Set<string> {
  return new Set(frames.flatMap((frame) => frame.match(CARD) ?? []))
}

function nameOf(card: string): string {
  return NAMES[`card.${card.slice(3)}.name`] ?? card
}

/** Which of these cards a page shows, or holds anywhere in it. */
async function shownOf(page: Page, cards: Iterable<string>): Promise<string[]> {
  const html = await page.content()
  return [...cards].filter((card) => html.includes(card) || html.includes(nameOf(card)))
}

/** The screen as a phone in the same room opens it: by another name, without TLS. */
function atHome(link: string): string {
  const { port } = new URL(server.address)
  return `http://${PLAIN_HOST}:${port}${new URL(`http://${link}`).pathname}#screen`
}

/** Scenes are not waited for; how many were played is counted. */
async function hurry(screen: Page): Promise<() => Promise<number>> {
  await screen.evaluate(() => {
    const played = new Set<Element>()
    const press = () => {
      const scene = document.querySelector('.scene')
      if (scene !== null) played.add(scene)
      document.body.dataset['played'] = String(played.size)
      document.querySelector<HTMLElement>('.scene-main')?.click()
    }
    new MutationObserver(press).observe(document.querySelector('#root') ?? document.body, {
      childList: true,
      subtree: true,
      attributes: true,
    })
  })
  return async () => Number(await screen.locator('body').getAttribute('data-played'))
}

/** Passes where one may: the age is to come to its end. */
async function passOn(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await signs(page)
  const pass = page.locator('.action-bar [data-target="do:pass"][data-state="open"]')
  if (before.isCandidate || !(await pass.isVisible())) return await tapOne(page, choose)
  await pass.tap()
  await changed(page, before)
}

/** Pieces of text that are smaller on the screen than one reads from a sofa. */
function smallTexts(screen: Page, least: number): Promise<string[]> {
  return screen.evaluate((px) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small: string[] = []
    while (walker.nextNode()) {
      const { parentElement: box, textContent } = walker.currentNode
      if (!box?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue
      if (box.closest('.visually-hidden, svg, dialog:not([open])') !== null) continue
      const size = Number.parseFloat(getComputedStyle(box).fontSize)
      if (size < px) small.push(`${size}: ${textContent}`)
    }
    return small
  }, least)
}

async function looksWell(pages: Readonly<Record<string, readonly [Page, typeof PHONE]>>) {
  for (const theme of ['dark', 'light'] as const)
    for (const [name, [page, size]] of Object.entries(pages)) {
      await dress(page, { language: 'en', size, theme })
      expect(await flaws(page), `${name}, ${theme}`).toEqual([])
    }
}

describe('round one big screen', () => {
  it('two phones play an age of Blood Rage; nothing hidden reaches the screen', async () => {
    const screen = await visit({ address: server.address, size: TELEVISION })
    const told = framesOf(screen)
    await screen.getByRole('button', { name: /Round this screen.*Blood Rage/ }).click()
    await screen.getByRole('button', { name: '2', exact: true }).click()
    await expect.poll(() => screen.locator('.waiting-seats > li').count()).toBe(2)
    const link = (await screen.locator('.join-code small').textContent()) ?? ''
    await looksWell({ 'the screen before the game': [screen, TELEVISION] })

    const phones: Page[] = []
    const heard: (readonly string[])[] = []
    for (const _ of [1, 2]) {
      const phone = await visit({ address: server.address, path: '/icon.svg', size: PHONE })
      heard.push(framesOf(phone))
      await phone.goto(atHome(link))
      // At home there is no TLS: what browsers keep for secure pages is not there.
      expect(await phone.evaluate(() => isSecureContext)).toBe(false)
      await phone.getByRole('button', { name: 'Sit down' }).tap()
      phones.push(phone)
    }
    await screen.locator('.table').waitFor()
    const scenes = await hurry(screen)
    const [first, second] = phones as [Page, Page]
    await first.locator('.round[data-round]').waitFor()

    const choose = chooser(11)
    const untilStep = (least: number) => (now: TableSigns) => now.step >= least
    const movers: Mover[] = phones.map((page) => ({ page, move: tapOne }))
    await playTogether(movers, { choose, until: untilStep(8) })
    // In the draft nobody has shown a card: the screen knows of none.
    const drafted = cardsIn(heard.flat())
    expect(drafted.size).toBeGreaterThan(8)
    expect([...cardsIn(told)]).toEqual([])
    expect(await shownOf(screen, drafted)).toEqual([])

    await playTogether(movers, { choose, until: ({ kind }) => kind === 'turn' })
    await looksWell({ 'the screen': [screen, TELEVISION], 'a phone': [first, PHONE] })
    for (const size of SIZES) {
      await dress(screen, { language: 'en', size, theme: 'light' })
      expect(await flaws(screen)).toEqual([])
    }
    await dress(screen, { language: 'en', size: TELEVISION, theme: 'light' })
    expect(await smallTexts(screen, 22)).toEqual([])

    // One phone is loaded anew; the other left, and finds its seat by the code on the screen.
    await first.reload()
    const back = await anotherTab(second, atHome(link))
    heard.push(framesOf(back))
    await second.close()
    for (const page of [first, back]) await page.locator('.round[data-round] .table').waitFor()
    const seats = [first, back].map((page) => page.locator('.table').getAttribute('data-viewer'))
    expect(await Promise.all(seats)).toEqual(['0', '1'])

    const isAgeOver = () => told.some((frame) => /"type":"age-began","age":2/.test(frame))
    const again = (move: Mover['move']) => [first, back].map((page) => ({ page, move }))
    await playTogether(again(tapOne), { choose, until: untilStep(22) })
    await playTogether(again(passOn), { choose, until: isAgeOver })
    await screen.getByText('Age 2', { exact: true }).first().waitFor()
    expect(await scenes()).toBeGreaterThan(0)

    // What only one of the two was ever told is hidden still.
    const [own, other, later = []] = heard
    const ofFirst = cardsIn(own ?? [])
    const ofSecond = cardsIn([...(other ?? []), ...later])
    const hidden = new Set([
      ...[...ofFirst].filter((card) => !ofSecond.has(card)),
      ...[...ofSecond].filter((card) => !ofFirst.has(card)),
    ])
    expect(hidden.size).toBeGreaterThan(0)
    const open = cardsIn(told)
    expect([...open].filter((card) => hidden.has(card))).toEqual([])
    // Cards of several ages have the same name.
    const names = new Set([...open].map(nameOf))
    expect(
      await shownOf(
        screen,
        [...hidden].filter((card) => !names.has(nameOf(card))),
      ),
    ).toEqual([])
    expect(told.filter((frame) => /"(ask|own)":(?!null)/.test(frame))).toEqual([])
  })

  it('Valhalla: the phone has its squad and hand first, says to look up, and takes the board back', async () => {
    const phone = { size: PHONE }
    const { path, sitters } = await begunTable(server, { game: 'valhalla' }, [
      ['Astrid', phone],
      ['Bo', phone],
    ])
    const [astrid] = sitters
    if (astrid === undefined) throw new Error('nobody sits there')
    // The screen stands in the room of one who sits at the table, in their own browser.
    const screen = await anotherTab(astrid.page, `${path}/screen`)
    await screen.locator('.big-screen .table[data-viewer="all"]').waitFor()
    await screen.setViewportSize(TELEVISION)
    const { page } = astrid
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('button', { name: 'The board is on the big screen' }).tap()
    await page.locator('.round[data-round]').waitFor()
    let isTold = false
    await page.exposeFunction('lookedUp', () => {
      isTold = true
    })
    await page.evaluate(() => {
      const { lookedUp } = window as unknown as { lookedUp(): void }
      new MutationObserver(() => {
        if (document.querySelector('.look-up[data-up]')) lookedUp()
      }).observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    const movers = sitters.map((one) => ({ page: one.page, move: tapOne }))
    await playTogether(movers, { choose: chooser(3), until: () => isTold })
    expect(isTold).toBe(true)
    await looksWell({ 'the screen': [screen, TELEVISION], 'a phone': [page, PHONE] })
    await page.reload()
    await page.locator('.round[data-round]').waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('button', { name: 'The board is on the big screen' }).tap()
    await page.locator('.round:not([data-round]) .table').waitFor()
    const { step } = await signs(page)
    await expect.poll(async () => (await signs(screen)).step).toBe(step)
  })

  it('shows the machine’s address in the network on a page that was opened as localhost', async () => {
    const { port } = new URL(server.address)
    const local = `http://localhost:${port}`
    const screen = await visit({ address: local })
    await screen.getByRole('button', { name: /Round this screen.*Valhalla/ }).click()
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)
    const host = outside === undefined ? `localhost:${port}` : `${outside.address}:${port}`
    const link = screen.locator('.join-code small')
    await expect.poll(() => link.textContent()).toMatch(new RegExp(`^${host}/tables/`))
  })
})
