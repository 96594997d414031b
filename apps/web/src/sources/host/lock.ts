import { HostFailure } from './failure.ts'

/** How long the page that had the game before may take to let it go: a reload is no second player. */
const PATIENCE = 2000

/**
 * Makes this worker the only one that plays a game, until it ends: the same game in two tabs would
 * be played twice.
 */
export function claim(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const held = navigator.locks.request(`game ${id}`, { signal }, () => {
      resolve()
      // Never settles: the lock goes when the worker does.
      return new Promise<void>(() => undefined)
    })
    held.catch((error) => {
      reject(signal.aborted ? new HostFailure('elsewhere', id) : error)
    })
  })
}
