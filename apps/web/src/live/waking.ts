import type { LiveTable } from './live-table.ts'

/** A device that slept longer than this may hold a connection that is none any more. */
const SLEPT_MS = 5000

/** Connects anew at once when a phone wakes up, or its page is looked at again. Returns how to stop. */
export function renewOnWaking(live: Pick<LiveTable, 'renew'>): () => void {
  let since: number | null = null
  const look = () => {
    if (document.visibilityState === 'hidden') {
      since ??= Date.now()
      return
    }
    const slept = since === null ? 0 : Date.now() - since
    since = null
    if (slept > SLEPT_MS) live.renew()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
