import { fingerprintOf } from '../canonical.ts'
import type { Outcome } from '../outcome.ts'
import { playerName } from '../player-name.ts'
import type { GameLog } from '../replay.ts'
import type { GameTypes, Rules } from '../rules.ts'
import type { Fairness } from './fairness.ts'
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile, PLAIN_FILE_VERSION } from './format.ts'

/** A log that says which rules it started with. */
type WholeLog<G extends GameTypes> = GameLog<G> & Required<Pick<GameLog, 'version'>>

export function makeGameFile<G extends GameTypes>(
  rules: Rules<G>,
  game: WholeLog<G> & { readonly state: G['state'] },
  names: readonly string[] = [],
  fairness: Fairness | null = null,
): GameFile<G> {
  return fileOfLog(rules.id, game, rules.outcome(game.state), names, fairness)
}

/**
 * The file of a trusted log whose result is known: no rules are needed to write it. A game from a
 * server shows how its seed came about.
 */
export function fileOfLog<G extends GameTypes>(
  game: string,
  { options, seats: count, seed, version, raises = [], actions }: WholeLog<G>,
  result: Outcome | null,
  names: readonly string[] = [],
  fairness: Fairness | null = null,
): GameFile<G> {
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: playerName(names[seat] ?? `Seat ${seat + 1}`),
  }))
  const rules = [{ from: 0, version }, ...raises]
  const content = { game, rules, options, seats, seed, actions, result }
  const body = { format: GAME_FILE_FORMAT, ...versioned(fairness), ...content } as const
  return { ...body, checksum: checksumOf(body) }
}

function versioned(fairness: Fairness | null): Pick<GameFile, 'version' | 'fairness'> {
  if (fairness === null) return { version: PLAIN_FILE_VERSION }
  return { version: GAME_FILE_VERSION, fairness }
}

/**
 * One action a line, so that a file can be read and compared. The same values always give the same
 * text: a file that reads otherwise was touched by somebody else.
 */
export function printGameFile(file: GameFile): string {
  const { format, version, game, rules, options, seats, seed, fairness, result, checksum } = file
  const rest = { format, version, game, rules, options, seats, seed, fairness, result, checksum }
  const head = JSON.stringify(rest, null, 2).slice(0, -'\n}'.length)
  const lines = file.actions.map((action) => `    ${JSON.stringify(action)}`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `${head},\n  "actions": ${list}\n}\n`
}

/** A checksum of a file's content, independent of white space and of the order of keys. */
export function checksumOf(file: Omit<GameFile, 'checksum'>): string {
  const { format, version, game, rules, options, seats, seed, fairness, actions, result } = file
  const shown = fairness === undefined ? [] : [fairness]
  const fields = [format, version, game, rules, options, seats, seed, ...shown, actions, result]
  return fingerprintOf(fields)
}
