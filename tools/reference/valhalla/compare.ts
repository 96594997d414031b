import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
import type { Fields } from '@meadhall/kernel'
import type { Comparison } from '../comparison.ts'
import { type Chance, chanceOf } from './chance.ts'
import { countBattle, coverage } from './coverage.ts'
import { compareEnds } from './ends.ts'
import { type EngineBattle, playEngine } from './engine-battle.ts'
import { compareScores } from './final-scores.ts'
import { randomPosition } from './positions.ts'
import { report } from './report.ts'
import { Difference, Retelling } from './retelling.ts'
import { playBattle, targetsOf } from './rules/battle.ts'
import type { Face } from './rules/cards/words.ts'

/** Valhalla's battles by the engine and by the reference. */
export const valhallaComparison: Comparison = {
  game: 'valhalla',
  battles: { whole: 20_000, short: 300 },
  met: coverage(),
  compare: (seed) => {
    const chance = chanceOf(seed)
    const { given, battle } = randomBattle(chance)
    countBattle(battle)
    const difference = differenceIn(given, battle)
    if (difference !== null) return report(seed, given, battle, difference)
    const scores = compareScores(chance)
    return scores === null ? null : `seed ${seed}: ${scores}`
  },
}

/** A battle as the engine plays it, from a position in which somebody can be attacked. */
export function randomBattle(chance: Chance): { given: Fields; battle: EngineBattle } {
  while (true) {
    const made = randomPosition(chance)
    const given = { ...made, turn: `p${chance.between(1, Number(made['players']))}` }
    const battle = playEngine(valhallaScenarios.position(given), chance)
    if (battle !== null) return { given, battle }
  }
}

/** Retells the engine's battle by the reference; what differs, or null. */
export function differenceIn(given: Fields, battle: EngineBattle): string | null {
  const faces = String(given['dice']).split(' ') as Face[]
  const oracle = new Retelling(battle.asked, faces)
  try {
    compareTargets(battle)
    const end = playBattle(battle.before, battle.attacker, battle.target, oracle)
    oracle.finish()
    compareEnds(battle, end)
    return null
  } catch (error) {
    if (error instanceof Difference) return error.message
    throw error
  }
}

function compareTargets({ before, attacker, targets }: EngineBattle): void {
  const mine = targetsOf(before, attacker)
  if (mine.join() === targets.toSorted().join()) return
  throw new Difference(`may be attacked: reference ${mine.join()}, engine ${targets.join()}`)
}
