import type { Action, Decision } from './decision.ts'
import type { Emit } from './event.ts'
import { cut, isAction, quoted } from './foreign.ts'
import type { Seat } from './ids.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { GameTypes, Rules, Start } from './rules.ts'

/** From the action with this index on a game is played by another version of its rules. */
export interface Raise {
  readonly from: number
  readonly version: number
}

/** The authority on a game: what it started from and what was done. All else can be rebuilt. */
export interface GameLog<G extends GameTypes = GameTypes> extends Start<G['options']> {
  readonly actions: readonly G['action'][]
  /** In their order; none where the whole game is played by the rules it started with. */
  readonly raises?: readonly Raise[]
}

/** A game in progress: its log, the state the log leads to, and how far undo may reach. */
export interface Game<G extends GameTypes = GameTypes> extends Start<G['options']> {
  /** The one it started with. */
  readonly version: number
  state: G['state']
  actions: G['action'][]
  raises: readonly Raise[]
  /** Actions before this index stand: chance, a reveal or another player's choice came after. */
  undoFloor: number
}

/** An action that may not be carried out; whatever a stranger hands over gets this and nothing else. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction'
  readonly refusal: Refusal
  constructor(message: string, refusal: Refusal) {
    super(message)
    this.refusal = refusal
  }
}

export function startGame<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G['options']>,
  emit?: Emit<G['event']>,
): Game<G> {
  const { options, seats, seed, version = rules.version } = start
  const state = rules.setup({ options, seats, seed, version }, emit)
  return { options, seats, seed, version, state, actions: [], raises: [], undoFloor: 0 }
}

/** The open decision of a seat; each seat has at most one. */
export function decisionOf<G extends GameTypes>(
  rules: Rules<G>,
  state: Readonly<G['state']>,
  seat: Seat,
): Decision | undefined {
  return rules.decisions(state).find((decision) => decision.seat === seat)
}

/** The legal action equal to an attempt, or `undefined`. Key order does not matter. */
export function findLegal<G extends GameTypes>(
  rules: Rules<G>,
  state: Readonly<G['state']>,
  attempt: G['action'],
): G['action'] | undefined {
  if (!isAction(attempt)) return undefined
  const decision = decisionOf(rules, state, attempt.by)
  if (decision === undefined) return undefined
  return rules.legalActions(state, decision).find((action) => sameAction(action, attempt))
}

/** Whether two actions say the same; actions are flat records. */
export function sameAction(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false
  const left = Object.entries(a)
  if (left.length !== Object.keys(b).length) return false
  const right = b as unknown as Record<string, unknown>
  return left.every(([name, value]) => right[name] === value)
}

/**
 * Carries out an attempt if it is legal, else throws `IllegalAction` and changes nothing. The state
 * is replaced, not mutated: whoever holds the old one still has it.
 */
export function play<G extends GameTypes>(
  rules: Rules<G>,
  game: Game<G>,
  attempt: G['action'],
  emit?: Emit<G['event']>,
): void {
  const action = findLegal(rules, game.state, attempt)
  if (action === undefined) throw illegal(rules, game.state, attempt)
  const next = copyOf(rules, game)
  carryOutIn(rules, next, action, emit)
  Object.assign(game, next)
}

/** A game that can be played on in place without a change to the one that is given. */
export function copyOf<G extends GameTypes>(rules: Rules<G>, game: Readonly<Game<G>>): Game<G> {
  return { ...game, state: rules.clone(game.state), actions: game.actions.slice() }
}

/** Carries a legal action out in place: for whoever holds the game alone, and gives it up on a fault. */
export function carryOutIn<G extends GameTypes>(
  rules: Rules<G>,
  game: Game<G>,
  action: G['action'],
  emit?: Emit<G['event']>,
): void {
  let sealed = false
  rules.apply(game.state, action, (event) => {
    sealed ||= rules.seals(event)
    emit?.(event)
  })
  const { actions, undoFloor } = game
  const floor = actions.at(-1)?.by === action.by ? undoFloor : actions.length
  actions.push(action)
  game.undoFloor = sealed ? actions.length : floor
}

function illegal<G extends GameTypes>(
  rules: Rules<G>,
  state: Readonly<G['state']>,
  attempt: G['action'],
): IllegalAction {
  if (!isAction(attempt)) return noAction(attempt)
  const reason = decisionOf(rules, state, attempt.by) ? rules.whyNot(state, attempt) : null
  const why = reason ? `forbidden by ${reason.rule}` : 'it answers no open decision'
  const words = cut(JSON.stringify(attempt))
  return new IllegalAction(`${words}: ${why}`, reason ?? refuse('refused.action.not-asked'))
}

function noAction(attempt: unknown): IllegalAction {
  return new IllegalAction(`${quoted(attempt)} is no action`, refuse('refused.action.none'))
}

/** Whether a seat may take its last action back. */
export function canUndo<G extends GameTypes>(game: Game<G>, seat: Seat): boolean {
  return game.actions.length > game.undoFloor && game.actions.at(-1)?.by === seat
}

/** Takes the last action back by replaying the rest. The caller has asked `canUndo`. */
export function undo<G extends GameTypes>(rules: Rules<G>, game: Game<G>): void {
  if (game.actions.length <= game.undoFloor) throw new Error('nothing that may be taken back')
  Object.assign(game, takenBack(rules, game, 1))
}

/**
 * The game without its last actions, however far that goes back. The one that is given stays as it
 * is. What may be taken back after that is no more than before. `state` spares replaying where
 * somebody has kept the one there.
 */
export function takenBack<G extends GameTypes>(
  rules: Rules<G>,
  game: Readonly<Game<G>>,
  count: number,
  state?: G['state'],
): Game<G> {
  const actions = game.actions.slice(0, game.actions.length - count)
  const undoFloor = Math.min(game.undoFloor, actions.length)
  return { ...game, actions, undoFloor, state: state ?? replay(rules, { ...game, actions }) }
}

/** The game played on by newer rules. What came before stands. The one that is given stays as it is. */
export function raised<G extends GameTypes>(
  rules: Rules<G>,
  game: Readonly<Game<G>>,
  version: number,
): Game<G> {
  const next = copyOf(rules, game)
  raiseIn(rules, next, version)
  return next
}

/** The same in place. */
export function raiseIn<G extends GameTypes>(
  rules: Rules<G>,
  game: Game<G>,
  version: number,
): void {
  rules.raise(game.state, version)
  const from = game.actions.length
  game.raises = [...game.raises, { from, version }]
  game.undoFloor = from
}

/** The version of the rules that a game is played by at its end. */
export function versionOf({ version, raises }: Pick<Game, 'version' | 'raises'>): number {
  return raises.at(-1)?.version ?? version
}

/** The state a trusted log leads to. */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  log: GameLog<G>,
  emit?: Emit<G['event']>,
): G['state'] {
  const state = rules.setup(log, emit)
  log.actions.forEach((action, index) => {
    raiseAt(rules, log, index, state)
    rules.apply(state, action, emit)
  })
  raiseAt(rules, log, log.actions.length, state)
  return state
}

function raiseAt<G extends GameTypes>(
  rules: Rules<G>,
  { raises = [] }: GameLog<G>,
  index: number,
  state: G['state'],
): void {
  for (const { from, version } of raises) if (from === index) rules.raise(state, version)
}
