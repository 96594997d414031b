import { describe, expect, it } from 'vitest'
import { replay } from '../replay.ts'
import { fuzzGame } from './index.ts'
import { toy } from './toy.ts'

const GAME = { options: { rounds: 3 }, seats: 3, seed: 'fuzz' }

describe('fuzzGame', () => {
  it('checks the start and every state after an action', () => {
    let checks = 0
    const { actions, failure, state } = fuzzGame(toy, {
      ...GAME,
      check: () => {
        checks += 1
      },
    })
    expect(failure).toBeNull()
    expect(checks).toBe(actions.length + 1)
    expect(replay(toy, { ...GAME, actions })).toEqual(state)
  })

  it('gives the actions that lead to a failure', () => {
    const { actions, failure } = fuzzGame(toy, {
      ...GAME,
      check: (state) => {
        if (state.round === 1) throw new Error('round 1 is wrong')
      },
    })
    expect(failure).toBe('round 1 is wrong')
    expect(replay(toy, { ...GAME, actions }).round).toBe(1)
  })

  it('says that a game stopped without an outcome', () => {
    const endless = { ...toy, outcome: () => null }
    const { failure } = fuzzGame(endless, { ...GAME, check: () => undefined })
    expect(failure).toBe('the game stopped without an outcome')
  })
})
