/** Raised when the shape of the settings changes; a step below then brings older ones up. */
export const SETTINGS_VERSION = 2

type Older = Readonly<Record<string, unknown>>

/** How settings of each version become those of the next. */
const STEPS: Readonly<Record<number, (settings: Older) => Older>> = {
  // A factor of speed, in which none came before slow, became one of four speeds.
  1: ({ motion, ...others }) => ({ ...others, speed: speedOf(motion) }),
}

/** Settings as they were stored, in the shape of this version; what is not sound is sorted out later. */
export function broughtUp(stored: unknown, version: number): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  let settings: Older = { ...stored }
  for (let from = version; from < SETTINGS_VERSION; from++) {
    settings = STEPS[from]?.(settings) ?? settings
  }
  return settings
}

function speedOf(motion: unknown): string | undefined {
  if (typeof motion !== 'number' || Number.isNaN(motion)) return undefined
  if (motion === 0) return 'instant'
  if (motion < 1) return 'slow'
  return motion === 1 ? 'normal' : 'fast'
}
