import { below, cloneRng } from '../rng.ts'
import type { Viewer } from '../viewer.ts'
import { differenceOf, sharedPath, throughJson } from './compare.ts'
import { fault, located } from './fault.ts'
import { playOut } from './random-play.ts'
import type { Trace } from './trace.ts'

/** Everybody who may look at a game: the seats, and a spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null]
}

/** How a viewer is called in messages. */
export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`
}

/** Views are plain JSON and safe to keep, and `determinize` gives states that look the same. */
export function checkViews(trace: Trace): void {
  for (const viewer of viewersOf(trace.spec.seats)) {
    checkView(trace, viewer)
    checkParts(trace, viewer)
    checkDeterminize(trace, viewer)
    trace.report.views += 1
  }
  checkEveryHand(trace)
}

function checkView(trace: Trace, viewer: Viewer): void {
  const { rules, game, place, spec } = trace
  const view = rules.view(game.state, viewer)
  const difference = differenceOf(view, throughJson(view))
  if (difference !== null)
    throw fault(place, `the view of ${nameOf(viewer)} is not plain JSON: ${difference}`)
  const shared = sharedPath(game.state, view, spec.sharedOk)
  if (shared !== null)
    throw fault(place, `the view of ${nameOf(viewer)} shares ${shared} with the state`)
}

/** A view is the part that all share with the viewer's own laid over it, which changes neither. */
function checkParts(trace: Trace, viewer: Viewer): void {
  const { rules, game, place } = trace
  const shared = rules.shared(game.state)
  const before = JSON.stringify(shared)
  const joined = viewer === null ? shared : rules.join(shared, rules.own(game.state, viewer))
  const difference = differenceOf(rules.view(game.state, viewer), joined)
  if (difference !== null)
    throw fault(place, `the view of ${nameOf(viewer)} is not its parts joined: ${difference}`)
  if (JSON.stringify(shared) !== before)
    throw fault(place, `joining the view of ${nameOf(viewer)} changes the shared part`)
}

function checkDeterminize(trace: Trace, viewer: Viewer): void {
  const { rules, game, place, spec, rng } = trace
  const view = rules.view(game.state, viewer)
  const guess = located(place, `determinize for ${nameOf(viewer)}`, () =>
    rules.determinize(view, rng),
  )
  const difference = differenceOf(view, rules.view(guess, viewer))
  if (difference !== null)
    throw fault(place, `the determinized state looks different to ${nameOf(viewer)}: ${difference}`)
  const shared = sharedPath(view, guess, spec.sharedOk)
  if (shared !== null)
    throw fault(place, `the determinized state shares ${shared} with the view of ${nameOf(viewer)}`)
  const impure = differenceOf(guess, throughJson(guess))
  if (impure !== null) throw fault(place, `the determinized state is not plain JSON: ${impure}`)
}

/** Hands drawn in turn agree with what everybody sees, too. */
function checkEveryHand(trace: Trace): void {
  const { rules, game, place, spec } = trace
  const rng = cloneRng(trace.rng)
  if (rules.everyHand === undefined || below(rng, spec.playoutEvery) > 0) return
  const view = rules.view(game.state, null)
  const seat = below(rng, spec.seats)
  for (const guess of rules.everyHand(view, seat, rng)) {
    const difference = differenceOf(view, rules.view(guess, null))
    if (difference !== null)
      throw fault(place, `a hand of seat ${seat} drawn in turn shows: ${difference}`)
  }
}

/** Now and then: a determinized state follows from its generator alone, and plays to the end. */
export function checkPlayout(trace: Trace): void {
  const { rules, game, place, spec, rng, report } = trace
  if (below(rng, spec.playoutEvery) > 0) return
  const viewers = viewersOf(spec.seats)
  const viewer = viewers[below(rng, viewers.length)] ?? null
  const view = rules.view(game.state, viewer)
  const twin = rules.determinize(view, cloneRng(rng))
  const guess = rules.determinize(view, rng)
  const difference = differenceOf(guess, twin)
  if (difference !== null)
    throw fault(place, `determinize gives two states from one generator: ${difference}`)
  checkReseed(trace, twin, viewer)
  located(place, `playing on from what ${nameOf(viewer)} may think`, () =>
    playOut(rules, guess, { rng, limit: spec.limit }),
  )
  if (rules.outcome(guess) === null) throw fault(place, 'a determinized game ends without outcome')
  report.playouts += 1
}

/** Another future of the same position: nobody sees a difference, and chance is another one. */
function checkReseed({ rules, place, spec, rng }: Trace, state: object, viewer: Viewer): void {
  const view = rules.view(state, viewer)
  const before = JSON.stringify(spec.rngOf(state))
  rules.reseed(state, rng)
  const difference = differenceOf(view, rules.view(state, viewer))
  if (difference !== null) throw fault(place, `reseed changes the position: ${difference}`)
  if (JSON.stringify(spec.rngOf(state)) === before)
    throw fault(place, 'reseed leaves the generator as it was')
}
