import { create } from 'zustand'

/** What can be looked at again. */
export type Recalled = 'battle' | 'age'

interface OverlayState {
  /** What was read and put aside, by the game and what it was. */
  readonly dismissed: ReadonlySet<string>
  readonly recalled: Recalled | null
}

export const useOverlays = create<OverlayState>(() => ({ dismissed: new Set(), recalled: null }))

export function dismiss(key: string): void {
  const { dismissed } = useOverlays.getState()
  useOverlays.setState({ dismissed: new Set([...dismissed, key]), recalled: null })
}

export function recall(recalled: Recalled | null): void {
  useOverlays.setState({ recalled })
}
