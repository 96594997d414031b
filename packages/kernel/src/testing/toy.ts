import { allAlone } from '../complete-rules.ts'
import type { Decision } from '../decision.ts'
import type { Reason } from '../event.ts'
import { at, type Seat } from '../ids.ts'
import { readOptions } from '../options.ts'
import type { Outcome } from '../outcome.ts'
import { cloneRng, freshRng, pick, type RngState, shuffle } from '../rng.ts'
import type { Rules } from '../rules.ts'
import type { Viewer } from '../viewer.ts'
import {
  apply,
  CARDS,
  setup,
  TOY_VERSION,
  type ToyAction,
  type ToyEvent,
  type ToyOptions,
  type ToyState,
} from './toy-play.ts'

/** What a seat knows beyond a spectator. */
export interface ToyOwn {
  readonly seat: Seat
  readonly hand: readonly number[]
  readonly chosen: number | null
}

/** The types of the toy, under one name. */
export interface ToyTypes {
  state: ToyState
  action: ToyAction
  event: ToyEvent
  view: ToyView
  own: ToyOwn
  options: ToyOptions
}

/** Own cards are listed, other cards are counted. */
export interface ToyView {
  readonly version: number
  readonly viewer: Viewer
  readonly options: ToyOptions
  readonly round: number
  readonly stake: number
  readonly scores: readonly number[]
  readonly hands: readonly (readonly number[] | number)[]
  readonly chosen: readonly (number | null | 'hidden')[]
  readonly discard: readonly number[]
  readonly deck: number
  readonly open: readonly Decision[]
  readonly nextDecision: number
}

function legalActions(
  state: Readonly<ToyState>,
  { seat, kind }: Decision,
  into: ToyAction[] = [],
): ToyAction[] {
  into.length = 0
  if (kind === 'card')
    for (const card of at(state.hands, seat)) into.push({ type: 'card', by: seat, card })
  else into.push({ type: 'bank', by: seat }, { type: 'stop', by: seat }, { type: 'roll', by: seat })
  return into
}

function whyNot(state: Readonly<ToyState>, attempt: ToyAction): Reason | null {
  const decision = state.open.find(({ seat }) => seat === attempt.by)
  if (decision === undefined) return no('not-asked')
  if ((attempt.type === 'card') !== (decision.kind === 'card')) return no('not-an-answer')
  if (attempt.type !== 'card' || at(state.hands, attempt.by).includes(attempt.card)) return null
  return no('not-in-hand')
}

function no(word: string): Reason {
  return { rule: 'TOY-1', key: `why.${word}`, params: {} }
}

function shared(state: Readonly<ToyState>): ToyView {
  const { version, options, round, stake, nextDecision } = state
  return {
    version,
    viewer: null,
    options,
    round,
    stake,
    scores: state.scores.slice(),
    hands: state.hands.map((hand) => hand.length),
    chosen: state.chosen.map((card) => (card === null ? null : 'hidden')),
    discard: state.discard.slice(),
    deck: state.deck.length,
    open: state.open.slice(),
    nextDecision,
  }
}

function own(state: Readonly<ToyState>, seat: Seat): ToyOwn {
  return { seat, hand: at(state.hands, seat).slice(), chosen: at(state.chosen, seat) }
}

function join(all: ToyView, { seat, hand, chosen }: ToyOwn): ToyView {
  return {
    ...all,
    viewer: seat,
    hands: all.hands.with(seat, hand),
    chosen: all.chosen.with(seat, chosen),
  }
}

function view(state: Readonly<ToyState>, viewer: Viewer): ToyView {
  return viewer === null ? shared(state) : join(shared(state), own(state, viewer))
}

function determinize(seen: ToyView, rng: RngState): ToyState {
  const own = seen.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))
  const known = [...seen.discard, ...own]
  const all = Array.from({ length: CARDS }, (_, card) => card + 1)
  const unknown = shuffle(
    rng,
    all.filter((card) => !known.includes(card)),
  )
  const hands = seen.hands.map((hand) =>
    typeof hand === 'number' ? unknown.splice(0, hand) : hand.slice(),
  )
  return {
    version: seen.version,
    options: seen.options,
    round: seen.round,
    stake: seen.stake,
    scores: seen.scores.slice(),
    hands,
    chosen: seen.chosen.map((card, seat) =>
      card === 'hidden' ? pick(rng, at(hands, seat)) : card,
    ),
    discard: seen.discard.slice(),
    deck: unknown,
    open: seen.open.slice(),
    nextDecision: seen.nextDecision,
    rng: freshRng(rng),
  }
}

function outcome(state: Readonly<ToyState>): Outcome | null {
  if (state.open.length > 0) return null
  const best = Math.max(...state.scores)
  return {
    scores: state.scores.slice(),
    winners: state.scores.flatMap((points, seat) => (points === best ? [seat] : [])),
  }
}

function clone(state: Readonly<ToyState>): ToyState {
  return {
    ...state,
    scores: state.scores.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    chosen: state.chosen.slice(),
    discard: state.discard.slice(),
    deck: state.deck.slice(),
    open: state.open.slice(),
    rng: cloneRng(state.rng),
  }
}

function parseAction(text: string, by: Seat): ToyAction {
  const [type, card] = text.split(' ')
  if (type === 'card') return { type, by, card: Number(card) }
  if (type === 'bank' || type === 'stop' || type === 'roll') return { type, by }
  throw new Error(`"${text}" is no action`)
}

/** The checks' own test subject: `{ ...toy, clone: … }` is then a game with one known fault. */
export const toy: Rules<ToyTypes> = {
  id: 'toy',
  version: TOY_VERSION,
  seats: { min: 2, max: 4 },
  box: { age: 6, minutes: { 2: 5, 3: 5, 4: 10 } },
  options: [{ kind: 'choice', name: 'rounds', group: 'rules', values: [1, 2, 3], default: 3 }],
  presets: [],
  parseOptions: (raw, seats) => readOptions(toy.options, raw, seats) as unknown as ToyOptions,
  setup,
  raise: (state, version) => {
    state.version = version
  },
  decisions: (state) => state.open,
  legalActions,
  whyNot,
  stage: ({ round }) => ({ key: 'toy.stage', params: { round } }),
  isSecret: ({ type }) => type === 'card',
  apply,
  seals: ({ type }) => type === 'revealed' || type === 'rolled',
  orders: [{ id: 'stop', answers: ['stake'] }],
  orderAnswer: (_view, { kind }, legal, order) =>
    order === 'stop' && kind !== 'card'
      ? (legal.find(({ type }) => type === 'stop') ?? null)
      : null,
  assumes: ({ round }) => `round ${round}`,
  shared,
  own,
  join,
  view,
  redact: (event, viewer) =>
    event.type === 'chosen' && event.seat !== viewer ? { ...event, card: null } : event,
  determinize,
  reseed: (state, rng) => {
    state.rng = freshRng(rng)
  },
  draws: ({ rng }) => rng.counter,
  teams: allAlone,
  outcome,
  merits: ({ scores }) =>
    scores.map((points) => ({ as: null, sources: points === 0 ? {} : { 'toy.stakes': points } })),
  clone,
  formatAction: (action) => (action.type === 'card' ? `card ${action.card}` : action.type),
  parseAction,
}

/** The decision objects and options of the toy are shared between copies: nothing changes them. */
export const TOY_SHARED: readonly string[] = ['options', 'open']
