import { expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { dropOne, removeOne } from './hand.ts'

it('a card that is not in a list cannot be taken from it, only be left there', () => {
  const hand = given({ wolf: { hand: ['troll'] } }).clan('wolf').hand
  expect(dropOne(hand, 'a1-dwarf-chieftain')).toBe(false)
  expect(() => removeOne(hand, 'a1-dwarf-chieftain')).toThrow('no card')
  expect(hand).toEqual(['a1-troll'])
})
