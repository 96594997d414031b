import { describe, expect, it } from 'vitest'
import { EACH, keep, kinds, solo } from '../testing/solo.ts'

describe('solo: your attack', () => {
  it('VH-99 succeeds on equal strength: dice off, the next card up, and its limit lets the armed in', () => {
    const game = solo({
      monster: { covered: ['sword'] },
      p1: { squad: ['eyvind', 'ulfhild', 'arnbjorn'] },
      deck: ['ulf', 'ulfar'],
      dice: [EACH, 'sword miss miss miss miss miss'],
    })
    game.does('p1', 'attack monster', 'arm eyvind sword axe', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(7)
    game.does('p1', 'done')
    expect(game.events).toContainEqual({ type: 'monster-beaten', card: 'fenrir-1' })
    expect(game.state.monster?.stack[0]).toBe('fenrir-2')
    expect(game.state.monster?.covered).toEqual([false, false, false])
    expect(game.player('p1').valhalla).toEqual(['eyvind', 'ulfhild'])
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.player('p1').shields).toBe(4)
    expect(game.state.discard).toEqual([])
    expect(game.legal('p1')).toEqual(['card ulf', 'card ulfar'])
    keep(game)
    expect(kinds(game).slice(-2)).toEqual(['monster-rolled', 'turn-began'])
    expect(game.state.monster?.covered).toEqual([true, false, false])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-99 VH-104 VH-R39 above the new limit you choose who enters; the rest is discarded', () => {
    const game = solo({
      p1: { squad: ['ingolf', 'eyvind', 'bjarni', 'arnbjorn'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm ingolf spear bow', 'arm eyvind sword axe')
    game.does('p1', 'arm bjarni shield', 'done')
    expect(game.asks()).toEqual({ p1: 'send' })
    expect(game.forbids('p1', 'done')).not.toBe(null)
    game.does('p1', 'warrior bjarni', 'warrior ingolf')
    expect(game.player('p1').valhalla).toEqual(['bjarni', 'ingolf'])
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.state.discard).toEqual(['eyvind'])
    expect(kinds(game)).not.toContain('shield-lost')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-104 a warrior whose glory does not fit cannot be chosen', () => {
    const game = solo({ p1: { squad: ['ingolf', 'eyvind', 'bjarni'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm ingolf spear bow', 'arm eyvind sword axe')
    game.does('p1', 'arm bjarni shield', 'done', 'warrior ingolf', 'warrior eyvind')
    expect(game.player('p1').valhalla).toEqual(['ingolf', 'eyvind'])
    expect(game.state.discard).toEqual(['bjarni'])
    const other = solo({
      p1: { squad: ['ingolf', 'eyvind', 'bjarni'], valhalla: ['bersi', 'bjorgolf'] },
      dice: [EACH],
    })
    other.does('p1', 'attack monster', 'arm ingolf spear bow', 'arm eyvind sword axe')
    other.does('p1', 'arm bjarni shield', 'done', 'warrior bjarni')
    expect(other.forbids('p1', 'warrior ingolf')).toBe('VH-104')
    other.does('p1', 'warrior eyvind')
    expect(other.state.discard).toEqual(['ingolf'])
  })

  it('VH-100 fails: one of the armed may go, then two cards are discarded; the dice stay', () => {
    const game = solo({
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['arnbjorn', 'bersi'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1', 'done'])
    expect(game.state.discard).toEqual([])
    game.does('p1', 'warrior bersi')
    expect(game.player('p1').valhalla).toEqual(['bersi'])
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.state.discard).toEqual(['ulf', 'ulfar'])
    expect(game.player('p1').shields).toBe(4)
    expect(game.state.monster?.stack).toHaveLength(6)
    expect(game.state.monster?.covered).toEqual([true, true, false])
    expect(game.legal('p1')).toEqual(['card ulfhild', 'card brynjolf'])
  })

  it('VH-100 VH-104 VH-R39 after a failed attack the current limit counts, and those not sent stay', () => {
    const game = solo({
      p1: { squad: ['eyvind', 'ingolf'], valhalla: ['bersi'] },
      monster: { left: 5 },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm eyvind sword axe', 'done')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'done'])
    game.does('p1', 'done')
    expect(game.squad('p1')).toEqual(['eyvind', 'ingolf'])
    const full = solo({
      p1: { squad: ['arnbjorn', 'bersi'], valhalla: ['ingolf'] },
      dice: [EACH],
    })
    full.does('p1', 'attack monster', 'arm arnbjorn axe', 'done')
    expect(full.squad('p1')).toEqual(['arnbjorn', 'bersi'])
    expect(full.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R38 fails if nobody is armed', () => {
    const game = solo({ p1: { squad: ['arnbjorn'], valhalla: ['bersi'] }, dice: [EACH] })
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
    const game = solo({ options: { difficulty }, p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    const deck = game.state.deck.length
    game.does('p1', 'attack monster', 'done')
    expect(game.state.discard).toHaveLength(cards)
    expect(game.state.deck).toHaveLength(deck - cards - 2)
  })

  it('VH-46 tactics are discarded after the battle, whatever its end', () => {
    const game = solo({ p1: { squad: ['eyvind'], hand: ['fury'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm eyvind sword axe', 'tactic fury', 'done')
    expect(game.state.monster?.stack[0]).toBe('fenrir-2')
    expect(game.state.discard).toEqual(['fury'])
  })
})
