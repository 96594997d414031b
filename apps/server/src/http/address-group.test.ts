import { describe, expect, it } from 'vitest'
import { addressGroup } from './address-group.ts'

describe('what counts as one address', () => {
  it.each([
    ['192.168.1.5', '192.168.1.5'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['2001:db8:0:7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['2001:0db8::7:0:0:0:1', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is one of %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})
