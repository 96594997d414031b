import { bloodRage } from '@meadhall/game-blood-rage'
import { trials as bloodRageTrials } from '@meadhall/game-blood-rage/testing'
import { valhalla } from '@meadhall/game-valhalla'
import { trials as valhallaTrials } from '@meadhall/game-valhalla/testing'
import { type AnyRules, type Decision, pick, seedRng } from '@meadhall/kernel'
import type { Trials } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../weights/from-disk.ts'
import { bloodRageBots } from './blood-rage-bots.ts'
import type { Bot } from './bot.ts'
import { type Bots, LEVELS } from './levels.ts'
import { valhallaBots } from './valhalla-bots.ts'

// biome-ignore lint/suspicious/noExplicitAny: any game
type AnyTrials = Trials<any>

const GAMES: readonly (readonly [AnyRules, AnyTrials, Bots])[] = [
  [bloodRage, bloodRageTrials, await bloodRageBots(weightsFromDisk)],
  [valhalla, valhallaTrials, await valhallaBots(weightsFromDisk)],
]

/** How far games are played, and how often a question is put to both besides the first of its kind. */
const STEPS = 240
const BETWEEN = 80

/** The looks of a search: enough for all its parts to be at work. */
const BUDGET = { iterations: 30 }

/** What a bot does in a state, in words. */
async function chooses(
  rules: AnyRules,
  bot: Bot<unknown, unknown>,
  state: Parameters<AnyRules['clone']>[0],
  decision: Decision,
): Promise<string> {
  const legal = rules.legalActions(state, decision)
  const asked = { view: rules.view(state, decision.seat), decision, legal }
  const how = { seed: `swap/${decision.id}`, budget: BUDGET }
  return rules.formatAction((await bot.choose(asked, how)) as never)
}

/** Plays at random from question to question, and tells those that are to be looked at. */
function* questions(rules: AnyRules, trials: AnyTrials, game: number) {
  const { seats, options } = trials.setupOf(game)
  const start = { options: rules.parseOptions(options, seats), seats, seed: `swap/${game}` }
  const state = rules.setup(start)
  const rng = seedRng(`swap/${game}`)
  const kinds = new Set<string>()
  for (let step = 1; step <= STEPS; step++) {
    const open = rules.decisions(state)
    if (open.length === 0) return
    const decision = pick(rng, open)
    if (step % BETWEEN === 0 || !kinds.has(decision.kind)) yield { state, decision, rng }
    kinds.add(decision.kind)
    rules.apply(state, pick(rng, rules.legalActions(state, decision)))
  }
}

describe.each(GAMES)('of everything hidden from its seat nothing reaches a bot (%#)', (...game) => {
  const [rules, trials, bots] = game
  it.each(LEVELS)('%s chooses the same when all of it is drawn anew', async (level) => {
    let differed = 0
    for (let number = 0; number < 3; number++) {
      for (const { state, decision, rng } of questions(rules, trials, number)) {
        const other = rules.determinize(rules.view(state, decision.seat), rng)
        differed += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1
        expect(rules.view(other, decision.seat)).toEqual(rules.view(state, decision.seat))
        const choice = await chooses(rules, bots[level], state, decision)
        expect(await chooses(rules, bots[level], other, decision)).toBe(choice)
      }
    }
    expect(differed).toBeGreaterThan(20)
  })
})
