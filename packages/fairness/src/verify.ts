import {
  type AnyRules,
  assertNever,
  type GameFile,
  GameFileError,
  type LoadedGame,
  loadGameFile,
  parseGameFile,
  printGameFile,
  refuse,
  startGame,
} from '@meadhall/kernel'
import { checkFairness, type FairnessReport, type FairnessStep } from './check.ts'

/** A file that was found true, and what was looked at. */
export interface Verified extends LoadedGame {
  /** `null` for a game without a server, which shows nothing of where its seed came from. */
  readonly fairness: FairnessReport | null
  /** How often the generator that starts from the seed was asked: before the first action, in all. */
  readonly draws: { readonly setup: number; readonly all: number }
}

/**
 * Whether the text must be, letter by letter, what the program writes, or may be laid out otherwise:
 * white space, order of keys, fields that mean nothing.
 */
export type Layout = 'exact' | 'any'

/**
 * Verifies the text of a file by all that it carries: how the seed came about, every action played
 * again from that seed, the result, the checksum, the layout. Throws `GameFileError`.
 */
export function verifyGameFile(text: string, games: readonly AnyRules[], layout: Layout): Verified {
  const written = parseGameFile(text)
  const fairness = checkFairness(written)
  if (fairness !== null) refuseUnfair(fairness)
  const loaded = loadGameFile(text, games)
  if (layout === 'exact') checkLayout(text, written)
  return { ...loaded, fairness, draws: drawsOf(loaded) }
}

function drawsOf({ rules, game }: LoadedGame): Verified['draws'] {
  return { setup: rules.draws(startGame(rules, game).state), all: rules.draws(game.state) }
}

function refuseUnfair({ steps, parts }: FairnessReport): void {
  const wrong = steps.find(({ ok }) => !ok)
  if (wrong !== undefined) throw unfair(wrong)
  if (parts !== null) return
  const reason = 'names a seat twice, or one that the game has not'
  throw new GameFileError('fairness', reason, refuse('refused.file.fair-seats'))
}

function unfair({ what, seat, stated, computed }: FairnessStep): GameFileError {
  const reason = `the file says ${stated}, from the rest of it follows ${computed}`
  switch (what) {
    case 'server':
      return new GameFileError('fairness.commitment', reason, refuse('refused.file.fair-server'))
    case 'seed':
      return new GameFileError('seed', reason, refuse('refused.file.fair-seed'))
    case 'seat': {
      const refusal = refuse('refused.file.fair-seat', { seat: (seat ?? 0) + 1 })
      return new GameFileError(`fairness.contributions of seat ${seat}`, reason, refusal)
    }
    default:
      return assertNever(what)
  }
}

function checkLayout(text: string, file: GameFile): void {
  const lines = text.split('\n')
  const meant = printGameFile(file).split('\n')
  const index = lines.findIndex((line, i) => line !== meant[i])
  if (index < 0 && lines.length === meant.length) return
  const line = (index < 0 ? lines.length : index) + 1
  const reason = 'not as the program writes it, though the game is the same'
  throw new GameFileError(`line ${line}`, reason, refuse('refused.file.layout', { line }))
}
