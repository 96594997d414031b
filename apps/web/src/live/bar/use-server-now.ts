import { useEffect, useState } from 'react'
import { type LiveTable, useLive } from '../live-table.ts'

const TICK_MS = 500

/** The server's time, ticking by this device's clock for as long as it matters. */
export function useServerNow(live: LiveTable, isTicking: boolean): number {
  const ahead = useLive(live, (state) => state.ahead)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isTicking])
  return now + ahead
}
