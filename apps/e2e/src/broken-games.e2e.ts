import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { layGame, playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { anotherTab, useBrowser, visit } from './support/visit.ts'

useBrowser()

const LAID = { game: 'blood-rage', seats: ['person', 'warrior'] } as const

/** Puts anything among the games. */
function putRecords(page: Page, records: readonly object[]): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('meadhall')
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite')
          for (const record of given) tx.objectStore('games').put(record)
          tx.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          tx.onerror = () => reject(tx.error)
        }
      }),
    records,
  )
}

/** Loses one move of a game. */
function loseMove(page: Page, id: string, number: number): Promise<void> {
  return page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('meadhall')
        opening.onsuccess = () => {
          const tx = opening.result.transaction('entries', 'readwrite')
          tx.objectStore('entries').delete(key)
          tx.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [id, number],
  )
}

/** Opens the database as a later version of the program would; never comes back while one is blocked. */
function openNewer(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('meadhall', 99)
        opening.onsuccess = () => resolve('opened')
        opening.onerror = () => resolve(String(opening.error))
      }),
  )
}

describe('a stored game that is broken', () => {
  it('is listed as such, saved as it is and removed; the others are there', async () => {
    const page = await visit()
    await layGame(page, LAID)
    await putRecords(page, [{ id: 'half', version: 1, seats: null }, { id: 7 }])
    await page.reload()
    const broken = page.getByRole('region', { name: 'Games that cannot be read' })
    await broken.waitFor()
    expect(await page.locator('.game-row .button.primary').count()).toBe(1)
    const downloading = page.waitForEvent('download')
    await broken.getByRole('button', { name: 'Save as a file: what is left of half' }).click()
    const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
    expect(saved.remains.record).toEqual({ id: 'half', version: 1, seats: null })
    for (const id of ['half', '7']) {
      await broken.getByRole('button', { name: `Remove: ${id}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect.poll(() => broken.getByText(`Kept as ${id}`).count()).toBe(0)
    }
    expect(await page.locator('.game-row').count()).toBe(1)
  })

  it('says that moves are missing, and can be saved', async () => {
    const page = await visit()
    const address = await layGame(page, playedTo(LAID, 'turn'))
    await loseMove(page, address.replace('/table/', ''), 1)
    await page.goto(address)
    await page.getByRole('heading', { name: 'Moves of this game are missing' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    await downloading
  })
})

describe('a newer version of the program', () => {
  it('takes the games over from old pages, which then say so', async () => {
    const hall = await visit()
    await hall.locator('h1').first().waitFor()
    const table = await anotherTab(hall, await layGame(hall, LAID))
    await asked(table)
    const newer = await anotherTab(hall, '/settings')
    expect(await openNewer(newer)).toBe('opened')
    await table.getByRole('heading', { name: 'This page is older than your games' }).waitFor()
    await hall.getByRole('alert').getByText('A newer version of Meadhall').first().waitFor()
    await newer.goto('/')
    await newer.getByRole('alert').getByText('your games belong to it now').waitFor()
  })
})
