import { LEDGER_LINES as BLOOD_RAGE_LINES, bloodRage } from '@meadhall/game-blood-rage'
import { LEDGER_LINES as VALHALLA_LINES, valhalla } from '@meadhall/game-valhalla'
import { type Action, type AnyRules, at, pick, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../weights/from-disk.ts'
import { bloodRageBots } from './blood-rage-bots.ts'
import type { Bot } from './bot.ts'
import type { Bots } from './levels.ts'
import { valhallaBots } from './valhalla-bots.ts'

const GAMES: readonly (readonly [AnyRules, Bots, readonly string[]])[] = [
  [bloodRage, await bloodRageBots(weightsFromDisk), BLOOD_RAGE_LINES],
  [valhalla, await valhallaBots(weightsFromDisk), VALHALLA_LINES],
]
const HOW = { seed: 'why', budget: { iterations: 40 } }

/** Positions of a game that is played at random, now and then one. */
function* positions(rules: AnyRules, count: number, seats = 3) {
  const start = { options: rules.parseOptions({}, seats), seats, seed: 'reasons' }
  const state = rules.setup(start)
  const rng = seedRng('reasons')
  for (let step = 0; step < 7 * count; step++) {
    const decision = rules.decisions(state)[0]
    if (decision === undefined) return
    const legal = rules.legalActions(state, decision)
    if (step % 7 === 6 && legal.length > 1) yield { state, decision, legal, rng }
    rules.apply(state, pick(rng, legal))
  }
}

describe.each(GAMES)('what a norn thinks (%#)', (rules, { norn }, lines) => {
  const bot: Bot<unknown, unknown> = norn
  const keys = lines.map((line) => `reason.${line}`)

  it('weighs every answer that differs, the best first, and names a line of the ledger', async () => {
    const reasons: string[] = []
    for (const { state, decision, legal } of positions(rules, 12)) {
      const asked = { view: rules.view(state, decision.seat), decision, legal }
      const opinion = await bot.weigh?.(asked, HOW)
      const weighed = opinion?.answers.map(({ answer }) => answer) ?? []
      const left = (legal as readonly Action[]).filter((one) => !weighed.includes(one))
      // Of empty slots that are alike only the first is weighed (BR-5.9).
      expect([weighed.length + left.length, left.every(({ type }) => type === 'upgrade')]).toEqual([
        legal.length,
        true,
      ])
      expect(at(opinion?.answers ?? [], 0).share).toBeGreaterThan(0)
      for (const { chance } of opinion?.answers ?? []) expect(chance).toBeLessThanOrEqual(1)
      if (opinion?.reason) reasons.push(opinion.reason.key)
    }
    expect(reasons.length).toBeGreaterThan(3)
    expect(keys).toEqual(expect.arrayContaining(reasons))
  })

  it('explains what another did from what one who watched could see, and no more', async () => {
    let told = 0
    for (const { state, decision, legal, rng } of positions(rules, 12)) {
      const viewer = (decision.seat + 1) % 3
      const action = pick(rng, legal)
      const view = rules.view(state, viewer)
      const opinion = await bot.explain?.({ view, decision, action }, HOW)
      const other = rules.view(rules.determinize(view, rng), viewer)
      expect(await bot.explain?.({ view: other, decision, action }, HOW)).toEqual(opinion)
      if (opinion?.reason) told += 1
    }
    expect(told).toBeGreaterThan(1)
  })
})

it('alone in Valhalla no chance is told: the network has not learnt it', async () => {
  expect.hasAssertions()
  const { norn }: { readonly norn: Bot<unknown, unknown> } = await valhallaBots(weightsFromDisk)
  for (const { state, decision, legal } of positions(valhalla, 2, 1)) {
    const asked = { view: valhalla.view(state, decision.seat), decision, legal }
    const opinion = await norn.weigh?.(asked, HOW)
    expect(at(opinion?.answers ?? [], 0).chance).toBeNull()
  }
})
