import { GAME_IDS } from '@meadhall/games'
import { expect, it } from 'vitest'
import { measureThinking } from './bench/thinking.ts'

it.each(GAME_IDS)('how fast bots think of %s is measured in all its parts', async (game) => {
  const figures = await measureThinking(game, 0.001)
  for (const rate of Object.values(figures)) expect(rate).toBeGreaterThan(0)
})
