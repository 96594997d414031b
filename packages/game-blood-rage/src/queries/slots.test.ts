import { expect, it } from 'vitest'
import { differingBloodRage } from '../differing.ts'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'

/** The upgrades that the rules allow wolf, and those worth a thought of their own, as card and slot. */
function upgradesOf(wolf: { hand: string[]; upgrades?: string[] }) {
  const { state } = given({ age: 3, wolf })
  const [decision] = state.open
  if (decision === undefined) throw new Error('nobody is asked')
  const listed = (rules: typeof bloodRage) =>
    rules.legalActions(state, decision).map((action) => {
      return action.type === 'upgrade' ? `${action.card} ${action.slot}` : action.type
    })
  return { legal: listed(bloodRage), differing: listed(differingBloodRage) }
}

it('BR-5.9 of empty slots that are alike, only the first is weighed', () => {
  const { legal, differing } = upgradesOf({ hand: ['troll'] })
  expect(legal).toEqual(expect.arrayContaining(['a1-troll 3', 'a1-troll 4']))
  expect(differing).toEqual(legal.filter((one) => one !== 'a1-troll 4'))
})

it('BR-5.9 what replaces another upgrade is weighed in every slot', () => {
  const upgrades = ['troll', 'dwarf-chieftain']
  const { legal, differing } = upgradesOf({ hand: ['frost-giant'], upgrades })
  expect(legal).toEqual(expect.arrayContaining(['a3-frost-giant 3', 'a3-frost-giant 4']))
  expect(differing).toEqual(legal)
})
