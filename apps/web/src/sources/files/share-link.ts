import { type AnyRules, parseForeign, playerName } from '@meadhall/kernel'
import type { Recording } from '../host/protocol.ts'
import { pack, unpack } from './packing.ts'

/** Raised when the shape below changes; older links are then refused, not misread. */
const LINK_VERSION = 1

/** What a link carries, in the order in which it is written; actions are short words. */
type Carried = readonly [
  version: number,
  game: string,
  /** From which action on by which version of the rules. */
  rules: readonly (readonly [from: number, version: number])[],
  options: unknown,
  names: readonly string[],
  /** One digit a seat: its place among `PLAYS`. */
  plays: string,
  seed: string,
  actions: string,
]

/** In the order of their digits, which old links have too: levels are only ever added. */
const PLAYS = ['person', 'thrall', 'warrior', 'champion', 'norn'] as const

/** A link that cannot be followed: damaged on its way, or made by newer rules. */
export class LinkError extends Error {
  override readonly name = 'LinkError'
  readonly failure: 'damaged' | 'newer-rules'
  constructor(failure: LinkError['failure'], detail: string) {
    super(detail)
    this.failure = failure
  }
}

/** What stands after the `#` of a link to a moment of a game. */
export async function linkOf(rules: AnyRules, recording: Recording, step: number): Promise<string> {
  const { game, rulesVersion, raises, options, seats, seed, actions } = recording
  const carried: Carried = [
    LINK_VERSION,
    game,
    [[0, rulesVersion], ...raises.map(({ from, version }) => [from, version] as const)],
    options,
    seats.map(({ name }) => name),
    seats.map(({ plays }) => PLAYS.indexOf(plays)).join(''),
    seed,
    actions.map((action) => `${action.by} ${rules.formatAction(action)}`).join('\n'),
  ]
  return `g=${await pack(JSON.stringify(carried))}&t=${step}`
}

export interface Linked {
  readonly recording: Recording
  readonly step: number
}

/** Reads what `linkOf` wrote; `null` where there is no game in it. Rejects with a `LinkError`. */
export async function readLink(
  hash: string,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<Linked | null> {
  const packed = gameIn(hash)
  if (packed === null) return null
  const recording = await recordingIn(packed, rulesOf)
  return { recording, step: stepIn(hash) }
}

/** The game that a link carries, packed; `null` where there is none. */
export function gameIn(hash: string): string | null {
  return partsOf(hash).get('g')
}

function partsOf(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''))
}

/** The step that a link names; 0 where it names none. */
export function stepIn(hash: string): number {
  const step = Number(partsOf(hash).get('t') ?? 0)
  return Number.isInteger(step) && step > 0 ? step : 0
}

async function recordingIn(
  packed: string,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<Recording> {
  try {
    const carried = checked(parseForeign(await unpack(packed)))
    return await opened(carried, await rulesOf(carried[1]))
  } catch (error) {
    if (error instanceof LinkError) throw error
    throw new LinkError('damaged', error instanceof Error ? error.message : String(error))
  }
}

function checked(raw: unknown): Carried {
  if (!Array.isArray(raw) || raw[0] !== LINK_VERSION) throw new Error('not a game')
  const [, game, rules, , names, plays, seed, actions] = raw
  const texts = [game, plays, seed, actions, ...(Array.isArray(names) ? names : [null])]
  const isSound = texts.every((text) => typeof text === 'string') && isRules(rules)
  if (!isSound) throw new Error('not a whole game')
  return raw as unknown as Carried
}

function isRules(value: unknown): boolean {
  const isPair = (pair: unknown) => Array.isArray(pair) && pair.every(Number.isInteger)
  return Array.isArray(value) && value.length > 0 && value.every(isPair)
}

function opened(carried: Carried, rules: AnyRules): Recording {
  const [, game, versions, options, names, plays, seed, actions] = carried
  const [[, rulesVersion] = [0, 1], ...raises] = versions
  const newest = versions.at(-1)?.[1] ?? rulesVersion
  if (newest > rules.version) {
    throw new LinkError('newer-rules', `rules version ${newest}, this page has ${rules.version}`)
  }
  const lines = actions === '' ? [] : actions.split('\n')
  return {
    game,
    rulesVersion,
    raises: raises.map(([from, version]) => ({ from, version })),
    options: rules.parseOptions(options, names.length),
    seats: names.map((name, seat) => ({
      name: playerName(name),
      plays: PLAYS[Number(plays[seat])] ?? 'person',
    })),
    seed,
    actions: lines.map((line) => readLine(rules, line)),
  }
}

function readLine(rules: AnyRules, line: string) {
  const by = Number.parseInt(line, 10)
  return rules.parseAction(line.slice(line.indexOf(' ') + 1), by)
}
