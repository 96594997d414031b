import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { type LaidGame, layGame, type Plays } from './support/games.ts'
import { readyToMeasure } from './support/measuring.ts'
import { asked } from './support/play.ts'
import { positionsOf } from './support/positions.ts'
import { measure, WINDOWS } from './support/room.ts'
import { BESIDE, useBrowser, visit } from './support/visit.ts'

useBrowser()

const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('warrior')]
const MODULES = { loki: true, thor: true, valkyries: true, dwarves: true, tyr: true, king: true }

type Room = readonly [string, string, LaidGame]

/** With more people there is less room: looked at only where everything is. */
const ROOMIER: readonly Room[] = [
  ['Blood Rage for two', 'en', { game: 'blood-rage', seats: people(2) }],
  ['Valhalla for two', 'pl', { game: 'valhalla', seats: people(2) }],
]

/** Whole games, each with a language: every question they ask is looked at in every window. */
const GAMES: readonly Room[] = [
  ...(IS_ALL ? ROOMIER : []),
  ['Blood Rage for four', 'de', { game: 'blood-rage', seats: people(4) }],
  ['Valhalla for six, all modules', 'bg', { game: 'valhalla', seats: people(6), options: MODULES }],
  ['Valhalla alone', 'it', { game: 'valhalla', seats: ['person'] }],
]

describe.each(GAMES)('%s', (_name, language, laid) => {
  it('has room for everything in every window, and the stage keeps its place', async () => {
    const positions = await positionsOf(laid)
    expect(positions.length).toBeGreaterThan(3)
    const stages = WINDOWS.map(() => new Set<string>())
    const faults: string[] = []
    const page = await visit({ settings: { language }, path: BESIDE })
    for (const position of positions) {
      await page.goto(await layGame(page, position.laid))
      await asked(page)
      await readyToMeasure(page)
      for (const [index, window] of WINDOWS.entries()) {
        const measured = await measure(page, window)
        if (measured.stage !== '') stages[index]?.add(measured.stage)
        const where = `${window.width}×${window.height} ${position.kind}`
        faults.push(...measured.faults.map((fault) => `${where}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    // In every window the stage was seen, and always at the same place.
    const places = WINDOWS.map((window, index) => ({ window, count: stages[index]?.size ?? 0 }))
    expect(places.filter(({ count }) => count !== 1)).toEqual([])
  })
})
