import { createContext, type ReactNode, useContext } from 'react'

/** What comes after a game that is not kept in this browser. */
export interface AfterGame {
  /** The way to the next game with the same people. */
  readonly rematch: ReactNode
  /** Where the game is watched again; `null` where it is not. */
  readonly replay: string | null
  /** What else there is to know and to do. */
  readonly more: ReactNode
}

const Context = createContext<AfterGame | null>(null)
export const AfterGameProvider = Context.Provider

/** What comes after this game; `null` for one of this browser. */
export function useAfterGame(): AfterGame | null {
  return useContext(Context)
}
