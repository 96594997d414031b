import type { AnyRules } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import type { BenchTarget } from './games.ts'

/** What telling four seats and a spectator of one action takes: views as wholes beside their parts. */
export interface ViewFigures {
  /** Bytes of JSON: of the part for all, of a seat's own, of a whole view, of an action's events. */
  readonly sharedBytes: number
  readonly ownBytes: number
  readonly wholeBytes: number
  readonly eventBytes: number
  /** Microseconds to build all views, and to build the shared part once and the own parts. */
  readonly buildWhole: number
  readonly buildParts: number
  /** The same with encoding, as a server does it. */
  readonly encodeWhole: number
  readonly encodeParts: number
  /** How many times as fast, and how many times fewer bytes to encode, the parts are. */
  readonly buildRatio: number
  readonly encodeRatio: number
  readonly bytesRatio: number
}

const SEATS = 4
const GAMES = 8
/** Every so many steps a position is kept. */
const EVERY = 7

const SEATED = Array.from({ length: SEATS }, (_, seat) => seat)
const VIEWERS = [...SEATED, null]

/** A state of whichever game it is. */
type Position = ReturnType<AnyRules['setup']>
type Work = (state: Position) => unknown

interface Sample {
  readonly positions: readonly Position[]
  readonly eventBytes: number
}

export function measureViews({ rules }: BenchTarget, seconds: number): ViewFigures {
  const { positions, eventBytes } = sample(rules)
  const wholes = (state: Position) => VIEWERS.map((viewer) => rules.view(state, viewer))
  const parts = (state: Position) => [
    rules.shared(state),
    ...SEATED.map((seat) => rules.own(state, seat)),
  ]
  const times = bestTimes(positions, seconds, [
    wholes,
    parts,
    (state) => wholes(state).map(encode),
    (state) => parts(state).map(encode),
  ])
  const [buildWhole = 0, buildParts = 0, encodeWhole = 0, encodeParts = 0] = times
  const sharedBytes = mean(positions, (state) => sizeOf([rules.shared(state)]))
  const ownBytes = mean(positions, (state) => sizeOf(parts(state).slice(1)) / SEATS)
  const wholeBytes = mean(positions, (state) => sizeOf(wholes(state)) / VIEWERS.length)
  return {
    sharedBytes: Math.round(sharedBytes),
    ownBytes: Math.round(ownBytes),
    wholeBytes: Math.round(wholeBytes),
    eventBytes: Math.round(eventBytes),
    buildWhole: tenths(buildWhole),
    buildParts: tenths(buildParts),
    encodeWhole: tenths(encodeWhole),
    encodeParts: tenths(encodeParts),
    buildRatio: tenths(buildWhole / buildParts),
    encodeRatio: tenths(encodeWhole / encodeParts),
    bytesRatio: tenths((wholeBytes * VIEWERS.length) / (sharedBytes + SEATS * ownBytes)),
  }
}

/** Positions of random games, and how long the list of an action's events is on average. */
function sample(rules: AnyRules): Sample {
  const positions: Position[] = []
  let [bytes, actions] = [0, 0]
  for (let game = 0; game < GAMES; game++) {
    const options = rules.parseOptions({}, SEATS)
    const emit = (event: unknown) => {
      bytes += encode(rules.redact(event, null)).length + 1
    }
    const spec = { options, seats: SEATS, seed: `views/${game}`, emit }
    randomPlay(rules, spec, ({ index, state }) => {
      actions += 1
      if (index % EVERY === 0) positions.push(rules.clone(state))
    })
  }
  return { positions, eventBytes: bytes / actions }
}

/**
 * Microseconds that each work takes on a position: all of them in turn until the time is up, and the
 * best round of each, since whatever else the machine does only ever makes one slower.
 */
function bestTimes(
  positions: readonly Position[],
  seconds: number,
  works: readonly Work[],
): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY)
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    works.forEach((work, index) => {
      const start = performance.now()
      for (const state of positions) work(state)
      const each = ((performance.now() - start) * 1000) / positions.length
      best[index] = Math.min(best[index] ?? each, each)
    })
  }
  return best
}

function encode(value: unknown): string {
  return JSON.stringify(value)
}

function sizeOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + encode(value).length, 0)
}

function mean(positions: readonly Position[], of: (state: Position) => number): number {
  return positions.reduce<number>((sum, state) => sum + of(state), 0) / positions.length
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

export function describeViews(figures: ViewFigures): string {
  return [
    `  views in bytes: ${figures.sharedBytes} shared, ${figures.ownBytes} a seat's own, ${figures.wholeBytes} as a whole; ${figures.eventBytes} of events an action`,
    `  ${SEATS} seats and a spectator, shared part built once: ${figures.buildRatio} × as fast (${figures.buildParts} µs, ${figures.buildWhole} as wholes),`,
    `  ${figures.encodeRatio} × with encoding (${figures.encodeParts} µs, ${figures.encodeWhole}), ${figures.bytesRatio} × fewer bytes`,
  ].join('\n')
}
