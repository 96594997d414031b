import { navigate } from 'wouter/use-browser-location'
import { countTurns } from '../server/turns.ts'

/** What the worker says to its pages (`push-worker.ts`). */
interface WorkerMessage {
  /** Where somebody who clicked on a notice wants to be. */
  readonly open?: unknown
  /** A game waits that did not before. */
  readonly turns?: unknown
}

/** Does what the worker asks for: goes to the game that a notice was about, counts turns anew. */
export function heedWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { open, turns } = (data ?? {}) as WorkerMessage
    if (typeof open === 'string' && open.startsWith('/')) navigate(open)
    if (turns === true) void countTurns()
  })
}
