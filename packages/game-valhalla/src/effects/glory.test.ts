import { describe, expect, it } from 'vitest'
import { all, goesOn } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'

/** The king of five players starts a turn on a level: 1, 2, 3 or 4 glory from this pile. */
function reign(glory: number, discard: readonly string[], options = {}): Given {
  return given({
    players: 5,
    options: { king: true, ...options },
    king: { p1: glory },
    p1: { squad: ['vidar'] },
    p2: { squad: ['jofur'], hand: ['varg'], valhalla: ['kolbjorn'] },
    discard,
  })
}

describe('glory from the discard pile', () => {
  it('VH-64 VH-85 VH-R28 only what can be part of the exact sum is offered', () => {
    const game = reign(4, ['ylva', 'sigbjorn', 'arnbjorn', 'geirolf', 'fury'])
    const other = all(game, 'p2')
    goesOn(game, { p1: 'glory' })
    expect(game.legal('p1')).toEqual(['card sigbjorn', 'card arnbjorn'])
    expect(game.forbids('p1', 'card ylva')).toBe('VH-R28')
    expect(game.forbids('p1', 'card geirolf')).toBe('VH-R28')
    game.does('p1', 'card sigbjorn')
    expect(game.legal('p1')).toEqual(['card arnbjorn'])
    game.does('p1', 'card arnbjorn')
    expect(game.player('p1').valhalla).toEqual(['sigbjorn', 'arnbjorn'])
    expect(all(game, 'p2')).toBe(other)
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 one card with the whole value ends it at once', () => {
    const game = reign(4, ['thjodolf', 'arnbjorn', 'bersi'])
    game.does('p1', 'card thjodolf')
    expect(game.player('p1').valhalla).toEqual(['thjodolf'])
    expect(game.state.discard).toEqual(['arnbjorn', 'bersi'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 several ways to the same sum: the player decides', () => {
    const pile = ['arnbjorn', 'geirolf', 'bersi', 'gunnolf', 'sigbjorn']
    const pairs = reign(4, pile)
    pairs.does('p1', 'card geirolf', 'card gunnolf')
    expect(pairs.player('p1').valhalla).toEqual(['geirolf', 'gunnolf'])
    goesOn(pairs, { p1: 'turn' })
    const small = reign(4, pile)
    small.does('p1', 'card arnbjorn', 'card bersi', 'card gunnolf')
    expect(small.player('p1').valhalla).toEqual(['arnbjorn', 'bersi', 'gunnolf'])
    goesOn(small, { p1: 'turn' })
    const three = reign(4, pile)
    three.does('p1', 'card bersi', 'card sigbjorn')
    expect(three.player('p1').valhalla).toEqual(['bersi', 'sigbjorn'])
    goesOn(three, { p1: 'turn' })
  })

  it.each([
    [4, ['ylva', 'geirolf', 'fury'], ['geirolf']],
    [3, ['geirolf', 'gunnolf', 'thjodolf'], ['geirolf']],
    [2, ['ylva', 'arnbjorn', 'sigbjorn'], ['arnbjorn']],
    [4, ['sigbjorn', 'geirolf'], ['sigbjorn']],
  ])('VH-R28 %i from %j is not to be had: the highest sum below it', (value, pile, taken) => {
    const game = reign(value, pile)
    goesOn(game, { p1: 'glory' })
    game.does('p1', `card ${taken[0]}`)
    expect(game.player('p1').valhalla).toEqual(taken)
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 a smaller card may not be taken where a higher sum is possible', () => {
    const game = reign(4, ['sigbjorn', 'geirolf'])
    expect(game.legal('p1')).toEqual(['card sigbjorn'])
    expect(game.forbids('p1', 'card geirolf')).toBe('VH-R28')
  })

  it.each([[[]], [['fury', 'cut-off-from-the-leader']], [['ylva', 'fury']]])(
    'VH-R28 nothing to be had from %j: nothing is asked',
    (pile) => {
      const game = reign(4, pile)
      expect([game.player('p1').valhalla, game.state.discard]).toEqual([[], pile])
      goesOn(game, { p1: 'turn' })
    },
  )

  it('VH-64 the order of the pile stays as it was', () => {
    const game = reign(3, [
      'arnbjorn',
      'fury',
      'geirolf',
      'bersi',
      'cut-off-from-the-leader',
      'thorolf',
    ])
    game.does('p1', 'card geirolf', 'card arnbjorn')
    expect(game.state.discard).toEqual(['fury', 'bersi', 'cut-off-from-the-leader', 'thorolf'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 only warriors count: no mission, no Thor card', () => {
    const pile = ['mission-crushing-victory', 'thor-draw-fewer', 'thor-strength-fewer', 'arnbjorn']
    const game = reign(2, pile, { valkyries: true, thor: true })
    expect(game.legal('p1')).toEqual(['card arnbjorn'])
    expect(game.forbids('p1', 'card thor-draw-fewer')).toBe('VH-R28')
    expect(game.forbids('p1', 'card mission-crushing-victory')).toBe('VH-R28')
    game.does('p1', 'card arnbjorn')
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 favours of warriors taken from the pile do nothing', () => {
    const game = reign(1, ['gonduls-chosen', 'arnbjorn', 'bersi', 'bjarni'], { valkyries: true })
    game.does('p1', 'card gonduls-chosen')
    expect(game.player('p1').valhalla).toEqual(['gonduls-chosen'])
    expect(game.state.discard).toEqual(['arnbjorn', 'bersi', 'bjarni'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R28 what is to be had must be taken', () => {
    const game = reign(1, ['arnbjorn'])
    expect(game.forbids('p1', 'done')).toBe('VH-R28')
    expect(game.forbids('p1', 'card bersi')).toBe('VH-R28')
    expect(game.forbids('p2', 'card arnbjorn')).toBe('VH-22')
    goesOn(game, { p1: 'glory' })
  })

  it('VH-85 VH-R28 everybody is told which warrior was taken', () => {
    const game = reign(2, ['geirolf'])
    game.does('p1', 'card geirolf')
    expect(game.events.filter((event) => event.type === 'glory-taken')).toEqual([
      { type: 'glory-taken', seat: 0, card: 'geirolf' },
    ])
    goesOn(game, { p1: 'turn' })
  })
})
