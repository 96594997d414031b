import { describe, expect, it } from 'vitest'
import { type LaidGame, type Plays, playedTo, recording } from './support/games.ts'
import { dress, flaws, flawsAtDoubleSize, LOOKS } from './support/looks.ts'
import { ENDING } from './support/places.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** The main states of both tables: what is played, and the question at which one looks. */
const ALL_MODULES = {
  loki: true,
  thor: true,
  valkyries: true,
  dwarves: true,
  tyr: true,
  king: true,
}
const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('greedy')]

const STATES: readonly (readonly [string, LaidGame, string])[] = [
  ['Blood Rage, draft', { game: 'blood-rage', seats: people(4) }, 'draft'],
  ['Blood Rage, turn', { game: 'blood-rage', seats: people(4) }, 'turn'],
  ['Blood Rage, call to battle', { game: 'blood-rage', seats: people(3) }, 'call-to-battle'],
  ['Blood Rage, battle', { game: 'blood-rage', seats: people(3) }, 'battle-card'],
  ['Blood Rage, discard', { game: 'blood-rage', seats: people(2) }, 'discard'],
  ['Valhalla, Jarl', { game: 'valhalla', seats: people(4) }, 'jarl'],
  ['Valhalla, turn', { game: 'valhalla', seats: people(4) }, 'turn'],
  ['Valhalla, battle', { game: 'valhalla', seats: people(2) }, 'phase'],
  ['Valhalla, reroll', { game: 'valhalla', seats: people(3) }, 'reroll'],
  ['Valhalla, all modules', { game: 'valhalla', seats: people(5), options: ALL_MODULES }, 'phase'],
  ['Valhalla, solo', { game: 'valhalla', seats: ['person'] }, 'phase'],
]

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  it.each(STATES)(
    '%s can be used by everyone, at both sizes, in both themes',
    async (_name, laid, kind) => {
      const page = await visitTable(playedTo(laid, kind), { settings: { language } })
      expect((await asked(page)).kind).toBe(kind)
      for (const look of LOOKS.filter((one) => one.language === language)) {
        await dress(page, look)
        expect(await flaws(page), JSON.stringify(look)).toEqual([])
      }
    },
  )

  it.each([
    ['blood-rage', '3-players.json'],
    ['valhalla', '4-players-all-modules.json'],
  ] as const)('the final scores of %s can be read by everyone', async (game, file) => {
    const { seats, seed, options, actions } = recording(game, file)
    const laid = { game, seats: people(seats.length), seed, options: options as object, actions }
    const page = await visitTable(laid, { settings: { language } })
    await page.locator(ENDING).waitFor()
    for (const look of LOOKS.filter((one) => one.language === language)) {
      await dress(page, look)
      expect(await flaws(page), JSON.stringify(look)).toEqual([])
    }
  })
})

describe('text at double size', () => {
  it.each([
    ['blood-rage', 'turn'],
    ['valhalla', 'phase'],
  ] as const)('%s at %s neither breaks nor scrolls sideways', async (game, kind) => {
    const page = await visitTable(playedTo({ game, seats: people(3) }, kind))
    await asked(page)
    expect(await flawsAtDoubleSize(page, [1440, 720])).toEqual([])
  })
})
