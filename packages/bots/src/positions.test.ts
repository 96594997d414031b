import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bloodRageScenarios } from '@meadhall/game-blood-rage/scenarios'
import {
  findLegal,
  type GameTypes,
  parseScenario,
  runScenario,
  type Scenario,
  type ScenarioGame,
} from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../weights/from-disk.ts'
import { bloodRageBots } from './blood-rage-bots.ts'
import type { Bot } from './bot.ts'

const BUDGET = { iterations: 800 }

/** What a look at the next position does not see, a search does. */
const BEYOND_CHAMPION = ['lose-for-glorious-death.json']

interface Position<G extends GameTypes> {
  readonly state: G['state']
  readonly right: G['action']
}

/** The position before the last step of a scenario, which is the right answer in it. */
function positionOf<G extends GameTypes>(
  game: ScenarioGame<G>,
  { given, steps }: Scenario,
): Position<G> {
  const state = game.position(given)
  const actions = steps.flatMap((step) => (step.kind === 'does' ? [step] : []))
  for (const [index, { who, what }] of actions.entries()) {
    const seat = game.seatOf(state, who)
    const action = findLegal(
      game.rules,
      state,
      game.rules.parseAction(game.expand(state, what, seat), seat),
    )
    if (action === undefined) throw new Error(`not legal: ${what}`)
    if (index === actions.length - 1) return { state, right: action }
    game.rules.apply(state, action)
  }
  throw new Error('a position without an answer')
}

/** An answer in words; into which free slot an upgrade goes is all the same. */
function wordsOf<G extends GameTypes>({ rules }: ScenarioGame<G>, action: G['action']): string {
  return rules.formatAction(action).replace(/^(upgrade \S+) \d$/, '$1')
}

/** What a bot answers in a position. */
async function answerOf<G extends GameTypes>(
  game: ScenarioGame<G>,
  bot: Bot<G['view'], G['action']>,
  { state, right }: Position<G>,
): Promise<string> {
  const { rules } = game
  const decision = rules.decisions(state).find(({ seat }) => seat === right.by)
  if (decision === undefined) throw new Error('nobody is asked')
  const legal = rules.legalActions(state, decision)
  const asked = { view: rules.view(state, right.by), decision, legal }
  return wordsOf(game, await bot.choose(asked, { seed: 'position', budget: BUDGET }))
}

function scenariosIn(game: string): { name: string; scenario: Scenario }[] {
  const folder = fileURLToPath(new URL(`../positions/${game}/`, import.meta.url))
  return readdirSync(folder).map((name) => ({
    name,
    scenario: parseScenario(readFileSync(`${folder}${name}`, 'utf8')),
  }))
}

const bots = await bloodRageBots(weightsFromDisk)

describe('positions of Blood Rage with one right answer', () => {
  const positions = scenariosIn('blood-rage')
  it('are at least thirty, and each can be played as it stands', () => {
    expect(positions.length).toBeGreaterThanOrEqual(30)
    for (const { name, scenario } of positions) {
      expect(runScenario(bloodRageScenarios, scenario), name).toEqual([])
    }
  })

  for (const { name, scenario } of positions) {
    const levels = BEYOND_CHAMPION.includes(name)
      ? ['norn' as const]
      : ['champion' as const, 'norn' as const]
    it.each(levels)(`${scenario.title} (%s, ${name})`, async (level) => {
      const position = positionOf(bloodRageScenarios, scenario)
      const right = wordsOf(bloodRageScenarios, position.right)
      expect(await answerOf(bloodRageScenarios, bots[level], position)).toBe(right)
    })
  }
})
