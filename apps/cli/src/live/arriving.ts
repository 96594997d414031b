import { NotDone } from '@meadhall/client/rest'
import type { Speech } from '../text/speech.ts'
import { notDoneInWords } from './api.ts'

/** What a server refuses is told in a sentence, with exit code 1. */
export async function tellingRefusals(
  server: string,
  speech: Speech,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    console.error(`meadhall: ${notDoneInWords(error, server, speech)}`)
    return 1
  }
}
