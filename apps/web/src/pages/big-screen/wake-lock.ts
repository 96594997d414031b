import { useEffect } from 'react'

/** Keeps the screen from going dark. Browsers have it on secure pages only; else nothing happens. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const take = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      // Refused where the battery is low, say.
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isGone) void taken?.release()
      else lock = taken
    }
    void take()
    // It is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
