import { hostileBreaches } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { valhalla } from './rules.ts'

it('refuses hostile input as documented, and changes nothing', () => {
  const options = valhalla.parseOptions({}, 3)
  expect(hostileBreaches(valhalla, { options, seats: 3, seed: 'hostile' })).toEqual([])
})
