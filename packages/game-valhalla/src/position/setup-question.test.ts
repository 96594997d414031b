import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'

describe('a position in the set-up', () => {
  it.each(['p1', 'p2', 'p3'])(
    'VH-17 keeps its start player while Jarls are chosen: %s',
    (first) => {
      const game = given({ players: 3, setup: 'jarl', first })
      for (const name of ['p1', 'p2', 'p3']) game.does(name, game.legal(name)[0] ?? '')
      expect(game.state.first).toBe(Number(first.slice(1)) - 1)
      checkInvariants(game.state)
    },
  )

  it('VH-17 refuses a start player that the options contradict', () => {
    const position = { setup: 'jarl', options: { firstPlayer: 1 } }
    expect(given(position).state.first).toBe(1)
    expect(() => given({ ...position, first: 'p1' })).toThrow('given.first: is p2 by the options')
  })

  it('VH-79 has six Tyr cards apart, whatever is said of them', () => {
    const options = { tyr: true }
    const none = given({ options, setup: 'start-discard' })
    expect(none.state.unused).toHaveLength(6)
    const some = given({ options, setup: 'start-discard', unused: ['tyr-strength'] })
    expect(some.state.unused).toHaveLength(6)
    expect(some.state.unused[0]).toBe('tyr-strength')
    checkInvariants(some.state)
    expect(given({ options }).state.unused).toEqual([])
  })

  it('VH-79 deals one of them to each player', () => {
    const game = given({ options: { tyr: true }, setup: 'start-discard' })
    const thrown = (name: string) => game.does(name, game.legal(name)[0] ?? '')
    for (const name of ['p1', 'p1', 'p2', 'p2']) thrown(name)
    const hands = game.state.players.map(({ hand }) => hand.length)
    expect([hands, game.state.unused.length]).toEqual([[6, 6], 4])
  })
})
