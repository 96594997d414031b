import { useEffect } from 'react'
import { type LiveTable, useLive } from '../../live/live-table.ts'

const KEY = 'meadhall.ready.'

/** Whoever sits down by themselves is ready as soon as their part of the seed is bound. */
export function readyOnceBound(table: string): void {
  try {
    sessionStorage.setItem(KEY + table, 'yes')
  } catch {
    // A private window: they press the button.
  }
}

function takeWish(table: string): boolean {
  try {
    const isWished = sessionStorage.getItem(KEY + table) !== null
    sessionStorage.removeItem(KEY + table)
    return isWished
  } catch {
    return false
  }
}

/** Says that the visitor is ready, once, where they have just sat down by themselves. */
export function useReadyWhenBound(live: LiveTable): void {
  const isBound = useLive(live, ({ table, seat }) => {
    const mine = seat === null ? undefined : table?.seats[seat]
    return table?.phase === 'waiting' && mine?.commitment != null
  })
  useEffect(() => {
    if (!isBound || !takeWish(live.id)) return
    // One who has left meanwhile is ready for nothing.
    live.call({ type: 'ready', on: true }).catch(() => undefined)
  }, [isBound, live])
}
