import { PACES, type Speed, useSettings } from './settings.ts'

/** How long movement takes at a speed, normal being 1; 0 where the visitor's system wants none. */
export function paceAt(speed: Speed): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[speed]
}

export function paceNow(): number {
  return paceAt(useSettings.getState().speed)
}
