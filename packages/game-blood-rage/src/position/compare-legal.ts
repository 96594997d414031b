import { type Failure, ScenarioError } from '@meadhall/kernel'
import { legalActions } from '../legal/index.ts'
import { formatAction, parseAction } from '../notation.ts'
import type { State } from '../state.ts'
import { expandAction } from './expand.ts'
import { type Fields, readList } from './words.ts'

/** `{"wolf": ["invade warrior gimle"]}`: actions that must, or must not, be legal now. */
export function compareLegal(
  state: Readonly<State>,
  key: 'legal' | 'illegal',
  expected: Fields,
  path: string,
): Failure[] {
  return Object.entries(expected).flatMap(([clan, actions]) => {
    const place = `${path}.${clan}`
    const seat = state.clans.findIndex((one) => one.clan === clan)
    if (seat < 0) throw new ScenarioError(place, `"${clan}" is nobody in this game`)
    const legal = legalWords(state, seat)
    return readList(place, actions)
      .map((words) => inFull(state, words, seat, place))
      .filter((action) => legal.includes(action) !== (key === 'legal'))
      .map((action) => ({
        place,
        expected: `"${action}" ${key}`,
        found: key === 'legal' ? 'illegal' : 'legal',
      }))
  })
}

function legalWords(state: Readonly<State>, seat: number): string[] {
  const decision = state.open.find((one) => one.seat === seat)
  return decision ? legalActions(state, decision).map(formatAction) : []
}

function inFull(state: Readonly<State>, words: string, seat: number, place: string): string {
  try {
    return formatAction(parseAction(expandAction(state, words, seat), seat))
  } catch (error) {
    throw new ScenarioError(place, (error as Error).message)
  }
}
