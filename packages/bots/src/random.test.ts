import { expect, it } from 'vitest'
import { randomBot } from './random.ts'

it('the random bot takes each answer as often, whatever the seeds have in common', async () => {
  const bot = randomBot<null, number>()
  const decision = { id: 0, seat: 0, kind: 'any' }
  for (const size of [2, 3, 7, 16]) {
    const legal = Array.from({ length: size }, (_, index) => index)
    const counts = legal.map(() => 0)
    const draws = 1_000 * size
    let same = 0
    let last = -1
    for (let step = 0; step < draws; step++) {
      const taken = await bot.choose({ view: null, decision, legal }, { seed: `0f1e2d3c/${step}` })
      counts[taken] = (counts[taken] ?? 0) + 1
      if (taken === last) same += 1
      last = taken
    }
    // Five times the deviation that chance has.
    for (const count of [...counts, same]) expect(Math.abs(count - 1_000)).toBeLessThan(160)
  }
})
