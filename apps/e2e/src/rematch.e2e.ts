import type { MatchRecord } from '@meadhall/match'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, type Plays, recording } from './support/games.ts'
import { ENDING } from './support/places.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

function finished(game: LaidGame['game'], fixture: string): LaidGame {
  const { seats, seed, options, actions } = recording(game, fixture)
  const plays: Plays[] = seats.map((_, seat) => (seat === 1 ? 'person' : 'warrior'))
  const names = seats.map((_, seat) => `Guest ${seat + 1}`)
  return { game, seats: plays, names, seed, options: options as object, actions }
}

/** A game as it lies in the browser's store. */
function stored(page: Page): Promise<MatchRecord> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return page.evaluate(
    (wanted) =>
      new Promise<MatchRecord>((resolve, reject) => {
        const opening = indexedDB.open('meadhall')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('games').objectStore('games').get(wanted)
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
          db.close()
        }
      }),
    id,
  )
}

describe('a rematch', () => {
  it.each([
    ['blood-rage', '3-players.json'],
    ['valhalla', '4-players-all-modules.json'],
  ] as const)('of %s is one click away: the same table, other luck', async (game, fixture) => {
    const page = await visitTable(finished(game, fixture))
    await page.locator(ENDING).waitFor()
    const first = await stored(page)
    const address = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForURL((url) => url.href !== address && url.pathname.startsWith('/table/'))
    expect((await asked(page)).isOver).toBe(false)
    const second = await stored(page)
    expect(second.seats).toEqual(first.seats)
    expect(second.options).toEqual(first.options)
    expect(second.undo).toBe(first.undo)
    expect(second.seed).not.toBe(first.seed)
  })
})
