import type { TableShown } from '@meadhall/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { HANGS_MS } from '../support/browser.ts'
import { dress, flaws, LOOKED_IN, LOOKS, smallTargets } from '../support/looks.ts'
import { PHONE } from '../support/sizes.ts'
import { unmarked } from '../support/unmarked.ts'
import { restOf } from './calling.ts'
import { laidTable, type Sitter, useServer } from './support.ts'

const server = useServer()

/** A rated game that bots end for both who began it; whoever began is rated. */
async function playedOut(names: readonly [string, string], language = 'en'): Promise<Sitter[]> {
  const plan = { game: 'blood-rage', rated: true, visibility: 'public' } as const
  const comers = names.map((name) => [name, { settings: { language } }] as const)
  const { id, sitters } = await laidTable(server, plan, comers)
  const [host] = sitters
  if (host === undefined) throw new Error('nobody came')
  await restOf(host.page).call('POST /tables/:id/start', { params: { id } })
  await phaseIs(host.page, id, 'playing')
  for (const { page } of sitters)
    await restOf(page).call('DELETE /tables/:id/seats/mine', { params: { id } })
  await phaseIs(host.page, id, 'over')
  return [...sitters]
}

async function phaseIs(page: Page, id: string, phase: TableShown['phase']): Promise<void> {
  await vi.waitFor(async () => {
    const { table } = await restOf(page).call('GET /tables/:id', { params: { id } })
    expect(table.phase).toBe(phase)
  }, HANGS_MS)
}

async function idOf(page: Page): Promise<string> {
  return (await restOf(page).call('GET /me')).me.id
}

/** A page, once what it asks the server for last is there. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').waitFor()
  await page.locator('.header-count, .header-name').first().waitFor()
  for (const late of LATE[path] ?? ['.rates', '.rating-chart', '.history li'])
    await page.locator(late).first().waitFor()
}

const LATE: Readonly<Record<string, readonly string[]>> = {
  '/account': ['form'],
  '/me': ['.rates', '.rating-chart', '.history li', '#times .switch-row', '.plain-rows a'],
  '/my-games': ['.my-games-more', '.my-game, .page p'],
}

describe('after a rated game', () => {
  it('a profile has ratings, statistics, the game and whom one played with; by keys one is blocked', async () => {
    const [astrid, bo] = await playedOut(['Astrid', 'Bo'])
    if (astrid === undefined || bo === undefined) throw new Error('nobody came')
    const { page } = astrid
    await page.goto('/me')
    const ratings = page.getByRole('region', { name: 'Ratings' })
    await ratings.getByRole('img', { name: /^Rating over 1 game/ }).waitFor()
    const game = page.getByRole('region', { name: 'Blood Rage' })
    await game.getByRole('table', { name: 'Won by clan' }).waitFor()
    await game.getByRole('rowheader', { name: /^(Bear|Raven|Serpent|Wolf)$/ }).waitFor()
    await game.getByRole('table', { name: /^What points come from/ }).waitFor()
    await page.getByRole('region', { name: 'Finished games' }).getByText('Bo').waitFor()

    await page.getByRole('link', { name: 'Bo', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Bo' }).waitFor()
    await page.getByRole('button', { name: 'Block' }).press('Enter')
    await page.getByRole('dialog', { name: 'Block Bo?' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Unblock' }).waitFor()

    const anyone = { for: 'anyone' } as const
    const seats = [anyone, anyone]
    const plan = { game: 'valhalla', seats, visibility: 'public' as const }
    const { table } = await restOf(page).call('POST /tables', { body: plan })
    const sat = restOf(bo.page).call('POST /tables/:id/seats', { params: { id: table.id } })
    await expect(sat).rejects.toMatchObject({ why: { key: 'table.not-welcome' } })
    await page.goto('/me')
    await page.getByRole('button', { name: 'Unblock Bo' }).press('Enter')
    await page.getByRole('button', { name: 'Unblock Bo' }).waitFor({ state: 'detached' })
  })
})

it('finished games come ten at a time, and more where one wants to see them', async () => {
  const [astrid] = await playedOut(['Astrid', 'Bo'])
  if (astrid === undefined) throw new Error('nobody came')
  const { page } = astrid
  for (let n = 0; n < 10; n++) {
    const plan = { game: 'valhalla', seats: [{ for: 'anyone' as const }] }
    const { table } = await restOf(page).call('POST /tables', { body: plan })
    await restOf(page).call('POST /tables/:id/seats', { params: { id: table.id } })
    await restOf(page).call('POST /tables/:id/start', { params: { id: table.id } })
    await phaseIs(page, table.id, 'playing')
    await restOf(page).call('DELETE /tables/:id/seats/mine', { params: { id: table.id } })
    await phaseIs(page, table.id, 'over')
  }
  await page.goto('/me')
  const games = page.locator('.history li')
  const more = page.getByRole('button', { name: 'More games' })
  await more.waitFor()
  expect(await games.count()).toBe(10)
  await more.press('Enter')
  await more.waitFor({ state: 'detached' })
  expect(await games.count()).toBe(11)
})

describe.each(LOOKED_IN)('in %s', (language) => {
  it('the pages of people can be used by everyone', async () => {
    const [cleo, dag] = await playedOut(['Cleo', 'Dag'], language)
    if (cleo === undefined || dag === undefined) throw new Error('nobody came')
    const { page } = cleo
    const tempo = { kind: 'slow', hours: 24 } as const
    const plan = { game: 'valhalla', seats: [{ for: 'anyone' as const }], tempo }
    const { table } = await restOf(page).call('POST /tables', { body: plan })
    await restOf(page).call('POST /tables/:id/seats', { params: { id: table.id } })
    await restOf(page).call('POST /tables/:id/start', { params: { id: table.id } })
    const other = `/people/${await idOf(dag.page)}`
    const look = async (paths: readonly string[]) => {
      for (const path of paths) {
        await opened(page, path)
        for (const one of LOOKS.filter((some) => some.language === language)) {
          await dress(page, one)
          expect(await flaws(page), `${path} ${JSON.stringify(one)}`).toEqual([])
          if (one.size === PHONE) expect(await smallTargets(page), path).toEqual([])
        }
      }
    }
    await look(['/account', '/me', other, '/my-games'])
    const password = 'a raven over the fjord'
    await restOf(page).call('POST /accounts', { body: { name: `Cleo ${language}`, password } })
    await look(['/account'])
  })
})

it('no word is left untranslated', async () => {
  const [astrid] = await playedOut(['Ása', 'Bó'], 'en-XA')
  if (astrid === undefined) throw new Error('nobody came')
  const { page } = astrid
  for (const path of ['/account', '/me', '/my-games']) {
    await opened(page, path)
    expect(await unmarked(page), path).toEqual([])
  }
  await restOf(page).call('POST /accounts', {
    body: { name: 'Ása', password: 'a raven over the fjord' },
  })
  await opened(page, '/account')
  expect(await unmarked(page)).toEqual([])
})
