import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, GAMES } from '@meadhall/games'
import { parseScenario } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { framesOf, seatsIn } from './frames.ts'

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url))

it.each(GAME_IDS)('every example of %s can be looked at step by step', async (id) => {
  const game = await GAMES[id].scenarios()
  let refused = 0
  for await (const file of glob(`packages/game-${id}/scenarios/*.json`, { cwd: ROOT })) {
    const scenario = parseScenario(readFileSync(ROOT + file, 'utf8'))
    const frames = framesOf(game, scenario)
    const deeds = scenario.steps.filter(({ kind }) => kind !== 'holds')
    expect(frames.length, file).toBe(deeds.length + 1)
    for (const [index, { deed, position }] of frames.slice(1).entries()) {
      expect(deed?.reason === null, `${file} ${index}`).toBe(deeds[index]?.kind === 'does')
      if (deed?.reason) refused += 1
      expect(seatsIn(position.game.state)).toBeGreaterThan(0)
    }
  }
  expect(refused).toBeGreaterThan(5)
})
