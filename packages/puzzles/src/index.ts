export { type Asked, type Goal, NO_TALLY, type Tally } from './goal.ts'
export { type Posed, pose } from './pose.ts'
export { type Proof, prove, type Weighed } from './prove.ts'
export { PuzzleError } from './puzzle-error.ts'
export {
  LEVELS,
  PUZZLE_FORMAT,
  PUZZLE_VERSION,
  type Puzzle,
  type PuzzleLevel,
  parsePuzzle,
  readPuzzle,
} from './puzzle-file.ts'
export type { PuzzleGame } from './puzzle-game.ts'
export { Sitting, type Standing } from './sitting.ts'
export { TooMuch } from './too-much.ts'
