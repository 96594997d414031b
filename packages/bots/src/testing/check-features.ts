import {
  type GameTypes,
  pick,
  type RngState,
  type Rules,
  type Seat,
  seedRng,
} from '@meadhall/kernel'
import type { FeatureSet } from '../network/feature-set.ts'
import { newSparse } from '../network/sparse.ts'

/** How much a check has looked at. */
export interface FeatureReport {
  positions: number
  /** Inputs that were ever told. */
  readonly told: Set<number>
}

/**
 * Plays a random game and holds features to their promise at every question: the same of a state, of
 * the view of it, and of any state that agrees with the view. Throws what differs.
 */
export function checkFeatures<G extends GameTypes>(
  rules: Rules<G>,
  features: FeatureSet<G['state'] | G['view']>,
  seats: number,
  rawOptions: unknown = {},
): FeatureReport {
  const report = { positions: 0, told: new Set<number>() }
  const rng = seedRng(`features/${seats}`)
  const options = rules.parseOptions(rawOptions, seats)
  const state = rules.setup({ options, seats, seed: `features/${seats}` })
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0]) {
    for (let seat = 0; seat < seats; seat++) checkSeat(rules, features, state, seat, rng, report)
    rules.apply(state, pick(rng, rules.legalActions(state, open)))
  }
  return report
}

function checkSeat<G extends GameTypes>(
  rules: Rules<G>,
  features: FeatureSet<G['state'] | G['view']>,
  state: G['state'],
  seat: Seat,
  rng: RngState,
  report: FeatureReport,
): void {
  const inputs = filled(features, state, seat, report)
  const view = rules.view(state, seat)
  const where = `${rules.id}, seat ${seat}, position ${report.positions}`
  mustEqual(inputs, filled(features, view, seat, report), `${where}: the view's inputs`)
  const imagined = filled(features, rules.determinize(view, rng), seat, report)
  mustEqual(inputs, imagined, `${where}: inputs with hidden things drawn anew`)
  report.positions += 1
}

function mustEqual(expected: Inputs, found: Inputs, what: string): void {
  for (const index of new Set([...expected.keys(), ...found.keys()])) {
    const [one, other] = [expected.get(index) ?? 0, found.get(index) ?? 0]
    if (one !== other) throw new Error(`${what}: input ${index} is ${other}, not ${one}`)
  }
}

type Inputs = ReadonlyMap<number, number>

/** The inputs by their index: the order in which they are told means nothing. */
function filled<T>(features: FeatureSet<T>, table: T, seat: Seat, report: FeatureReport): Inputs {
  const into = newSparse(features.size)
  features.fill(table, seat, into)
  const inputs = new Map<number, number>()
  for (const [pair, index] of into.indices.subarray(0, into.count).entries()) {
    if (index >= features.size) throw new Error(`input ${index} of ${features.size}`)
    inputs.set(index, (inputs.get(index) ?? 0) + (into.values[pair] ?? 0))
    report.told.add(index)
  }
  return inputs
}
