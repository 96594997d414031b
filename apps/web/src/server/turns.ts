import type { Turns } from '@meadhall/protocol'
import { create } from 'zustand'
import { useAvailability } from './availability.ts'
import { useMe } from './me.ts'
import { peopleApi } from './people-api.ts'

interface TurnsState {
  /** `null` before it was asked for, and where one is nobody. */
  readonly turns: Turns | null
}

/** How many games wait for the visitor. */
export const useTurns = create<TurnsState>(() => ({ turns: null }))

const EVERY_MS = 60_000

/** Asks how many games wait; what cannot be told now is told the next time. */
export async function countTurns(): Promise<void> {
  const { me } = useMe.getState()
  if (me == null) return useTurns.setState({ turns: null })
  if (useAvailability.getState().is !== 'there') return
  try {
    useTurns.setState({ turns: await peopleApi.turns() })
  } catch {
    // The number that was known stays.
  }
}

let isCounting = false

/** Keeps count from now on: when the visitor is another, comes back to the page, and now and then. */
export function keepCounting(): void {
  if (isCounting) return
  isCounting = true
  const look = () => {
    if (document.visibilityState === 'visible') void countTurns()
  }
  useMe.subscribe((now, before) => {
    if (now.me?.id !== before.me?.id) look()
  })
  useTurns.subscribe(({ turns }) => showBadge(turns?.count ?? 0))
  document.addEventListener('visibilitychange', look)
  setInterval(look, EVERY_MS)
  look()
}

/** The number on the icon of an installed page, where the system shows one. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Only installed pages have one.
  shown.catch(() => undefined)
}
