import { at } from '../ids.ts'
import { parseScenario, runScenario, type Scenario, ScenarioError } from '../scenario.ts'
import type { ScenarioGame, Unmet } from '../scenario-game.ts'
import { type ToyTypes, toy } from './toy.ts'

export const NAMES = ['ann', 'bob']

function differing(place: string, value: unknown, found: unknown): Unmet[] {
  const [want, have] = [JSON.stringify(value), JSON.stringify(found)]
  return want === have ? [] : [{ place, expected: want, found: have }]
}

/** The toy in words: hands are given, scores and questions are expected, "high" is a card. */
export const toyScenarios: ScenarioGame<ToyTypes> = {
  rules: toy,
  ruleIds: new Set(['TOY-1', 'TOY-7']),
  position(given) {
    if (given['hands'] === undefined) throw new ScenarioError('given.hands', 'missing')
    const state = toy.setup({ options: { rounds: 2 }, seats: 2, seed: 'scenario' })
    state.hands = (given['hands'] as number[][]).map((hand) => hand.slice())
    return state
  },
  history: () => [],
  seatOf: (_state, who) => NAMES.indexOf(who),
  expand: (state, text, seat) =>
    text === 'high' ? `card ${Math.max(...at(state.hands, seat))}` : text,
  missing: (_state, action) =>
    action.type === 'card' && action.card > 9 ? `there is no card ${action.card}` : null,
  compare: (state, expected, place) =>
    Object.entries(expected).flatMap(([key, value]) => {
      const found = key === 'scores' ? state.scores : state.open.map((one) => one.kind)
      return differing(`${place}.${key}`, value, found)
    }),
  compareView: (view, expected, place) =>
    Object.entries(expected).flatMap(([who, hand]) =>
      differing(`${place}.${who}`, hand, view.hands[NAMES.indexOf(who)]),
    ),
  event: (_state, event) => ('seat' in event ? { ...event, seat: at(NAMES, event.seat) } : event),
  readEvent: (_state, said) => said,
}

/** A scenario of the toy that passes. */
export const GOOD = {
  format: 'meadhall-scenario',
  version: 1,
  game: 'toy',
  title: 'the higher card takes the stake',
  rules: ['TOY-1'],
  given: {
    hands: [
      [3, 9],
      [1, 8],
    ],
  },
  steps: [
    { ann: 'high' },
    { bob: 'card 9', refused: 'TOY-1' },
    { bob: 'card 8' },
    { expect: { asks: ['stake'] } },
    { ann: 'bank' },
  ],
  expect: { scores: [1, 0] },
}

/** The same, with some of its fields changed. */
export function scenario(changes: object = {}): Scenario {
  return parseScenario(JSON.stringify({ ...GOOD, ...changes }))
}

/** What fails in such a scenario. */
export function run(changes: object = {}): Unmet[] {
  return runScenario(toyScenarios, scenario(changes))
}

/** Where and why something is refused. */
export function refusal(work: () => unknown): { place: string; reason: string } {
  try {
    work()
  } catch (error) {
    if (error instanceof ScenarioError) return { place: error.place, reason: error.reason }
    throw error
  }
  throw new Error('nothing was refused')
}
