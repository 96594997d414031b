import type { Action } from '../decision.ts'
import { decisionOf } from '../replay.ts'
import type { Viewer } from '../viewer.ts'
import { nameOf } from './check-views.ts'
import { textDifference } from './compare.ts'
import { fault } from './fault.ts'
import type { Pair, Watch } from './leak-watch.ts'

/** Draws the other state and holds against each other all that the viewer gets of a position. */
export function comparePositions(watch: Watch, real: object, viewer: Viewer): Pair {
  const { rules, rng, report } = watch
  const guess = rules.determinize(rules.view(real, viewer), rng)
  const pair = { viewer, real, guess }
  report.pairs += 1
  countSecrets(watch, pair)
  compare(watch, pair, 'the view', (state) => rules.view(state, viewer))
  compare(watch, pair, 'the shared part', (state) => rules.shared(state))
  compare(watch, pair, 'the open decisions', (state) => rules.decisions(state))
  compare(watch, pair, 'the result', (state) => rules.outcome(state))
  if (viewer !== null) compareOwn(watch, pair, viewer)
  return pair
}

/** What only the asked player gets: the legal actions, and why others are not legal. */
function compareOwn(watch: Watch, pair: Pair, seat: number): void {
  const { rules } = watch
  const decision = decisionOf(rules, pair.real, seat)
  if (decision !== undefined) {
    compare(watch, pair, `the legal actions of seat ${seat}`, (state) =>
      rules.legalActions(state, decision),
    )
  }
  for (const attempt of attemptsOf(watch, pair.real, seat))
    compare(watch, pair, `whyNot of ${JSON.stringify(attempt)}`, (state) =>
      rules.whyNot(state, attempt),
    )
}

const ATTEMPTS = 3

/** Some things that others may do now, attempted by this seat. */
function attemptsOf({ rules }: Watch, state: object, seat: number): Action[] {
  return rules
    .decisions(state)
    .filter((decision) => decision.seat !== seat)
    .flatMap((decision) => rules.legalActions(state, decision).slice(0, ATTEMPTS))
    .map((action) => ({ ...action, by: seat }))
}

function compare(watch: Watch, pair: Pair, what: string, get: (state: object) => unknown): void {
  watch.report.comparisons += 1
  const real = JSON.stringify(get(pair.real))
  const difference = textDifference(real, JSON.stringify(get(pair.guess)))
  if (difference === null) return
  throw fault(
    watch.place,
    `through ${what} ${nameOf(pair.viewer)} learns what is hidden: ${difference}`,
  )
}

function countSecrets({ spec, report }: Watch, { real, guess }: Pair): void {
  if (JSON.stringify(real) !== JSON.stringify(guess)) report.hiddenPairs += 1
  const other = spec.secrets?.(guess) ?? {}
  for (const [name, secret] of Object.entries(spec.secrets?.(real) ?? {})) {
    const differs = secret !== other[name] ? 1 : 0
    report.differed[name] = (report.differed[name] ?? 0) + differs
  }
}
