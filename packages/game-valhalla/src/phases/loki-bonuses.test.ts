import { describe, expect, it } from 'vitest'
import { fight, goesOn } from '../testing/fight.ts'
import { given } from '../testing/given.ts'
import { HAND, lost, PILE } from '../testing/loki.ts'

describe("Loki's Trick: each kind of bonus", () => {
  it('VH-56 VH-R61 sends all armed warriors without asking, and nobody who was not armed', () => {
    const game = lost('shared-table', 0)
    game.does('p2', 'line 0')
    expect(game.player('p2').valhalla).toEqual(['ulf', 'ulfhild'])
    expect(game.squad('p2')).toEqual(['vidar'])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'jorund'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 sends one armed warrior of choice', () => {
    const game = lost('shared-table', 2)
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'send' })
    expect(game.forbids('p2', 'warrior vidar')).toBe('VH-43')
    game.does('p2', 'warrior ulfhild')
    expect([game.player('p2').valhalla, game.squad('p2')]).toEqual([['ulfhild'], ['ulf', 'vidar']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 sends up to two, so one will do', () => {
    const game = lost('narrow-door', 1)
    game.does('p2', 'line 0', 'warrior ulf')
    goesOn(game, { p2: 'send' })
    game.does('p2', 'done')
    expect(game.player('p2').valhalla).toEqual(['ulf'])
    goesOn(game, { p1: 'keep' })
  })

  it("VH-56 takes a random card from the winner's hand, and none from an empty one", () => {
    const game = lost('tricksters-purse', 4)
    game.does('p2', 'line 1')
    const [kept] = game.player('p1').hand
    const stolen = kept === 'varg' ? 'fury-of-the-few' : 'varg'
    expect(game.player('p2').hand).toEqual([...HAND, stolen])
    goesOn(game, { p1: 'keep' })

    const poor = given({
      options: { loki: true },
      loki: 'tricksters-purse',
      p1: { squad: ['orm'] },
      p2: { squad: ['arnbjorn'] },
      dice: ['sword axe shield miss miss miss', 'axe miss miss miss miss miss'],
    })
    poor.does('p1', 'attack p2')
    fight(poor, ['arm orm sword axe shield'], ['arm arnbjorn axe'])
    poor.does('p2', 'line 1')
    expect([poor.player('p2').hand, poor.squad('p2')]).toEqual([[], ['arnbjorn']])
    goesOn(poor, { p1: 'keep' })
  })

  it('VH-56 draws a card from the deck', () => {
    const game = lost('narrow-door', 6)
    game.does('p2', 'line 2')
    expect(game.player('p2').hand).toEqual([...HAND, 'hrym'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws two cards', () => {
    const game = lost('mocking-laughter', 9)
    game.does('p2', 'line 3')
    expect(game.player('p2').hand).toEqual([...HAND, 'hrym', 'frosti'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws three and keeps one, the others are discarded face up', () => {
    const game = lost('new-faces', 7)
    game.does('p2', 'line 2')
    goesOn(game, { p2: 'keep' })
    game.does('p2', 'card frosti')
    expect(game.player('p2').hand).toEqual([...HAND, 'frosti'])
    expect(game.state.discard).toEqual([...PILE, 'hrym', 'jokul', 'push-back-the-enemy'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 draws four and keeps two', () => {
    const game = lost('long-night', 5)
    game.does('p2', 'line 1', 'card snaer', 'card hrym')
    expect(game.player('p2').hand).toEqual([...HAND, 'snaer', 'hrym'])
    expect(game.state.discard).toEqual([...PILE, 'frosti', 'jokul', 'push-back-the-enemy'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes the topmost tactic of the discard pile, which stays in order', () => {
    const game = lost('borrowed-blades', 3)
    game.does('p2', 'line 1')
    expect(game.player('p2').hand).toEqual([...HAND, 'cut-off-from-the-leader'])
    expect(game.player('p2').shown).toEqual(['cut-off-from-the-leader'])
    expect(game.state.discard).toEqual(['brynjolf', 'asgeir', 'randolf', 'push-back-the-enemy'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes no tactic from a pile without one: those just played lie there later', () => {
    const game = lost('borrowed-blades', 3)
    game.state.discard.splice(1, 1)
    game.state.deck.unshift('cut-off-from-the-leader')
    game.does('p2', 'line 1')
    expect(game.player('p2').hand).toEqual(HAND)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 takes back a tactic of this battle, if the loser played one', () => {
    const game = lost('borrowed-blades', 6)
    game.does('p2', 'line 2')
    goesOn(game, { p2: 'return-tactic' })
    expect(game.forbids('p2', 'card cut-off-from-the-leader')).toBe('VH-46')
    game.does('p2', 'card push-back-the-enemy')
    expect(game.player('p2').hand).toEqual([...HAND, 'push-back-the-enemy'])
    expect(game.state.discard).toEqual(PILE)
    goesOn(game, { p1: 'keep' })

    const none = given({
      options: { loki: true },
      loki: 'borrowed-blades',
      p1: { squad: ['orm'] },
      p2: { squad: ['arnbjorn'], hand: HAND },
      dice: ['sword axe shield miss miss miss', 'axe miss miss miss miss miss'],
    })
    none.does('p1', 'attack p2')
    fight(none, ['arm orm sword axe shield'], ['arm arnbjorn axe'])
    none.does('p2', 'line 2')
    expect(none.player('p2').hand).toEqual(HAND)
    goesOn(none, { p1: 'keep' })
  })

  it('VH-56 takes glory from the discard pile, exactly two or one', () => {
    const two = lost('false-songs', 0)
    two.does('p2', 'line 0')
    expect(two.legal('p2')).toEqual(['card brynjolf', 'card asgeir'])
    two.does('p2', 'card asgeir', 'card brynjolf')
    expect(two.player('p2').valhalla).toEqual(['asgeir', 'brynjolf'])
    goesOn(two, { p1: 'keep' })
    const one = lost('false-songs', 4)
    one.does('p2', 'line 1', 'card brynjolf')
    expect(one.player('p2').valhalla).toEqual(['brynjolf'])
    expect(one.state.discard).toEqual([
      'cut-off-from-the-leader',
      'asgeir',
      'randolf',
      'push-back-the-enemy',
    ])
    goesOn(one, { p1: 'keep' })
  })

  it('VH-56 plays a warrior from hand; a full squad makes room (VH-28)', () => {
    const game = lost('new-faces', 3)
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'play-bonus' })
    game.does('p2', 'card torfi')
    expect(game.squad('p2')).toEqual(['ulf', 'ulfhild', 'vidar', 'torfi'])
    goesOn(game, { p1: 'keep' })

    const full = lost('new-faces', 3, { squad: ['ulf', 'ulfhild', 'vidar', 'thorbjorn'] })
    full.does('p2', 'line 1', 'card torfi')
    goesOn(full, { p2: 'replace' })
    full.does('p2', 'warrior ulf')
    expect(full.squad('p2')).toEqual(['torfi', 'ulfhild', 'vidar', 'thorbjorn'])
    expect(full.state.discard).toEqual([...PILE, 'ulf', 'push-back-the-enemy'])
    goesOn(full, { p1: 'keep' })
  })

  it('VH-56 VH-R47 the bonus of a warrior is asked of any hand, and may be left', () => {
    const game = lost('new-faces', 3, { hand: ['push-back-the-enemy', 'fury'] })
    game.does('p2', 'line 1')
    goesOn(game, { p2: 'play-bonus' })
    expect(game.legal('p2')).toEqual(['done'])
    expect(game.forbids('p2', 'card fury')).toBe('VH-24')
    game.does('p2', 'done')
    expect(game.squad('p2')).toEqual(['ulf', 'ulfhild', 'vidar'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 VH-R47 but not of a hand that everybody knows to hold no warrior', () => {
    const game = lost('new-faces', 3, {
      hand: ['push-back-the-enemy', 'fury'],
      shown: ['push-back-the-enemy', 'fury'],
    })
    game.does('p2', 'line 1')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-56 makes the winner discard a random card', () => {
    const game = lost('cut-purses', 5)
    game.does('p2', 'line 2')
    expect(game.player('p1').hand).toHaveLength(1)
    expect(game.player('p2').hand).toEqual(HAND)
    const [lostCard] = game.state.discard.slice(PILE.length)
    expect([...game.player('p1').hand, lostCard].sort()).toEqual(['fury-of-the-few', 'varg'])
    goesOn(game, { p1: 'keep' })
  })
})
