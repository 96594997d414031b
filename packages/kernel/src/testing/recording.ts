import { fingerprintOf } from '../canonical.ts'
import type { Outcome } from '../outcome.ts'
import { type GameLog, play, startGame } from '../replay.ts'
import type { AnyRules, GameTypes, Rules } from '../rules.ts'

/**
 * A whole game, short to store: its actions in words, each by the seat that was asked first. What a
 * release could replay, every later one must replay to the same end.
 */
export interface Recording {
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  /** The rules it was played by. */
  readonly version: number
  /** Who played, seat by seat: for people who read it. */
  readonly played: string
  readonly actions: string
  readonly result: Outcome
  /** Of the state at its end. */
  readonly fingerprint: string
}

type End = Pick<Recording, 'result' | 'fingerprint'>

const BETWEEN = '; '

/** Writes down a game in which whoever was asked first has always answered first. */
export function makeRecording<G extends GameTypes>(
  rules: Rules<G>,
  { options, seats, seed, actions }: GameLog<G>,
  played: string,
): Recording {
  const words = actions.map((action) => rules.formatAction(action)).join(BETWEEN)
  const recording = { seats, options, seed, version: rules.version, played, actions: words }
  return { ...recording, ...replayRecording(rules, recording) }
}

/** Plays a recording anew, each action held against the rules; gives how it ended. */
export function replayRecording<G extends GameTypes>(
  rules: Rules<G>,
  recording: Omit<Recording, keyof End>,
): End {
  const { seats, seed, version } = recording
  const options = rules.parseOptions(recording.options, seats)
  const game = startGame(rules, { options, seats, seed, version })
  for (const words of recording.actions.split(BETWEEN)) {
    const seat = rules.decisions(game.state)[0]?.seat
    if (seat === undefined) throw new Error(`nobody is asked, but "${words}" was recorded`)
    play(rules, game, rules.parseAction(words, seat))
  }
  return endOf(rules, game.state)
}

function endOf<G extends GameTypes>(rules: Rules<G>, state: G['state']): End {
  const result = rules.outcome(state)
  if (result === null) throw new Error('a recording ends before the game is over')
  return { result, fingerprint: fingerprintOf(state) }
}

/** One recording a line. */
export function printRecordings(recordings: readonly Recording[]): string {
  return recordings.map((recording) => `${JSON.stringify(recording)}\n`).join('')
}

export function parseRecordings(text: string): Recording[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** The numbers of players and the choices of a table that no recording has. */
export function neverRecorded(rules: AnyRules, recordings: readonly Recording[]): string[] {
  const seen = new Set(recordings.flatMap(({ seats, options }) => traitsOf(seats, options)))
  const { min, max } = rules.seats
  const seats = Array.from({ length: max - min + 1 }, (_, index) => `seats ${min + index}`)
  const choices = rules.options.flatMap((spec) => {
    if (spec.kind === 'perSeat') return []
    const values = spec.kind === 'flag' ? [false, true] : spec.values
    return values.map((value) => `${spec.name} ${value}`)
  })
  return [...seats, ...choices].filter((trait) => !seen.has(trait))
}

function traitsOf(seats: number, options: unknown): string[] {
  const chosen = Object.entries(options as Readonly<Record<string, unknown>>)
  return [`seats ${seats}`, ...chosen.map(([name, value]) => `${name} ${value}`)]
}
