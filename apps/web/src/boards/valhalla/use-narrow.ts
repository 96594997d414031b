import { useSyncExternalStore } from 'react'

/** Where the table has no room for the log beside the board, players are shown as chips. */
const NARROW = '(max-width: 60rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
}
