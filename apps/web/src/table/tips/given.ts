import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Which tips were given in this browser, and whether somebody has had enough of them. */
export interface Given {
  /** By game and name: `blood-rage/battle`. */
  readonly given: readonly string[]
  readonly isOff: boolean
}

const KEY = 'meadhall.tips'
const VERSION = 1

export const useGiven = create<Given>()(
  persist((): Given => ({ given: [], isOff: false }), {
    name: KEY,
    version: VERSION,
    merge: (stored, current) => ({ ...current, ...soundGiven(stored) }),
  }),
)

/** Of what was stored: the parts that are what they should be. */
export function soundGiven(stored: unknown): Partial<Given> {
  if (typeof stored !== 'object' || stored === null) return {}
  const { given, isOff } = stored as Record<string, unknown>
  const isList = Array.isArray(given) && given.every((one) => typeof one === 'string')
  return { ...(isList && { given }), ...(typeof isOff === 'boolean' && { isOff }) }
}

/** Who starts a first game is told everything again. */
export function giveAnew(game: string): void {
  useGiven.setState(({ given }) => ({
    given: given.filter((one) => !one.startsWith(`${game}/`)),
    isOff: false,
  }))
}
