import { ALL_CARDS } from '@meadhall/game-blood-rage'
import { CARDS, JARLS } from '@meadhall/game-valhalla'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cutInPeeks, cutTexts } from './support/cut.ts'
import { type Deal, dealIntoViews } from './support/dealing.ts'
import { IS_ALL } from './support/extent.ts'
import { type LaidGame, layGame, type Plays, playedTo } from './support/games.ts'
import { LANGUAGES, speak } from './support/languages.ts'
import { readyToMeasure } from './support/measuring.ts'
import { asked } from './support/play.ts'
import { type Window as Size, WINDOWS } from './support/room.ts'
import { DESKTOP, PHONE } from './support/sizes.ts'
import { BESIDE, useBrowser, visit } from './support/visit.ts'

useBrowser()

const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('warrior')]

function dealtBy<T>(all: readonly T[], count: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, at) =>
    all.slice(at * count, (at + 1) * count),
  )
}

const bloodRage = ALL_CARDS.map(({ id }) => id)
const valhalla = CARDS.map(({ id }) => id)
const warriors = CARDS.filter(({ type }) => type === 'warrior').map(({ id }) => id)
const jarls = JARLS.map(({ id }) => id)
const squadOf = (cards: readonly string[]) => cards.map((card) => ({ card, tyr: null }))

/** Two squads at a time: one's own and a rival's. */
function squads(cards: readonly string[]): Deal {
  return [
    ['players.0.squad', squadOf(cards.slice(0, 4))],
    ['players.1.squad', squadOf(cards.slice(4))],
  ]
}

const HAND = 7
/** The gallery shows all there is by itself. */
const NOTHING_DEALT: readonly Deal[] = [[]]

/** Where cards are shown, and what is laid there, a few at a time. */
const PLACES: readonly (readonly [string, LaidGame, string, readonly Deal[]])[] = [
  [
    'the hand of Blood Rage',
    { game: 'blood-rage', seats: people(2) },
    'turn',
    dealtBy(bloodRage, HAND).map((hand) => [['clans.0.hand', hand]]),
  ],
  [
    'the draft of Blood Rage',
    { game: 'blood-rage', seats: people(2) },
    'draft',
    dealtBy(bloodRage, 8).map((packet) => [['frames.1.packets.0', packet]]),
  ],
  [
    'the hand of Valhalla',
    { game: 'valhalla', seats: people(3) },
    'turn',
    dealtBy(valhalla, HAND).map((hand) => [['players.0.hand', hand]]),
  ],
  [
    'squads of Valhalla',
    { game: 'valhalla', seats: people(2) },
    'turn',
    dealtBy(warriors, 8).map(squads),
  ],
  [
    'the choice of a Jarl',
    { game: 'valhalla', seats: people(3) },
    'jarl',
    dealtBy(jarls, 3).map((offered) => [['players.0.offered', offered]]),
  ],
]

/** 2560 × 1440 is 1920 × 1080 made larger: all sizes are in rem, and rem grows along. */
const TIGHT = [DESKTOP, PHONE, { width: 844, height: 390 }]
const SHAPES = WINDOWS.filter(({ width }) => width < 2560)

/** Where there is least room, in turns; in all of them where everything is looked at. */
function shapesFor(place: number, language: number): readonly Size[] {
  if (IS_ALL) return SHAPES
  return TIGHT.filter((_, at) => at === (place + language) % TIGHT.length)
}

/** One by one takes minutes: only where everything is looked at; the gallery shows the same faces. */
const PEEKED = IS_ALL
  ? ([
      ['blood-rage', 'clans.0.hand', bloodRage],
      ['valhalla', 'players.0.hand', valhalla],
    ] as const)
  : []

type Look = (page: Page, deals: readonly Deal[]) => Promise<string[]>

/** What a look finds in each of these windows. */
async function found(page: Page, windows: readonly Size[], look: Look, deals: readonly Deal[]) {
  const all: string[] = []
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height })
    all.push(...(await look(page, deals)).map((text) => `${width}×${height}: ${text}`))
  }
  return all
}

async function visitDealt(laid: LaidGame): Promise<Page> {
  const page = await visit({ path: BESIDE })
  await dealIntoViews(page)
  await page.goto(await layGame(page, laid))
  await asked(page)
  await readyToMeasure(page)
  return page
}

describe('in every language no text of a card is cut off', () => {
  it.each(PLACES.map((place, at) => [...place, at] as const))(
    'in %s',
    async (_name, laid, kind, deals, place) => {
      const page = await visitDealt(playedTo(laid, kind))
      for (const [at, language] of LANGUAGES.entries()) {
        await speak(page, language)
        const cut = await found(page, shapesFor(place, at), cutTexts, deals)
        expect(cut, language).toEqual([])
      }
    },
  )

  it.each(['blood-rage', 'valhalla'])('in full, in the gallery of %s', async (game) => {
    const page = await visit({ path: `/gallery/${game}` })
    await page.locator('[data-exhibit]').first().waitFor()
    await readyToMeasure(page)
    for (const language of LANGUAGES) {
      await speak(page, language)
      const cut = await found(page, [DESKTOP, PHONE], cutTexts, NOTHING_DEALT)
      expect(cut, language).toEqual([])
    }
  })

  it.each(PEEKED)('when the hand of %s is pointed at', async (game, path, all) => {
    const page = await visitDealt(playedTo({ game, seats: people(2) }, 'turn'))
    const deals = dealtBy(all, HAND).map((hand): Deal => [[path, hand]])
    for (const language of LANGUAGES) {
      await speak(page, language)
      expect(await found(page, [DESKTOP, PHONE], cutInPeeks, deals), language).toEqual([])
    }
  })
})
