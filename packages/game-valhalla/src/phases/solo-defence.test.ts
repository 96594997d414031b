import { describe, expect, it } from 'vitest'
import { EACH, kinds, underAttack } from '../testing/solo.ts'

const SEVEN = ['arm eyvind sword axe', 'arm ulfhild bow']

describe('solo: the monster attacks', () => {
  it('VH-101 VH-103 equal strength is not enough: a shield and two cards are lost, the dice come off', () => {
    const game = underAttack({ p1: { squad: ['eyvind', 'ulfhild'] }, dice: [EACH] })
    const lost = game.state.discard.length
    game.does('p1', ...SEVEN)
    expect(game.strength('p1')).toBe(7)
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p1: 'send' })
    expect(game.state.discard).toHaveLength(lost)
    game.does('p1', 'warrior ulfhild')
    expect(game.player('p1').valhalla).toEqual(['ulfhild'])
    expect(game.squad('p1')).toEqual(['eyvind'])
    expect(game.player('p1').shields).toBe(3)
    expect(game.state.discard).toHaveLength(lost + 2)
    expect(game.state.monster?.covered).toEqual([false, false, false])
    expect(game.state.monster?.stack).toHaveLength(6)
    expect(kinds(game)).toContain('shield-lost')
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-103 one of the armed may go, and nobody has to', () => {
    const game = underAttack({ p1: { squad: ['eyvind', 'ulfhild'] }, dice: [EACH] })
    game.does('p1', ...SEVEN, 'done', 'done')
    expect(game.squad('p1')).toEqual(['eyvind', 'ulfhild'])
    expect(game.player('p1').valhalla).toEqual([])
    expect(game.player('p1').shields).toBe(3)
  })

  it('VH-101 VH-102 more strength wins: any of the armed go, the card stays, the dice come off', () => {
    const game = underAttack({
      p1: { squad: ['eyvind', 'ulfhild', 'bjarni', 'bjorgolf'] },
      dice: [EACH],
    })
    const lost = game.state.discard.length
    game.does('p1', ...SEVEN, 'arm bjarni shield', 'done')
    game.does('p1', 'warrior ulfhild')
    expect(game.forbids('p1', 'warrior eyvind')).toBe('VH-104')
    game.does('p1', 'warrior bjarni')
    expect(game.player('p1').valhalla).toEqual(['ulfhild', 'bjarni'])
    expect(game.squad('p1')).toEqual(['eyvind', 'bjorgolf'])
    expect(game.player('p1').shields).toBe(4)
    expect(game.state.discard).toHaveLength(lost)
    expect(game.state.monster?.stack[0]).toBe('fenrir-1')
    expect(game.state.monster?.covered).toEqual([false, false, false])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-102 VH-R39 nobody has to go after a defence, and those not sent stay', () => {
    const game = underAttack({ p1: { squad: ['eyvind', 'ulfhild', 'bjarni'] }, dice: [EACH] })
    game.does('p1', ...SEVEN, 'arm bjarni shield', 'done', 'done')
    expect(game.squad('p1')).toEqual(['eyvind', 'ulfhild', 'bjarni'])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-R38 a defence with nobody armed is lost, whatever the glory in Valhalla', () => {
    const game = underAttack({ p1: { squad: ['eyvind'], valhalla: ['ingolf'] }, dice: [EACH] })
    game.does('p1', 'done')
    expect(game.player('p1').shields).toBe(3)
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('VH-107 at level %i a lost defence costs %i cards', (difficulty, cards) => {
    const game = underAttack({
      options: { difficulty },
      p1: { squad: ['eyvind'] },
      dice: [EACH],
    })
    const deck = game.state.deck.length
    game.does('p1', 'done')
    expect(game.state.deck).toHaveLength(deck - cards)
  })
})
