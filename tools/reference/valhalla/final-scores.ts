import { valhalla } from '@meadhall/game-valhalla'
import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
import type { Fields } from '@meadhall/kernel'
import type { Chance } from './chance.ts'
import { positionOf } from './engine-position.ts'
import { bareEnd } from './positions.ts'
import { finalScores } from './rules/scoring.ts'

/** The end of a game without warriors: only what was won before is counted in both. */
export function compareScores(chance: Chance): string | null {
  const given = bareEnd(chance)
  const state = valhallaScenarios.position(given)
  const mine = finalScores(positionOf(state))
  for (const decision of valhalla.decisions(state)) valhalla.apply(state, done(decision.seat))
  const outcome = valhalla.outcome(state)
  const theirs = { scores: outcome?.scores ?? [], winners: outcome?.winners.toSorted() ?? [] }
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return null
  return inWords(given, mine, theirs)
}

const done = (by: number) => ({ type: 'done', by }) as const

function inWords(given: Fields, mine: object, theirs: object): string {
  const both = `reference ${JSON.stringify(mine)}, engine ${JSON.stringify(theirs)}`
  return `final scores: ${both}\n${JSON.stringify(given)}`
}
