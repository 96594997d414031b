import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { type LaidGame, type Plays, playedTo, recording } from './support/games.ts'
import { LANGUAGES } from './support/languages.ts'
import {
  dress,
  flaws,
  flawsAtDoubleSize,
  LOOKS,
  type Look,
  overflowsInAll,
} from './support/looks.ts'
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
const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('warrior')]

const STATES: readonly (readonly [string, LaidGame, string])[] = [
  ['Blood Rage, draft', { game: 'blood-rage', seats: people(4) }, 'draft'],
  ['Blood Rage, turn', { game: 'blood-rage', seats: people(4) }, 'turn'],
  [
    'Blood Rage, call to battle',
    { game: 'blood-rage', seats: people(3), seed: 'four' },
    'call-to-battle',
  ],
  ['Blood Rage, battle', { game: 'blood-rage', seats: people(3) }, 'battle-card'],
  ['Blood Rage, discard', { game: 'blood-rage', seats: people(2) }, 'discard'],
  ['Valhalla, Jarl', { game: 'valhalla', seats: people(4) }, 'jarl'],
  ['Valhalla, turn', { game: 'valhalla', seats: people(4) }, 'turn'],
  ['Valhalla, battle', { game: 'valhalla', seats: people(2) }, 'phase'],
  ['Valhalla, abilities of a Jarl', { game: 'valhalla', seats: people(4) }, 'jarl-half'],
  ['Valhalla, reroll', { game: 'valhalla', seats: people(3) }, 'reroll'],
  ['Valhalla, all modules', { game: 'valhalla', seats: people(5), options: ALL_MODULES }, 'phase'],
  ['Valhalla, solo', { game: 'valhalla', seats: ['person'] }, 'phase'],
]

/** Where most is said: looked at in every language, the others where everything is. */
const WORDY = ['turn', 'battle-card', 'jarl']

const FINAL_SCORES = [
  ['blood-rage', '3-players.json'],
  ['valhalla', '4-players-all-modules.json'],
] as const

/**
 * Each in one look, in turns; that texts have room is looked at in every language. `ALL_WINDOWS=1`:
 * each in all looks.
 */
function inTurns<T extends readonly unknown[]>(all: readonly T[]) {
  return all.flatMap((one, at) => {
    const looks = LOOKS.filter((_, turn) => IS_ALL || turn === at % LOOKS.length)
    return LANGUAGES.flatMap((language) => {
      const own = looks.filter((look) => look.language === language)
      return own.length === 0 ? [] : [[...one, language, own] as const]
    })
  })
}

async function expectGoodLooks(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await dress(page, look)
    expect(await flaws(page), JSON.stringify(look)).toEqual([])
  }
}

describe('in a size, a theme and a language, in turns', () => {
  it.each(inTurns(STATES))(
    '%s can be used by everyone',
    async (_name, laid, kind, language, looks) => {
      const page = await visitTable(playedTo(laid, kind), { settings: { language } })
      expect((await asked(page)).kind).toBe(kind)
      await expectGoodLooks(page, looks)
      if (IS_ALL || WORDY.includes(kind)) expect(await overflowsInAll(page)).toEqual([])
    },
  )

  it.each(inTurns(FINAL_SCORES))(
    'the final scores of %s can be read by everyone',
    async (game, file, language, looks) => {
      const { seats, seed, options, actions } = recording(game, file)
      const laid = { game, seats: people(seats.length), seed, options: options as object, actions }
      const page = await visitTable(laid, { settings: { language } })
      await page.locator(ENDING).waitFor()
      await expectGoodLooks(page, looks)
      expect(await overflowsInAll(page)).toEqual([])
    },
  )
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
