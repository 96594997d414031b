import { describe, expect, it } from 'vitest'
import { EACH, keep, kinds, solo } from './testing.ts'

describe('solo: your attack', () => {
  it('VH-99 succeeds on equal strength: dice off, the next card up, and its limit lets the armed in', () => {
    const game = solo({
      monster: { covered: ['sword'] },
      p1: { squad: ['bear-05', 'wolf-03', 'bear-01'] },
      deck: ['wolf-01', 'wolf-02'],
      dice: [EACH, 'sword miss miss miss miss miss'],
    })
    game.does('p1', 'attack monster', 'arm bear-05 sword axe', 'arm wolf-03 bow')
    expect(game.strength('p1')).toBe(7)
    game.does('p1', 'done')
    expect(game.events).toContainEqual({ type: 'monster-beaten', card: 'fenrir-1' })
    expect(game.state.monster?.stack[0]).toBe('fenrir-2')
    expect(game.state.monster?.covered).toEqual([false, false, false])
    expect(game.player('p1').valhalla).toEqual(['bear-05', 'wolf-03'])
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect(game.player('p1').shields).toBe(4)
    expect(game.state.discard).toEqual([])
    expect(game.legal('p1')).toEqual(['card wolf-01', 'card wolf-02'])
    keep(game)
    expect(kinds(game).slice(-2)).toEqual(['monster-rolled', 'turn-began'])
    expect(game.state.monster?.covered).toEqual([true, false, false])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-99 VH-104 VH-R39 above the new limit you choose who enters; the rest is discarded', () => {
    const game = solo({
      p1: { squad: ['wolf-08', 'bear-05', 'bear-03', 'bear-01'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm wolf-08 spear bow', 'arm bear-05 sword axe')
    game.does('p1', 'arm bear-03 shield', 'done')
    expect(game.asks()).toEqual({ p1: 'send' })
    expect(game.forbids('p1', 'done')).not.toBe(null)
    game.does('p1', 'warrior bear-03', 'warrior wolf-08')
    expect(game.player('p1').valhalla).toEqual(['bear-03', 'wolf-08'])
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect(game.state.discard).toEqual(['bear-05'])
    expect(kinds(game)).not.toContain('shield-lost')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-104 a warrior whose glory does not fit cannot be chosen', () => {
    const game = solo({ p1: { squad: ['wolf-08', 'bear-05', 'bear-03'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm wolf-08 spear bow', 'arm bear-05 sword axe')
    game.does('p1', 'arm bear-03 shield', 'done', 'warrior wolf-08', 'warrior bear-05')
    expect(game.player('p1').valhalla).toEqual(['wolf-08', 'bear-05'])
    expect(game.state.discard).toEqual(['bear-03'])
    const other = solo({
      p1: { squad: ['wolf-08', 'bear-05', 'bear-03'], valhalla: ['bear-02', 'bear-04'] },
      dice: [EACH],
    })
    other.does('p1', 'attack monster', 'arm wolf-08 spear bow', 'arm bear-05 sword axe')
    other.does('p1', 'arm bear-03 shield', 'done', 'warrior bear-03')
    expect(other.forbids('p1', 'warrior wolf-08')).toBe('VH-104')
    other.does('p1', 'warrior bear-05')
    expect(other.state.discard).toEqual(['wolf-08'])
  })

  it('VH-100 fails: one of the armed may go, then two cards are discarded; the dice stay', () => {
    const game = solo({
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['bear-01', 'bear-02'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1', 'done'])
    expect(game.state.discard).toEqual([])
    game.does('p1', 'warrior bear-02')
    expect(game.player('p1').valhalla).toEqual(['bear-02'])
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect(game.state.discard).toEqual(['wolf-01', 'wolf-02'])
    expect(game.player('p1').shields).toBe(4)
    expect(game.state.monster?.stack).toHaveLength(6)
    expect(game.state.monster?.covered).toEqual([true, true, false])
    expect(game.legal('p1')).toEqual(['card wolf-03', 'card wolf-04'])
  })

  it('VH-100 VH-104 VH-R39 after a failed attack the current limit counts, and those not sent stay', () => {
    const game = solo({
      p1: { squad: ['bear-05', 'wolf-08'], valhalla: ['bear-02'] },
      monster: { left: 5 },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm bear-05 sword axe', 'done')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'done'])
    game.does('p1', 'done')
    expect(game.squad('p1')).toEqual(['bear-05', 'wolf-08'])
    const full = solo({
      p1: { squad: ['bear-01', 'bear-02'], valhalla: ['wolf-08'] },
      dice: [EACH],
    })
    full.does('p1', 'attack monster', 'arm bear-01 axe', 'done')
    expect(full.squad('p1')).toEqual(['bear-01', 'bear-02'])
    expect(full.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R38 fails if nobody is armed', () => {
    const game = solo({ p1: { squad: ['bear-01'], valhalla: ['bear-02'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'done')
    expect(game.state.discard).toHaveLength(2)
    expect(game.state.monster?.stack[0]).toBe('fenrir-1')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('VH-107 at level %i a failed attack costs %i cards', (difficulty, cards) => {
    const game = solo({ options: { difficulty }, p1: { squad: ['bear-01'] }, dice: [EACH] })
    const deck = game.state.deck.length
    game.does('p1', 'attack monster', 'done')
    expect(game.state.discard).toHaveLength(cards)
    expect(game.state.deck).toHaveLength(deck - cards - 2)
  })

  it('VH-46 tactics are discarded after the battle, whatever its end', () => {
    const game = solo({ p1: { squad: ['bear-05'], hand: ['tac-fury2'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm bear-05 sword axe', 'tactic tac-fury2', 'done')
    expect(game.state.monster?.stack[0]).toBe('fenrir-2')
    expect(game.state.discard).toEqual(['tac-fury2'])
  })
})
