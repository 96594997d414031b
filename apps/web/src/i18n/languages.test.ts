import { describe, expect, it } from 'vitest'
import { isLanguage, preferred } from './languages.ts'

describe('languages', () => {
  it.each(['en', 'pl', 'en-XA'])('%s is one', (name) => {
    expect(isLanguage(name)).toBe(true)
  })

  it.each(['__proto__', 'constructor', 'toString', '', 'xx', 'EN', null, undefined])(
    '%s is none',
    (name) => {
      expect(isLanguage(name)).toBe(false)
    },
  )

  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['xx', 'en-GB'], 'en'],
    [['__proto__', 'constructor-x'], 'en'],
    [[], 'en'],
  ])('of %j the first that we speak is preferred', (wanted, spoken) => {
    expect(preferred(wanted)).toBe(spoken)
  })
})
