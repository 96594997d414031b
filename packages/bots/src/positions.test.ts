import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bloodRageScenarios } from '@meadhall/game-blood-rage/scenarios'
import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
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
import type { Bots, Level } from './levels.ts'
import { valhallaBots } from './valhalla-bots.ts'

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
  iterations: number,
): Promise<string> {
  const { rules } = game
  const decision = rules.decisions(state).find(({ seat }) => seat === right.by)
  if (decision === undefined) throw new Error('nobody is asked')
  const legal = rules.legalActions(state, decision)
  const asked = { view: rules.view(state, right.by), decision, legal }
  return wordsOf(game, await bot.choose(asked, { seed: 'position', budget: { iterations } }))
}

function scenariosIn(game: string): { name: string; scenario: Scenario }[] {
  const folder = fileURLToPath(new URL(`../positions/${game}/`, import.meta.url))
  return readdirSync(folder).map((name) => ({
    name,
    scenario: parseScenario(readFileSync(`${folder}${name}`, 'utf8')),
  }))
}

interface Tested<G extends GameTypes> {
  readonly game: ScenarioGame<G>
  readonly bots: Bots
  /** Of a search: as many as it takes to be sure. */
  readonly looks: number
  /** Positions that only a search answers. */
  readonly beyondChampion: readonly string[]
}

function describePositions<G extends GameTypes>(tested: Tested<G>): void {
  const { game, bots, looks, beyondChampion } = tested
  describe(`positions of ${game.rules.id} with one right answer`, () => {
    const positions = scenariosIn(game.rules.id)
    it('are at least thirty, and each can be played as it stands', () => {
      expect(positions.length).toBeGreaterThanOrEqual(30)
      for (const { name, scenario } of positions) {
        expect(runScenario(game, scenario), name).toEqual([])
      }
    })

    for (const { name, scenario } of positions) {
      const levels: Level[] = beyondChampion.includes(name) ? ['norn'] : ['champion', 'norn']
      it.each(levels)(`${scenario.title} (%s, ${name})`, async (level) => {
        const position = positionOf(game, scenario)
        const right = wordsOf(game, position.right)
        expect(await answerOf(game, bots[level], position, looks)).toBe(right)
      })
    }
  })
}

describePositions({
  game: bloodRageScenarios,
  bots: await bloodRageBots(weightsFromDisk),
  looks: 800,
  beyondChampion: BEYOND_CHAMPION,
})
describePositions({
  game: valhallaScenarios,
  bots: await valhallaBots(weightsFromDisk),
  looks: 300,
  beyondChampion: [],
})
