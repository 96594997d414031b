import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { fight, goesOn } from './testing.ts'
import { HAND, lost, PILE } from './testing-loki.ts'

describe("Loki's Trick: each kind of bonus", () => {
  it('VH-56 VH-R61 sends all armed warriors without asking, and nobody who was not armed', () => {
    const game = lost('loki-01', 0)
    game.does('p2', 'line 0')
    expect(game.player('p2').valhalla).toEqual(['wolf-01', 'wolf-03'])
    expect(game.squad('p2')).toEqual(['bear-18'])
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'boar-02'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 sends one armed warrior of choice', () => {
    const game = lost('loki-01', 2)
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'send' })
    expect(game.forbids('p2', 'warrior bear-18')).toBe('VH-43')
    game.does('p2', 'warrior wolf-03')
    expect([game.player('p2').valhalla, game.squad('p2')]).toEqual([
      ['wolf-03'],
      ['wolf-01', 'bear-18'],
    ])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 sends up to two, so one will do', () => {
    const game = lost('loki-02', 1)
    game.does('p2', 'line 0', 'warrior wolf-01')
    goesOn(game, { p2: 'send' })
    game.does('p2', 'done')
    expect(game.player('p2').valhalla).toEqual(['wolf-01'])
    goesOn(game, { p1: 'keep' })
  })

  it("VH-56 takes a random card from the winner's hand, and none from an empty one", () => {
    const game = lost('loki-03', 4)
    game.does('p2', 'line 1')
    const [kept] = game.player('p1').hand
    const stolen = kept === 'wolf-18' ? 'tac-fury3' : 'wolf-18'
    expect(game.player('p2').hand).toEqual([...HAND, stolen])
    goesOn(game, { p1: 'keep' })

    const poor = given({
      options: { loki: true },
      loki: 'loki-03',
      p1: { squad: ['bear-13'] },
      p2: { squad: ['bear-01'] },
      dice: ['sword axe shield miss miss miss', 'axe miss miss miss miss miss'],
    })
    poor.does('p1', 'attack p2')
    fight(poor, ['arm bear-13 sword axe shield'], ['arm bear-01 axe'])
    poor.does('p2', 'line 1')
    expect([poor.player('p2').hand, poor.squad('p2')]).toEqual([[], ['bear-01']])
    goesOn(poor, { p1: 'keep' })
  })

  it('VH-56 draws a card from the deck', () => {
    const game = lost('loki-02', 6)
    game.does('p2', 'line 2')
    expect(game.player('p2').hand).toEqual([...HAND, 'giant-01'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws two cards', () => {
    const game = lost('loki-10', 9)
    game.does('p2', 'line 3')
    expect(game.player('p2').hand).toEqual([...HAND, 'giant-01', 'giant-02'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws three and keeps one, the others are discarded face up', () => {
    const game = lost('loki-06', 7)
    game.does('p2', 'line 2')
    goesOn(game, { p2: 'keep' })
    game.does('p2', 'card giant-02')
    expect(game.player('p2').hand).toEqual([...HAND, 'giant-02'])
    expect(game.state.discard).toEqual([...PILE, 'giant-01', 'giant-03', 'tac-pushback'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws four and keeps two', () => {
    const game = lost('loki-08', 5)
    game.does('p2', 'line 1', 'card giant-04', 'card giant-01')
    expect(game.player('p2').hand).toEqual([...HAND, 'giant-04', 'giant-01'])
    expect(game.state.discard).toEqual([...PILE, 'giant-02', 'giant-03', 'tac-pushback'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes the topmost tactic of the discard pile, which stays in order', () => {
    const game = lost('loki-04', 3)
    game.does('p2', 'line 1')
    expect(game.player('p2').hand).toEqual([...HAND, 'tac-cutoff'])
    expect(game.player('p2').shown).toEqual(['tac-cutoff'])
    expect(game.state.discard).toEqual(['wolf-04', 'boar-05', 'wolf-10', 'tac-pushback'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes no tactic from a pile without one: those just played lie there later', () => {
    const game = lost('loki-04', 3)
    game.state.discard.splice(1, 1)
    game.state.deck.unshift('tac-cutoff')
    game.does('p2', 'line 1')
    expect(game.player('p2').hand).toEqual(HAND)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes back a tactic of this battle, if the loser played one', () => {
    const game = lost('loki-04', 6)
    game.does('p2', 'line 2')
    goesOn(game, { p2: 'return-tactic' })
    expect(game.forbids('p2', 'card tac-cutoff')).not.toBeNull()
    game.does('p2', 'card tac-pushback')
    expect(game.player('p2').hand).toEqual([...HAND, 'tac-pushback'])
    expect(game.state.discard).toEqual(PILE)
    goesOn(game, { p1: 'keep' })

    const none = given({
      options: { loki: true },
      loki: 'loki-04',
      p1: { squad: ['bear-13'] },
      p2: { squad: ['bear-01'], hand: HAND },
      dice: ['sword axe shield miss miss miss', 'axe miss miss miss miss miss'],
    })
    none.does('p1', 'attack p2')
    fight(none, ['arm bear-13 sword axe shield'], ['arm bear-01 axe'])
    none.does('p2', 'line 2')
    expect(none.player('p2').hand).toEqual(HAND)
    goesOn(none, { p1: 'keep' })
  })

  it('VH-56 takes glory from the discard pile, exactly two or one', () => {
    const two = lost('loki-05', 0)
    two.does('p2', 'line 0')
    expect(two.legal('p2')).toEqual(['card wolf-04', 'card boar-05'])
    two.does('p2', 'card boar-05', 'card wolf-04')
    expect(two.player('p2').valhalla).toEqual(['boar-05', 'wolf-04'])
    goesOn(two, { p1: 'keep' })
    const one = lost('loki-05', 4)
    one.does('p2', 'line 1', 'card wolf-04')
    expect(one.player('p2').valhalla).toEqual(['wolf-04'])
    expect(one.state.discard).toEqual(['tac-cutoff', 'boar-05', 'wolf-10', 'tac-pushback'])
    goesOn(one, { p1: 'keep' })
  })

  it('VH-56 plays a warrior from hand; a full squad makes room (VH-28)', () => {
    const game = lost('loki-06', 3)
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'play-bonus' })
    game.does('p2', 'card bear-17')
    expect(game.squad('p2')).toEqual(['wolf-01', 'wolf-03', 'bear-18', 'bear-17'])
    goesOn(game, { p1: 'keep' })

    const full = lost('loki-06', 3, { squad: ['wolf-01', 'wolf-03', 'bear-18', 'bear-16'] })
    full.does('p2', 'line 1', 'card bear-17')
    goesOn(full, { p2: 'replace' })
    full.does('p2', 'warrior wolf-01')
    expect(full.squad('p2')).toEqual(['bear-17', 'wolf-03', 'bear-18', 'bear-16'])
    expect(full.state.discard).toEqual([...PILE, 'wolf-01', 'tac-pushback'])
    goesOn(full, { p1: 'keep' })
  })

  it('VH-56 VH-R47 the bonus of a warrior is asked of any hand, and may be left', () => {
    const game = lost('loki-06', 3, { hand: ['tac-pushback', 'tac-fury2'] })
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'play-bonus' })
    expect(game.legal('p2')).toEqual(['done'])
    expect(game.forbids('p2', 'card tac-fury2')).toBe('VH-24')
    game.does('p2', 'done')
    expect(game.squad('p2')).toEqual(['wolf-01', 'wolf-03', 'bear-18'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 makes the winner discard a random card', () => {
    const game = lost('loki-07', 5)
    game.does('p2', 'line 2')
    expect(game.player('p1').hand).toHaveLength(1)
    expect(game.player('p2').hand).toEqual(HAND)
    const [lostCard] = game.state.discard.slice(PILE.length)
    expect([...game.player('p1').hand, lostCard].sort()).toEqual(['tac-fury3', 'wolf-18'])
    goesOn(game, { p1: 'keep' })
  })
})
