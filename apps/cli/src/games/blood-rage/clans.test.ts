import { bloodRage, type State } from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Table } from '../../play/game.ts'
import { PLAIN } from '../../text/paint.ts'
import { ENGLISH } from '../../text/speech.ts'
import { bloodRageTerminal } from './index.ts'

/** A first game of three in which the first clan passes. */
function afterPass(): State {
  const options = bloodRage.parseOptions({ firstGame: true, firstPlayer: 0 }, 3)
  const state = bloodRage.setup({ options, seats: 3, seed: 'passed' })
  bloodRage.apply(state, { type: 'pass', by: 0 })
  return state
}

function tableOf(state: State): Table {
  const decision = at(state.open, 0)
  const { seat } = decision
  const legal = bloodRage.legalActions(state, decision)
  const view = bloodRage.view(state, seat)
  return bloodRageTerminal(ENGLISH).tableAt({
    ...{ state, view, seat, decision, legal, events: [], paint: PLAIN },
  })
}

describe('the clans in the terminal', () => {
  it('BR-5.4 say below a clan that it has passed', () => {
    const lines = tableOf(afterPass()).board()
    const wolf = lines.findIndex((line) => line.startsWith('Wolf'))
    expect(lines[wolf + 1]).toContain('Passed')
    expect(lines.filter((line) => line.includes('Passed'))).toHaveLength(1)
  })
})

describe('what is explained', () => {
  it('of a card begins with what its god stands for', () => {
    const lines = tableOf(afterPass()).explain("thor's hammer") ?? []
    expect(lines[1]).toBe('  Thor rewards battles you win with Glory and spoils.')
  })
})
