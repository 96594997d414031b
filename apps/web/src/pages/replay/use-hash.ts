import { useSyncExternalStore } from 'react'

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What stands after the `#` of the address, also when another link is pasted into the same tab. */
export function useHash(): string {
  return useSyncExternalStore(onHash, () => location.hash)
}
