import { describe, expect, it } from 'vitest'
import { addressLines } from './addresses.ts'

const INTERFACES = {
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { address: '192.168.1.5', family: 'IPv4' as const, internal: false },
    { address: 'fe80::1', family: 'IPv6' as const, internal: false },
  ],
  gone: undefined,
}

describe('what the server says of its address', () => {
  it('names the addresses that others can open, where it listens on all', () => {
    expect(addressLines('0.0.0.0', 8080, INTERFACES)).toEqual([
      'Meadhall: http://localhost:8080',
      'Others in your network: http://192.168.1.5:8080',
    ])
  })

  it.each([
    ['127.0.0.1', 'Meadhall: http://127.0.0.1:80'],
    ['::1', 'Meadhall: http://[::1]:80'],
  ])('names %s alone, where it listens there alone', (host, line) => {
    expect(addressLines(host, 80, {})).toEqual([line])
  })
})
