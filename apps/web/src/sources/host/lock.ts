import { HostFailure } from './failure.ts'
import { claimByCalling } from './lock-by-calling.ts'

/** How long the page that had the game before may take to let it go: a reload is no second player. */
const PATIENCE = 2000

/**
 * Makes this worker the only one that plays a game, until it ends: the same game in two tabs would
 * be played twice. Locks of the browser's own are for secure pages only; others call out instead.
 */
export function claim(id: string): Promise<void> {
  return navigator.locks === undefined ? claimByCalling(id, PATIENCE) : claimLock(id)
}

function claimLock(id: string): Promise<void> {
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
