import { describe, expect, it } from 'vitest'
import { DEFAULTS, sound } from './settings.ts'

describe('settings that were stored', () => {
  it('are read back as they were', () => {
    expect(sound({ ...DEFAULTS })).toEqual(DEFAULTS)
    const changed = {
      language: 'pl',
      theme: 'dark',
      speed: 'slow',
      battles: 'line',
      sound: true,
      shortcuts: false,
      confirm: { 'blood-rage/invade': false },
      patterns: false,
      name: 'Ola',
    }
    expect(sound(changed)).toEqual(changed)
  })

  it.each([null, undefined, 5, 'dark', true])('are nothing where there was %j', (stored) => {
    expect(sound(stored)).toEqual({})
  })

  it('of an older version lack what was not there yet', () => {
    expect(sound({ theme: 'light' })).toEqual({ theme: 'light' })
  })

  it('of a newer version lose what is not known here', () => {
    expect(sound({ theme: 'light', hologram: true })).toEqual({ theme: 'light' })
  })

  it.each([
    ['language', 7],
    ['theme', 'pink'],
    ['speed', 'light'],
    ['speed', 1],
    ['battles', true],
    ['shortcuts', 'off'],
    ['sound', 'yes'],
    ['confirm', null],
    ['confirm', ['blood-rage/invade']],
    ['confirm', { 'blood-rage/invade': 'yes' }],
    ['patterns', 1],
    ['name', null],
  ])('lose a damaged part and keep the others: %s %j', (name, value) => {
    expect(sound({ theme: 'dark', sound: true, [name]: value })).not.toHaveProperty(name, value)
    const other = name === 'theme' ? 'sound' : 'theme'
    expect(sound({ theme: 'dark', sound: true, [name]: value })).toHaveProperty(other)
  })
})
