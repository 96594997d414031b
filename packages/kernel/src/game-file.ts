import type { Action } from './decision.ts'
import { FileError } from './file-error.ts'
import { OptionError } from './options.ts'
import type { Outcome } from './outcome.ts'
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
    name: names[seat] ?? `Seat ${seat + 1}`,
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

/** Reads, replays and verifies a file; throws `GameFileError` and leaves nothing behind. */
export function loadGameFile(text: string, games: readonly AnyRules[]): LoadedGame {
  const file = parseGameFile(text)
  const rules = findRules(file, games)
  const game = replayFile(rules, file)
  checkResult(file, rules.outcome(game.state))
  if (file.checksum !== checksumOf(file)) {
    throw new GameFileError('checksum', 'the file was changed after it was written')
  }
  return { rules, file, game }
}

/** The shape of a file, without playing it. */
export function parseGameFile(text: string): GameFile {
  const raw = parseJson(text)
  if (raw['format'] !== GAME_FILE_FORMAT)
    throw new GameFileError('format', `not a game file (expected "${GAME_FILE_FORMAT}")`)
  if (raw['version'] !== GAME_FILE_VERSION) {
    throw new GameFileError(
      'version',
      `unknown version ${JSON.stringify(raw['version'])} (this program reads ${GAME_FILE_VERSION})`,
    )
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
    raw = JSON.parse(text)
  } catch (error) {
    throw new GameFileError('file', `not complete JSON (${(error as Error).message})`)
  }
  if (isRecord(raw)) return raw
  throw new GameFileError('file', 'not a JSON object')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function expect(
  raw: Record<string, unknown>,
  field: string,
  what: string,
  fits: (value: unknown) => boolean,
): void {
  if (!(field in raw)) throw new GameFileError(field, 'missing')
  if (!fits(raw[field])) throw new GameFileError(field, `must be ${what}`)
}

/** Starts with the first action, and each further entry raises the version at the same or a later one. */
function isRulesList(value: unknown): boolean {
  if (!Array.isArray(value) || value[0]?.from !== 0) return false
  return value.every(({ from, version }, index) => {
    const before = index === 0 ? { from: 0, version: 0 } : value[index - 1]
    if (!Number.isInteger(from) || !Number.isInteger(version)) return false
    return from >= before.from && version > before.version
  })
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
  if (rules === undefined) throw new GameFileError('game', `unknown game "${file.game}"`)
  const newest = file.rules.at(-1)?.version ?? 0
  if (newest > rules.version) {
    throw new GameFileError(
      'rules',
      `played by rules version ${newest}, this program has ${rules.version}`,
    )
  }
  const count = file.seats.length
  if (count < rules.seats.min || count > rules.seats.max) {
    throw new GameFileError(
      'seats',
      `${count} seats; the game takes ${rules.seats.min} to ${rules.seats.max}`,
    )
  }
  return rules
}

function replayFile(rules: AnyRules, file: GameFile): LoadedGame['game'] {
  const [first, ...raises] = file.rules
  const start = { options: fileOptions(rules, file), seats: file.seats.length, seed: file.seed }
  const game = startGame(rules, { ...start, version: first?.version ?? rules.version })
  file.actions.forEach((action, index) => {
    raiseAt(rules, game, raises, index)
    playAt(rules, game, action, `actions[${index}]`)
  })
  raiseAt(rules, game, raises, file.actions.length)
  if (game.raises.length < raises.length) throw new GameFileError('rules', 'raised after the end')
  return game
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
    if (error instanceof OptionError) throw new GameFileError('options', error.message)
    throw error
  }
}

function playAt(rules: AnyRules, game: LoadedGame['game'], action: Action, place: string): void {
  if (typeof action?.type !== 'string' || !Number.isInteger(action.by)) {
    throw new GameFileError(place, 'not an action: "type" and "by" are missing')
  }
  try {
    play(rules, game, action)
  } catch (error) {
    if (error instanceof IllegalAction)
      throw new GameFileError(place, `illegal action ${error.message}`)
    throw error
  }
}

function checkResult(file: GameFile, outcome: Outcome | null): void {
  const stated = canonical(file.result)
  const reached = canonical(outcome)
  if (stated !== reached)
    throw new GameFileError('result', `the file says ${stated}, its actions lead to ${reached}`)
}

/** A checksum of a file's content, independent of white space and of the order of keys. */
function checksumOf(file: Omit<GameFile, 'checksum'>): string {
  const { format, version, game, rules, options, seats, seed, actions, result } = file
  return fingerprintOf([format, version, game, rules, options, seats, seed, actions, result])
}

/** Short words for a value: equal values have the same, whatever the order of their keys. */
export function fingerprintOf(value: unknown): string {
  const body = canonical(value)
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
    .map((start) => hash32(body, start))
    .join('')
}

/** Two rounds of a multiply-and-mix hash (after MurmurHash3's finaliser); not for secrets. */
function hash32(text: string, start: number): string {
  let hash = start
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x5bd1e995)
    hash ^= hash >>> 13
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}
