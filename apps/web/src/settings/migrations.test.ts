import { describe, expect, it } from 'vitest'
import { broughtUp, SETTINGS_VERSION } from './migrations.ts'
import { sound } from './settings.ts'

describe('settings of version 1', () => {
  it.each([
    [0, 'instant'],
    [0.5, 'slow'],
    [1, 'normal'],
    [1.5, 'fast'],
    [3, 'fast'],
  ])('had a factor of speed: %d is now %s', (motion, speed) => {
    const now = broughtUp({ motion, theme: 'dark', name: 'Ola' }, 1)
    expect(now).toEqual({ speed, theme: 'dark', name: 'Ola' })
  })

  it.each(['1', Number.NaN, undefined, null])('lose a speed that was none: %j', (motion) => {
    expect(sound(broughtUp({ motion, theme: 'dark' }, 1))).toEqual({ theme: 'dark' })
  })
})

describe('settings that need no step', () => {
  it.each([SETTINGS_VERSION, SETTINGS_VERSION + 1])('stay as they are: version %d', (version) => {
    expect(broughtUp({ speed: 'slow', hologram: true }, version)).toEqual({
      speed: 'slow',
      hologram: true,
    })
  })

  it.each([null, undefined, 5, 'dark'])('are whatever lay there: %j', (stored) => {
    expect(broughtUp(stored, 1)).toBe(stored)
  })
})
