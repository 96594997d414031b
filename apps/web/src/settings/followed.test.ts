import { describe, expect, it } from 'vitest'
import { followedIn, following, toFollow, valuesOf } from './followed.ts'
import { SETTINGS_VERSION } from './migrations.ts'
import { DEFAULTS } from './settings.ts'

const THERE = { version: SETTINGS_VERSION, changed: 50, values: {} }

describe('settings that follow an account', () => {
  it('are all but what this window decides, and the name', () => {
    const mine = { ...DEFAULTS, theme: 'dark', name: 'Ola', isLogFolded: true } as const
    const kept = followedIn(JSON.parse(JSON.stringify(toFollow(mine, 7))))
    expect(kept).toMatchObject({ version: SETTINGS_VERSION, changed: 7 })
    if (kept === null) throw new Error('nothing was kept')
    const { name: _, isLogFolded: __, ...rest } = mine
    expect(valuesOf(kept)).toEqual(rest)
  })

  it('of an older version are brought up; what is damaged or newer is left out', () => {
    const old = { version: 1, changed: 1, values: { motion: 0, theme: 'pink', name: 'Eve' } }
    expect(valuesOf(old)).toEqual({ speed: 'instant' })
    expect(valuesOf({ ...THERE, values: 'nonsense' })).toEqual({})
  })

  it.each([null, 5, {}, { version: 2 }, { version: '2', changed: 1 }])(
    'are none where there was %j',
    (stored) => {
      expect(followedIn(stored)).toBeNull()
    },
  )

  it.each([
    ['give', 60, THERE, true],
    ['take', 40, THERE, true],
    ['nothing', 50, THERE, true],
    ['take', 60, THERE, false],
    ['give', 60, null, false],
    ['nothing', 0, null, true],
  ] as const)('%s where they were changed here at %d', (what, here, there, isSameOwner) => {
    expect(following(here, there, isSameOwner)).toBe(what)
  })
})
