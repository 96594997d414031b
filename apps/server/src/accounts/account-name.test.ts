import { describe, expect, it } from 'vitest'
import { accountName, keyOfSaid } from './account-name.ts'

describe('the name of an account', () => {
  it.each(['Bo', 'Олаф', '李小龍', 'Łucja', "O'Hara-Smith", 'x'.repeat(24), 'R2 🤖', 'Zoe\u0308'])(
    'may be %j',
    (name) => {
      expect(accountName(name).name).toBe(name.normalize('NFC'))
    },
  )

  it.each(['', 'x', ' x ', '\u200bx\u200b', '🐺🐺', '...', 'x'.repeat(25), 'x'.repeat(10_000)])(
    'may not be %j',
    (name) => {
      expect(() => accountName(name)).toThrow('name: server.name')
    },
  )

  it.each([
    ['Olaf', 'OLAF'],
    ['Olaf Red', ' olaf\u00a0 red'],
    ['Olaf Red', 'OlafRed'],
    ['Olaf', 'Оlаf'],
    ['Olaf', '0laf'],
    ['Ivar', 'lvar'],
    ['Ivar', '1var'],
    ['Ｏｌａｆ', 'Olaf'],
    ['ﬁnn', 'Finn'],
    ['Bjorn', 'Bjom'],
    ['Zoë', 'Zoe\u0308'],
  ])('%j is the same as %j', (one, other) => {
    expect(accountName(one).key).toBe(accountName(other).key)
    expect(keyOfSaid(other)).toBe(accountName(one).key)
  })

  it.each([
    ['Olaf', 'Olav'],
    ['Zoë', 'Zoe'],
    ['Łucja', 'Lucja'],
    ['Олаф', 'Олав'],
  ])('%j is another than %j', (one, other) => {
    expect(accountName(one).key).not.toBe(accountName(other).key)
  })
})
