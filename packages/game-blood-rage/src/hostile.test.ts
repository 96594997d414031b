import { hostileBreaches } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { bloodRage } from './rules.ts'

it('refuses hostile input as documented, and changes nothing', () => {
  const options = bloodRage.parseOptions({}, 3)
  expect(hostileBreaches(bloodRage, { options, seats: 3, seed: 'hostile' })).toEqual([])
})
