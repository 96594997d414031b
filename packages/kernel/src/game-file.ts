import { canonical, fingerprintOf } from './canonical.ts'
import type { Action } from './decision.ts'
import { FileError } from './file-error.ts'
import { cut, isAction, isRecord, parseForeign, quoted } from './foreign.ts'
import { OptionError } from './options.ts'
import type { Outcome } from './outcome.ts'
import { playerName } from './player-name.ts'
import { type Refusal, refuse } from './refusal.ts'
import {
  type Game,
  type GameLog,
  IllegalAction,
  play,
  type Raise,
  raised,
  startGame,
} from './replay.ts'
import type { AnyRules, GameTypes, Rules } from './rules.ts'

/** Marks a file as ours; with the version it says how to read the rest (docs/game-files.md). */
export const GAME_FILE_FORMAT = 'meadhall-game'
export const GAME_FILE_VERSION = 1

/** A whole game as one JSON object: enough to save, load, replay and verify it. */
export interface GameFile<G extends GameTypes = GameTypes> {
  readonly format: typeof GAME_FILE_FORMAT
  readonly version: typeof GAME_FILE_VERSION
  readonly game: string
  /** By which version of the rules it was played, from which action on. */
  readonly rules: readonly Raise[]
  readonly options: G['options']
  readonly seats: readonly { readonly name: string }[]
  readonly seed: string
  readonly actions: readonly G['action'][]
  /** `null` while the game goes on. */
  readonly result: Outcome | null
  /** Of everything above: tells a file that was changed by hand or by accident. */
  readonly checksum: string
}

/** A game file that is refused. */
export class GameFileError extends FileError {
  override readonly name = 'GameFileError'
  readonly refusal: Refusal
  constructor(place: string, reason: string, refusal: Refusal) {
    super(place, reason)
    this.refusal = refusal
  }
}

/** A log that says which rules it started with. */
type WholeLog<G extends GameTypes> = GameLog<G> & Required<Pick<GameLog, 'version'>>

export function makeGameFile<G extends GameTypes>(
  rules: Rules<G>,
  game: WholeLog<G> & { readonly state: G['state'] },
  names: readonly string[] = [],
): GameFile<G> {
  return fileOfLog(rules.id, game, rules.outcome(game.state), names)
}

/** The file of a trusted log whose result is known: no rules are needed to write it. */
export function fileOfLog<G extends GameTypes>(
  game: string,
  { options, seats: count, seed, version, raises = [], actions }: WholeLog<G>,
  result: Outcome | null,
  names: readonly string[] = [],
): GameFile<G> {
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: playerName(names[seat] ?? `Seat ${seat + 1}`),
  }))
  const rules = [{ from: 0, version }, ...raises]
  const marks = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION } as const
  const body = { ...marks, game, rules, options, seats, seed, actions, result }
  return { ...body, checksum: checksumOf(body) }
}

/** One action a line, so that a file can be read and compared. */
export function printGameFile(file: GameFile): string {
  const { actions, ...rest } = file
  const head = JSON.stringify(rest, null, 2).slice(0, -'\n}'.length)
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `${head},\n  "actions": ${list}\n}\n`
}

/** What a loaded file gives: the rules it was played by and the game, replayed and checked. */
export interface LoadedGame {
  readonly rules: AnyRules
  readonly file: GameFile
  // biome-ignore lint/suspicious/noExplicitAny: the state belongs to `rules`, whatever game it is
  readonly game: Game<any>
}

/**
 * Reads, replays and verifies a file; throws `GameFileError` and leaves nothing behind. Names are made
 * to fit a table, after the checksum was taken of what was written.
 */
export function loadGameFile(text: string, games: readonly AnyRules[]): LoadedGame {
  const file = parseGameFile(text)
  const rules = findRules(file, games)
  const game = replayFile(rules, file)
  checkResult(file, rules.outcome(game.state))
  if (file.checksum !== checksumOf(file)) {
    throw new GameFileError(
      'checksum',
      'the file was changed after it was written',
      refuse('refused.file.checksum'),
    )
  }
  const seats = file.seats.map(({ name }) => ({ name: playerName(name) }))
  return { rules, file: { ...file, seats }, game }
}

/** The shape of a file, without playing it. */
export function parseGameFile(text: string): GameFile {
  const raw = parseJson(text)
  if (raw['format'] !== GAME_FILE_FORMAT) {
    const reason = `not a game file (expected "${GAME_FILE_FORMAT}")`
    throw new GameFileError('format', reason, refuse('refused.file.format'))
  }
  if (raw['version'] !== GAME_FILE_VERSION) {
    const version = quoted(raw['version'])
    const reason = `unknown version ${version} (this program reads ${GAME_FILE_VERSION})`
    throw new GameFileError('version', reason, refuse('refused.file.version', { version }))
  }
  expect(raw, 'game', 'a name', (value) => typeof value === 'string')
  expect(raw, 'rules', 'a list of {"from", "version"} that begins at 0 and rises', isRulesList)
  expect(raw, 'options', 'an object', isRecord)
  expect(raw, 'seed', 'a text', (value) => typeof value === 'string' && value.length > 0)
  expect(raw, 'seats', 'a list of {"name": …}', isSeatList)
  expect(raw, 'actions', 'a list', Array.isArray)
  expect(raw, 'checksum', 'a text', (value) => typeof value === 'string')
  expect(raw, 'result', 'null or {"scores", "winners"}', isResult)
  return raw as unknown as GameFile
}

function parseJson(text: string): Record<string, unknown> {
  let raw: unknown
  try {
    raw = parseForeign(text)
  } catch (error) {
    throw unreadable(`not complete JSON (${(error as Error).message})`)
  }
  if (isRecord(raw)) return raw
  throw unreadable('not a JSON object')
}

function unreadable(reason: string): GameFileError {
  return new GameFileError('file', reason, refuse('refused.file.unreadable'))
}

function expect(
  raw: Record<string, unknown>,
  field: string,
  what: string,
  fits: (value: unknown) => boolean,
): void {
  if (!Object.hasOwn(raw, field))
    throw new GameFileError(field, 'missing', refuse('refused.file.missing', { field }))
  if (!fits(raw[field]))
    throw new GameFileError(field, `must be ${what}`, refuse('refused.file.misshapen', { field }))
}

/** Starts with the first action, and each further entry raises the version at the same or a later one. */
function isRulesList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRaise)) return false
  return value.every(({ from, version }, index, list: readonly Raise[]) => {
    const before = list[index - 1]
    if (before === undefined) return from === 0 && version > 0
    return from >= before.from && version > before.version
  })
}

function isRaise(value: unknown): value is Raise {
  return isRecord(value) && Number.isInteger(value['from']) && Number.isInteger(value['version'])
}

function isSeatList(value: unknown): boolean {
  return Array.isArray(value) && value.every((seat) => typeof seat?.name === 'string')
}

function isResult(value: unknown): boolean {
  if (value === null) return true
  const result = value as Partial<Outcome>
  return Array.isArray(result.scores) && Array.isArray(result.winners)
}

function findRules(file: GameFile, games: readonly AnyRules[]): AnyRules {
  const rules = games.find((one) => one.id === file.game)
  if (rules === undefined) {
    const game = cut(file.game)
    throw new GameFileError('game', `unknown game "${game}"`, refuse('refused.file.game', { game }))
  }
  const version = file.rules.at(-1)?.version ?? 0
  if (version > rules.version) {
    const reason = `played by rules version ${version}, this program has ${rules.version}`
    const refusal = refuse('refused.file.rules-version', { version, known: rules.version })
    throw new GameFileError('rules', reason, refusal)
  }
  checkSeatCount(file.seats.length, rules.seats)
  return rules
}

function checkSeatCount(seats: number, { min, max }: AnyRules['seats']): void {
  if (seats >= min && seats <= max) return
  const reason = `${seats} seats; the game takes ${min} to ${max}`
  throw new GameFileError('seats', reason, refuse('refused.file.seats', { seats, min, max }))
}

function replayFile(rules: AnyRules, file: GameFile): LoadedGame['game'] {
  const [first, ...raises] = file.rules
  const start = { options: fileOptions(rules, file), seats: file.seats.length, seed: file.seed }
  const game = startGame(rules, { ...start, version: first?.version ?? rules.version })
  file.actions.forEach((action, index) => {
    raiseAt(rules, game, raises, index)
    playAt(rules, game, action, index)
  })
  raiseAt(rules, game, raises, file.actions.length)
  if (game.raises.length < raises.length) throw raisedTooLate()
  return game
}

function raisedTooLate(): GameFileError {
  const refusal = refuse('refused.file.misshapen', { field: 'rules' })
  return new GameFileError('rules', 'raised after the end', refusal)
}

function raiseAt(
  rules: AnyRules,
  game: LoadedGame['game'],
  raises: readonly Raise[],
  index: number,
): void {
  for (const { from, version } of raises)
    if (from === index) Object.assign(game, raised(rules, game, version))
}

function fileOptions(rules: AnyRules, file: GameFile): unknown {
  try {
    return rules.parseOptions(file.options, file.seats.length)
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    throw new GameFileError('options', error.message, error.refusal)
  }
}

function playAt(rules: AnyRules, game: LoadedGame['game'], action: Action, index: number): void {
  if (!isAction(action)) {
    const reason = 'not an action: a flat record with "type" and "by"'
    throw new GameFileError(placeOf(index), reason, refuseMove('refused.file.no-move', index))
  }
  try {
    play(rules, game, action)
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error
    const reason = `illegal action ${error.message}`
    throw new GameFileError(placeOf(index), reason, illegalMove(error, index))
  }
}

function placeOf(index: number): string {
  return `actions[${index}]`
}

/** Players count moves from one. */
function refuseMove(key: Parameters<typeof refuse>[0], index: number): Refusal {
  return refuse(key, { move: index + 1 })
}

function illegalMove({ refusal }: IllegalAction, index: number): Refusal {
  const { rule } = refusal
  if (rule === undefined) return refuseMove('refused.file.move', index)
  return { ...refuse('refused.file.move-rule', { move: index + 1, rule }), rule }
}

function checkResult(file: GameFile, outcome: Outcome | null): void {
  const stated = canonical(file.result)
  const reached = canonical(outcome)
  if (stated === reached) return
  const reason = `the file says ${cut(stated)}, its actions lead to ${cut(reached)}`
  throw new GameFileError('result', reason, refuse('refused.file.result'))
}

/** A checksum of a file's content, independent of white space and of the order of keys. */
export function checksumOf(file: Omit<GameFile, 'checksum'>): string {
  const { format, version, game, rules, options, seats, seed, actions, result } = file
  return fingerprintOf([format, version, game, rules, options, seats, seed, actions, result])
}
