import { canonical } from '../canonical.ts'
import type { Action } from '../decision.ts'
import { cut, isAction } from '../foreign.ts'
import { OptionError } from '../options.ts'
import type { Outcome } from '../outcome.ts'
import { playerName } from '../player-name.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Game, IllegalAction, play, type Raise, raised, startGame } from '../replay.ts'
import type { AnyRules } from '../rules.ts'
import { type GameFile, GameFileError } from './format.ts'
import { parseGameFile } from './shape.ts'
import { checksumOf } from './writing.ts'

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
