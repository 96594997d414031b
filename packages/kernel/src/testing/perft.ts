import { at } from '../ids.ts'
import { pick, seedRng } from '../rng.ts'
import type { GameTypes, Rules } from '../rules.ts'
import type { TrialSetup } from './trials.ts'

/** A position to count from: a set-up, and so many chance answers into the game. */
export interface PerftStart extends TrialSetup {
  readonly seed: string
  readonly after: number
}

/** With how many answers, pairs of answers, and so on, it can go on from there. */
export interface PerftRow extends PerftStart {
  readonly counts: readonly number[]
}

/**
 * Counts the ways in which a game can go on, as chess programs do: an answer too many or too few
 * anywhere changes the number. Where several are asked at once, the first of them answers first.
 */
export function perft<G extends GameTypes>(
  rules: Rules<G>,
  start: PerftStart,
  depth: number,
): number[] {
  const counts = Array<number>(depth).fill(0)
  count(rules, positionOf(rules, start), counts, 0)
  return counts
}

function count<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  counts: number[],
  level: number,
): void {
  const decision = rules.decisions(state)[0]
  if (decision === undefined) return
  const legal = rules.legalActions(state, decision)
  counts[level] = at(counts, level) + legal.length
  if (level + 1 === counts.length) return
  for (const action of legal) {
    const next = rules.clone(state)
    rules.apply(next, action)
    count(rules, next, counts, level + 1)
  }
}

/** Chance answers lead there. They are put in order by their words: how they are listed is no rule. */
function positionOf<G extends GameTypes>(rules: Rules<G>, start: PerftStart): G['state'] {
  const { seats, options, seed, after } = start
  const rng = seedRng(`${seed}/answers`)
  const state = rules.setup({ options: rules.parseOptions(options, seats), seats, seed })
  for (let step = 0; step < after; step++) {
    const decision = rules.decisions(state)[0]
    if (decision === undefined) break
    const words = rules.legalActions(state, decision).map((action) => rules.formatAction(action))
    rules.apply(state, rules.parseAction(pick(rng, words.sort()), decision.seat))
  }
  return state
}
