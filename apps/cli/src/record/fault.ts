import { FileError, GameFileError } from '@meadhall/kernel'
import { refusalInWords } from '../text/refusal.ts'

/** What is wrong with a file: where in it, and why. */
export interface Fault {
  readonly place: string
  readonly reason: string
}

/** What went wrong with one file. What the rules throw of their own must not hide the other files. */
export function faultOf(error: unknown): Fault {
  if (error instanceof GameFileError) {
    return { place: error.place, reason: `${refusalInWords(error.refusal)} (${error.reason})` }
  }
  if (error instanceof FileError) return { place: error.place, reason: error.reason }
  return { place: 'rules', reason: error instanceof Error ? error.message : String(error) }
}
