import { describe, expect, it } from 'vitest'
import { type Given, given } from '../testing/given.ts'
import { all, goesOn } from './testing.ts'

/** The king of five players starts a turn on a level: 1, 2, 3 or 4 glory from this pile. */
function reign(glory: number, discard: readonly string[], options = {}): Given {
  return given({
    players: 5,
    options: { king: true, ...options },
    king: { p1: glory },
    p1: { squad: ['bear-18'] },
    p2: { squad: ['boar-01'], hand: ['wolf-18'], valhalla: ['bear-11'] },
    discard,
  })
}

describe('glory from the discard pile', () => {
  it('VH-64 VH-85 VH-R28 only what can be part of the exact sum is offered', () => {
    const game = reign(4, ['wolf-17', 'bear-14', 'bear-01', 'wolf-05', 'tac-fury2'])
    const other = all(game, 'p2')
    goesOn(game, { p1: 'glory' })
    expect(game.legal('p1')).toEqual(['card bear-14', 'card bear-01'])
    expect(game.forbids('p1', 'card wolf-17')).toBe('VH-R28')
    expect(game.forbids('p1', 'card wolf-05')).toBe('VH-R28')
    game.does('p1', 'card bear-14')
    expect(game.legal('p1')).toEqual(['card bear-01'])
    game.does('p1', 'card bear-01')
    expect(game.player('p1').valhalla).toEqual(['bear-14', 'bear-01'])
    expect(all(game, 'p2')).toBe(other)
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 one card with the whole value ends it at once', () => {
    const game = reign(4, ['wolf-15', 'bear-01', 'bear-02'])
    game.does('p1', 'card wolf-15')
    expect(game.player('p1').valhalla).toEqual(['wolf-15'])
    expect(game.state.discard).toEqual(['bear-01', 'bear-02'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 several ways to the same sum: the player decides', () => {
    const pile = ['bear-01', 'wolf-05', 'bear-02', 'wolf-06', 'bear-14']
    const pairs = reign(4, pile)
    pairs.does('p1', 'card wolf-05', 'card wolf-06')
    expect(pairs.player('p1').valhalla).toEqual(['wolf-05', 'wolf-06'])
    goesOn(pairs, { p1: 'turn' })
    const small = reign(4, pile)
    small.does('p1', 'card bear-01', 'card bear-02', 'card wolf-06')
    expect(small.player('p1').valhalla).toEqual(['bear-01', 'bear-02', 'wolf-06'])
    goesOn(small, { p1: 'turn' })
    const three = reign(4, pile)
    three.does('p1', 'card bear-02', 'card bear-14')
    expect(three.player('p1').valhalla).toEqual(['bear-02', 'bear-14'])
    goesOn(three, { p1: 'turn' })
  })

  it.each([
    [4, ['wolf-17', 'wolf-05', 'tac-fury2'], ['wolf-05']],
    [3, ['wolf-05', 'wolf-06', 'wolf-15'], ['wolf-05']],
    [2, ['wolf-17', 'bear-01', 'bear-14'], ['bear-01']],
    [4, ['bear-14', 'wolf-05'], ['bear-14']],
  ])('VH-R28 %i from %j is not to be had: the highest sum below it', (value, pile, taken) => {
    const game = reign(value, pile)
    goesOn(game, { p1: 'glory' })
    game.does('p1', `card ${taken[0]}`)
    expect(game.player('p1').valhalla).toEqual(taken)
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 a smaller card may not be taken where a higher sum is possible', () => {
    const game = reign(4, ['bear-14', 'wolf-05'])
    expect(game.legal('p1')).toEqual(['card bear-14'])
    expect(game.forbids('p1', 'card wolf-05')).toBe('VH-R28')
  })

  it.each([[[]], [['tac-fury2', 'tac-cutoff']], [['wolf-17', 'tac-fury2']]])(
    'VH-R28 nothing to be had from %j: nothing is asked',
    (pile) => {
      const game = reign(4, pile)
      expect([game.player('p1').valhalla, game.state.discard]).toEqual([[], pile])
      goesOn(game, { p1: 'turn' })
    },
  )

  it('VH-64 the order of the pile stays as it was', () => {
    const game = reign(3, ['bear-01', 'tac-fury2', 'wolf-05', 'bear-02', 'tac-cutoff', 'wolf-16'])
    game.does('p1', 'card wolf-05', 'card bear-01')
    expect(game.state.discard).toEqual(['tac-fury2', 'bear-02', 'tac-cutoff', 'wolf-16'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 only warriors count: no mission, no Thor card', () => {
    const pile = ['valk-mission-by5', 'thor-01', 'thor-03', 'bear-01']
    const game = reign(2, pile, { valkyries: true, thor: true })
    expect(game.legal('p1')).toEqual(['card bear-01'])
    expect(game.forbids('p1', 'card thor-01')).toBe('VH-R28')
    expect(game.forbids('p1', 'card valk-mission-by5')).toBe('VH-R28')
    game.does('p1', 'card bear-01')
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 favours of warriors taken from the pile do nothing', () => {
    const game = reign(1, ['valk-04', 'bear-01', 'bear-02', 'bear-03'], { valkyries: true })
    game.does('p1', 'card valk-04')
    expect(game.player('p1').valhalla).toEqual(['valk-04'])
    expect(game.state.discard).toEqual(['bear-01', 'bear-02', 'bear-03'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 what is to be had must be taken', () => {
    const game = reign(1, ['bear-01'])
    expect(game.forbids('p1', 'done')).toBe('VH-R28')
    expect(game.forbids('p1', 'card bear-02')).toBe('VH-R28')
    expect(game.forbids('p2', 'card bear-01')).not.toBeNull()
    goesOn(game, { p1: 'glory' })
  })

  it('VH-85 VH-R28 everybody is told which warrior was taken', () => {
    const game = reign(2, ['wolf-05'])
    game.does('p1', 'card wolf-05')
    expect(game.events.filter((event) => event.type === 'glory-taken')).toEqual([
      { type: 'glory-taken', seat: 0, card: 'wolf-05' },
    ])
    goesOn(game, { p1: 'turn' })
  })
})
