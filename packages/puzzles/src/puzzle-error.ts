import { FileError } from '@meadhall/kernel'

/** A puzzle file that cannot be read, or whose position cannot be. */
export class PuzzleError extends FileError {
  override readonly name = 'PuzzleError'
}
