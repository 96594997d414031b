import { setTimeout as sleep } from 'node:timers/promises'
import { NotDone, type Rest, restAt } from '@meadhall/client/rest'
import type { Addresses } from './addresses.ts'

const RETRY_MS = 20
/** The server is stopping, or its store does not answer: the same may go well a moment later. */
const LATER = 500

/** Calls the API until somebody answers, however many processes die meanwhile; throws what is refused. */
export async function call<T>(
  addresses: Addresses,
  token: string,
  ask: (rest: Rest) => Promise<T>,
): Promise<T> {
  for (;;) {
    const rest = restAt(await addresses.next(), token)
    try {
      return await ask(rest)
    } catch (error) {
      if (!(error instanceof NotDone) || (error.status ?? LATER) < LATER) throw error
    }
    await sleep(RETRY_MS)
  }
}
