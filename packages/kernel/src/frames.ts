import type { Decision } from './decision.ts'
import type { Emit } from './event.ts'
import { removeAt, type Seat } from './ids.ts'
import type { Seen } from './seen.ts'

/** A place in the flow of the game, as plain data: where we are and what is still owed there. */
export interface Frame {
  readonly kind: string
}

/** The part of a game's state that holds its control flow: the stack and the open questions. */
export interface Flow<F extends Frame, D extends Decision> {
  frames: F[]
  open: D[]
}

/** A stack of frames: a state's, or what a view shows of it. */
interface Stack<F extends Frame> {
  readonly frames: readonly F[]
}

/** The top frame, which must be of this kind: the open decision is its question. */
export function topFrame<F extends Frame, At extends F['kind']>(
  { frames }: Stack<F>,
  kind: At,
): Extract<F, { kind: At }> {
  const frame = frames[frames.length - 1]
  if (frame?.kind !== kind) throw new Error(`expected frame "${kind}", found "${frame?.kind}"`)
  return frame as Extract<F, { kind: At }>
}

/** The innermost frame of a kind, or `null`. */
export function findFrame<F extends Frame, At extends F['kind']>(
  { frames }: Stack<F>,
  kind: At,
): Extract<F, { kind: At }> | null {
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index]
    if (frame?.kind === kind) return frame as Extract<F, { kind: At }>
  }
  return null
}

/** Takes the top frame off: what it stood for is done. */
export function pop({ frames }: { readonly frames: Frame[] }): void {
  frames.pop()
}

/** Opens a decision, which gets the next id. */
export function openDecision<D extends Decision>(
  flow: { open: D[]; nextDecision: number },
  decision: D,
): void {
  flow.nextDecision += 1
  // A fresh list of one is a quarter of the size that the first push onto an empty one reserves.
  if (flow.open.length === 0) flow.open = [decision]
  else flow.open.push(decision)
}

/** Moves the flow on by one step: push frames, pop the own one, or open decisions. */
export type Step<S, F, E> = (state: S, frame: F, emit: Emit<E>) => void

/** A step for every kind of frame: a missing one does not compile. */
export type Steps<S, F extends Frame, E> = {
  readonly [At in F['kind']]: Step<S, Extract<F, { kind: At }>, E>
}

/** No effect comes near this many steps between two decisions: reaching it means an endless loop. */
const STEP_LIMIT = 10_000

/** Runs the top frame until somebody has to decide or nothing is left to do. */
export function runFrames<F extends Frame, D extends Decision, S extends Flow<F, D>, E>(
  state: S,
  steps: Steps<S, F, E>,
  emit: Emit<E>,
): void {
  for (let count = 0; state.open.length === 0; count++) {
    const frame = state.frames[state.frames.length - 1]
    if (frame === undefined) return
    if (count > STEP_LIMIT) throw new Error(`endless flow at frame "${frame.kind}"`)
    const step = steps[frame.kind as F['kind']] as Step<S, F, E>
    step(state, frame, emit)
  }
}

/** Takes the open decision of a seat out of the list: its answer has come. */
export function closeDecision<D extends Decision>(open: D[], seat: Seat): D {
  for (let index = 0; index < open.length; index++) {
    const decision = open[index]
    if (decision?.seat !== seat) continue
    removeAt(open, index)
    return decision
  }
  throw new Error(`seat ${seat} has nothing to decide`)
}

/** What may be seen of every kind of frame: a new one does not compile until that is decided. */
export type FrameViews<F extends Frame, V extends Frame> = {
  readonly [At in F['kind']]: (frame: Seen<Extract<F, { kind: At }>>) => Extract<V, { kind: At }>
}

/** A frame as it may be seen, built from nothing by the game's table. */
export function viewOfFrame<F extends Frame, V extends Frame>(
  views: FrameViews<F, V>,
  frame: Seen<F>,
): V {
  const view = views[frame.kind as F['kind']] as (frame: Seen<F>) => V
  return view(frame)
}
