import { describe, expect, it } from 'vitest'
import { EACH, keep, kinds, solo, underAttack } from '../testing/solo.ts'

describe('solo: the turn', () => {
  it('VH-94 VH-95 after part B the monster rolls its six dice; each covers one symbol at most', () => {
    const game = solo({
      p1: { hand: ['arnbjorn'] },
      deck: ['ulf', 'ulfar'],
      dice: ['sword sword miss bow bow axe'],
    })
    game.does('p1', 'play arnbjorn')
    expect(kinds(game)).not.toContain('monster-rolled')
    game.does('p1', 'card ulf')
    expect(game.events).toContainEqual({
      type: 'monster-rolled',
      dice: 'sword sword axe bow bow miss',
    })
    expect(game.state.monster?.covered).toEqual([true, true, false])
    expect(game.state.monster?.beside).toHaveLength(4)
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-95 dice on symbols stay there and are not rolled again', () => {
    const game = solo({
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['arnbjorn'] },
      dice: ['sword axe axe miss'],
    })
    game.does('p1', 'draw')
    keep(game)
    keep(game)
    expect(game.events).toContainEqual({ type: 'monster-rolled', dice: 'sword axe axe miss' })
    expect(game.state.monster?.covered).toEqual([true, true, false])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-95 two equal symbols need two dice', () => {
    const game = solo({
      options: { monster: 'surtr' },
      p1: { squad: ['arnbjorn'] },
      dice: ['axe sword bow bow bow bow'],
    })
    game.does('p1', 'draw')
    keep(game)
    keep(game)
    expect(game.state.monster?.covered).toEqual([true, false, true])
  })

  it('VH-95 once every symbol is covered it attacks, in the same phase', () => {
    const game = underAttack({ p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    expect(game.events).toContainEqual({ type: 'monster-attacks', strength: 7 })
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.side('p1').role).toBe('defender')
  })

  it('VH-94 with an empty squad after part B there is no monster phase', () => {
    const game = solo({ p1: { squad: ['orm'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm orm sword axe shield', 'done')
    expect(game.squad('p1')).toEqual([])
    keep(game)
    expect(kinds(game)).not.toContain('monster-rolled')
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-94 VH-29 with an empty squad a warrior has to be played', () => {
    const game = solo({ p1: { hand: ['arnbjorn', 'fury'] } })
    expect(game.forbids('p1', 'draw')).toBe('VH-29')
    expect(game.forbids('p1', 'attack monster')).toBe('VH-29')
    expect(game.legal('p1')).toEqual(['play arnbjorn'])
  })

  it('VH-R38 VH-29 without a warrior in hand the hand is shown and action 4 is taken', () => {
    const game = solo({ p1: { hand: ['fury'] }, deck: ['arnbjorn', 'bersi'] })
    expect(game.legal('p1')).toEqual(['draw'])
    game.does('p1', 'draw')
    expect(game.events).toContainEqual({ type: 'hand-shown', seat: 0, cards: ['fury'] })
    expect(game.legal('p1')).toEqual(['card arnbjorn', 'card bersi'])
  })
})

describe('solo: what works differently in battle', () => {
  it('VH-96 glory in Valhalla is strength, in attack and in defence, but not without an armed warrior', () => {
    const p1 = { squad: ['arnbjorn'], valhalla: ['eyvind', 'bersi'] }
    const attack = solo({ p1, dice: [EACH] })
    attack.does('p1', 'attack monster')
    expect(attack.strength('p1')).toBe(0)
    attack.does('p1', 'arm arnbjorn axe')
    expect(attack.strength('p1')).toBe(3 + 2 + 1)
    const defence = underAttack({ p1, dice: [EACH] })
    defence.does('p1', 'arm arnbjorn axe')
    expect(defence.strength('p1')).toBe(3 + 2 + 1)
  })

  it('VH-97 a Boar looks for its clan among the colours on the monster card', () => {
    const game = solo({ p1: { squad: ['hildisvin', 'jofur'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm hildisvin axe')
    expect(game.strength('p1')).toBe(1 + 3)
    game.does('p1', 'arm jofur shield')
    expect(game.strength('p1')).toBe(1 + 3 + 1)
  })

  it('VH-97 the first Frost Giant brings a grey die that is rolled at once, the second none', () => {
    const p1 = { squad: ['hrym', 'frosti'] }
    for (const game of [
      solo({ p1, dice: [EACH, 'bow'] }),
      underAttack({ p1, dice: [EACH, 'bow'] }),
    ]) {
      if (game.asks()['p1'] === 'turn') game.does('p1', 'attack monster')
      game.does('p1', 'arm hrym sword axe')
      expect(game.side('p1').dice).toHaveLength(5)
      expect(game.state.grey).toBe(2)
      game.does('p1', 'arm frosti spear bow*')
      expect(game.side('p1').dice).toHaveLength(3)
      expect(game.state.grey).toBe(2)
      expect(game.strength('p1')).toBe(4)
    }
  })

  it('VH-97 VH-127 Fury of the Few compares the squad with the warrior symbols', () => {
    const hand = ['fury-of-the-few']
    const one = solo({ p1: { squad: ['arnbjorn'], hand }, dice: [EACH] })
    one.does('p1', 'attack monster', 'arm arnbjorn axe', 'tactic fury-of-the-few')
    expect(one.strength('p1')).toBe(3 + 3)
    const two = solo({ p1: { squad: ['arnbjorn', 'bersi'], hand }, dice: [EACH] })
    two.does('p1', 'attack monster')
    expect(two.forbids('p1', 'tactic fury-of-the-few')).toBe('VH-127')
  })

  it('VH-97 Cut Off from the Leader cancels the trait in attack, and cannot be played in defence', () => {
    const attack = solo({
      options: { monster: 'surtr' },
      monster: { left: 5 },
      p1: {
        squad: ['arnbjorn'],
        hand: ['fury', 'fury', 'cut-off-from-the-leader', 'push-back-the-enemy'],
      },
      dice: [EACH],
    })
    attack.does('p1', 'attack monster', 'tactic fury', 'tactic cut-off-from-the-leader')
    expect(attack.forbids('p1', 'tactic fury')).toBe(null)
    attack.does('p1', 'tactic fury', 'tactic push-back-the-enemy')
    const defence = underAttack({
      p1: { squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
      dice: [EACH],
    })
    expect(defence.forbids('p1', 'tactic cut-off-from-the-leader')).toBe('VH-34')
  })
})
