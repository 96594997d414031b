import { GAME_IDS } from '@meadhall/games'
import { expect, it } from 'vitest'
import { measureThinking, type ThinkingFigures } from './bench/thinking.ts'

/** All of them: the compiler asks for a figure that is missing here. */
const FIGURES: Readonly<Record<keyof ThinkingFigures, true>> = {
  iterationsPerSecond: true,
  evaluationsPerSecond: true,
  playoutsPerSecond: true,
}

it.each(GAME_IDS)('how fast bots think of %s is measured in all its parts', async (game) => {
  const figures = await measureThinking(game, 0.001)
  expect(Object.keys(figures).sort()).toEqual(Object.keys(FIGURES).sort())
  for (const [name, rate] of Object.entries(figures)) {
    expect(rate, name).toBeGreaterThan(0)
    expect(rate, name).toBeLessThan(Number.POSITIVE_INFINITY)
  }
})
