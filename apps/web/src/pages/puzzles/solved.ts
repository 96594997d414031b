import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Which puzzles were solved in this browser, by `game/id`. */
interface Solved {
  readonly solved: Readonly<Record<string, true>>
  mark(name: string): void
}

/** Raised when the shape changes. */
const VERSION = 1

export const useSolved = create<Solved>()(
  persist(
    (set) => ({
      solved: {},
      mark: (name) => set(({ solved }) => ({ solved: { ...solved, [name]: true } })),
    }),
    { name: 'meadhall.puzzles', version: VERSION, partialize: ({ solved }) => ({ solved }) },
  ),
)
