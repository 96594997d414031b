import type { GameId } from '@meadhall/games'
import { type Puzzle, readPuzzle } from '@meadhall/puzzles'

/** A puzzle of ours: its file, and the name by which texts and links speak of it. */
export interface Kept {
  readonly game: GameId
  readonly id: string
  readonly puzzle: Puzzle
  /** The file as it stands. */
  readonly text: string
}

type Files = Readonly<Record<string, unknown>>

const FILES: Readonly<Record<GameId, () => Promise<{ readonly files: Files }>>> = {
  'blood-rage': () => import('./collection/blood-rage.ts'),
  valhalla: () => import('./collection/valhalla.ts'),
}

/** From the easiest on, those of one level by their names. */
const ORDER = { easy: 0, medium: 1, hard: 2 }

/** All puzzles of a game. */
export async function puzzlesOf(game: GameId): Promise<readonly Kept[]> {
  const { files } = await FILES[game]()
  const kept = Object.entries(files).map(([path, file]) => ({
    game,
    id: path.replace(/^.*\/|\.json$/g, ''),
    puzzle: readPuzzle(file),
    text: JSON.stringify(file, null, 2),
  }))
  return kept.sort(
    (a, b) => ORDER[a.puzzle.level] - ORDER[b.puzzle.level] || a.id.localeCompare(b.id, 'en'),
  )
}
