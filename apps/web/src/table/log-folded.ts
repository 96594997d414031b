import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings/settings.ts'

/** Where the story would take too much of the stage's room, it is folded until somebody wants it. */
const NARROW = '(max-width: 79.9em)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the story beside the stage is folded away: as the visitor said, else as the window is. */
export function useLogFolded(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
  return useSettings((settings) => settings.isLogFolded) ?? isNarrow
}
