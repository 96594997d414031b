import type { Speech } from '../text/speech.ts'
import { NotDone } from './api.ts'

/** What a server refuses is told in a sentence, with exit code 1. */
export async function tellingRefusals(
  speech: Speech,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    console.error(`meadhall: ${error.inWords(speech)}`)
    return 1
  }
}
