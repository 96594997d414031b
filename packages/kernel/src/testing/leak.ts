import { below, seedRng } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { viewersOf } from './check-views.ts'
import { located, type Place } from './fault.ts'
import { compareNext } from './leak-next.ts'
import { comparePositions } from './leak-position.ts'
import type { LeakReport, LeakSpec, Watch } from './leak-watch.ts'
import type { OpaqueTypes } from './opaque.ts'
import { randomPlay, type Turn } from './random-play.ts'

/**
 * Searches random games for anything that reaches a viewer and depends on what they cannot know. At
 * every step and for every viewer it draws another state that agrees with the view; all that the
 * viewer is shown, asked, offered and told must then be the same in both, byte for byte.
 */
export function checkLeaks<G extends OpaqueTypes>(rules: Rules<G>, spec: LeakSpec<G>): LeakReport {
  const report = newReport()
  for (let game = 0; game < spec.games; game++) {
    const seed = `${spec.seed}/${game}`
    const { seats, options } = spec
    const place: Place = { game: rules.id, seats, options, seed, step: 0 }
    searchGame({ rules, spec, report, place, rng: seedRng(`${seed}/guesses`) })
    report.games += 1
  }
  return report
}

function newReport(): LeakReport {
  return {
    games: 0,
    pairs: 0,
    hiddenPairs: 0,
    comparisons: 0,
    sameAction: 0,
    otherAction: 0,
    eventLists: 0,
    differed: {},
  }
}

function searchGame(watch: Watch): void {
  const { rules, spec, place, rng, report } = watch
  const { seats, options, every = 1, limit = 5000 } = spec
  const { seed } = place
  const byType = report.games % 2 === 1
  randomPlay(rules, { seats, options, seed, limit, byType }, (turn) => {
    place.step = turn.index
    if (below(rng, every) === 0) located(place, 'a leak check', () => searchStep(watch, turn))
  })
}

function searchStep(watch: Watch, turn: Turn<OpaqueTypes>): void {
  for (const viewer of viewersOf(watch.spec.seats)) {
    const pair = comparePositions(watch, turn.state, viewer)
    compareNext(watch, pair, turn)
  }
}
