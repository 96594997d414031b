import { expect, it } from 'vitest'
import { type Given, given } from '../testing/given.ts'
import { foeSquadSize, holds } from './conditions.ts'

const SQUADS = { p1: { squad: ['arnbjorn'] }, p2: { squad: ['bjarni', 'bersi'] } }

function sizes({ state }: Given): number[] {
  return state.battle?.sides.map((side) => foeSquadSize(state, side)) ?? []
}

it('VH-31 each side meets the squad of the other', () => {
  const game = given(SQUADS)
  game.does('p1', 'attack p2')
  expect(sizes(game)).toEqual([2, 1])
})

it('VH-R20 in Ragnarök nobody is met, nor without a battle', () => {
  const game = given({ ...SQUADS, players: 2, ragnarok: true })
  expect(sizes(game)[0]).toBe(0)
  expect(foeSquadSize({ ...game.state, battle: null }, game.side('p1'))).toBe(0)
})

it('VH-R20 in Ragnarök no opponent has the most captured shields', () => {
  const most = { kind: 'foeHasMostCaptured' } as const
  const game = given({ ...SQUADS, players: 2, ragnarok: true })
  expect(holds(game.state, 0, game.side('p1'), most)).toBe(false)
  const battle = given(SQUADS)
  battle.does('p1', 'attack p2')
  expect(holds(battle.state, 0, battle.side('p1'), most)).toBe(true)
})
