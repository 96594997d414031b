import { valhalla } from '@meadhall/game-valhalla'
import { SETUPS } from '@meadhall/game-valhalla/testing'
import { at, type Seat } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { valhallaThrall } from './thrall.ts'
import { valhallaBot } from './warrior.ts'

/** Plays one game in which one seat is a warrior and all others are thralls. */
async function play(seats: number, warrior: Seat, seed: string, options: object = {}) {
  const parsed = valhalla.parseOptions(options, seats)
  const state = valhalla.setup({ options: parsed, seats, seed })
  for (let step = 0; ; step++) {
    const decision = valhalla.decisions(state)[0]
    if (decision === undefined) break
    const legal = valhalla.legalActions(state, decision)
    const bot = decision.seat === warrior ? valhallaBot : valhallaThrall
    const asked = { view: valhalla.view(state, decision.seat), decision, legal }
    const action = await bot.choose(asked, { seed: `${seed}/${step}` })
    expect(legal).toContain(action)
    valhalla.apply(state, action)
  }
  return valhalla.outcome(state)
}

it('a beginner finishes every kind of game with legal answers only', async () => {
  for (const { seats, options } of SETUPS) {
    const outcome = await play(seats, -1, 'beginner', options)
    expect(outcome?.scores).toHaveLength(seats)
  }
})

it('a beginner loses most games against a warrior', async () => {
  let lost = 0
  for (let game = 0; game < 30; game++) {
    const warrior = game % 2
    const outcome = await play(2, warrior, `beaten/${game}`)
    if (at(outcome?.winners ?? [], 0) === warrior) lost += 1
  }
  expect(lost).toBeGreaterThan(21)
})
