import { describe, expect, it } from 'vitest'
import { EACH, kinds, solo } from '../testing/solo.ts'

const options = { valkyries: true }

describe('solo with the Valkyries', () => {
  it('VH-108 VH-R43 part B draws three and keeps one, action 4 still draws two', () => {
    const game = solo({
      options,
      p1: { squad: ['arnbjorn'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf', 'geirolf'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card ulf', 'card ulfar'])
    game.does('p1', 'card ulf')
    expect(game.legal('p1')).toEqual(['card ulfhild', 'card brynjolf', 'card geirolf'])
    game.does('p1', 'card geirolf')
    expect(game.player('p1').hand).toEqual(['ulf', 'geirolf'])
    expect(kinds(game)).toContain('monster-rolled')
  })

  it('VH-108 the stronger side is fought: 7 do not beat Fenrir', () => {
    const game = solo({ options, p1: { squad: ['eyvind', 'ulfhild'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm eyvind sword axe', 'arm ulfhild bow', 'done')
    expect(game.events).toContainEqual({
      type: 'battle-won',
      seat: -1,
      foe: 0,
      strength: 8,
      other: 7,
    })
    expect(game.asks()).toEqual({ p1: 'send' })
  })

  const won = (valhalla: string[]) => {
    const game = solo({
      options,
      p1: { squad: ['orm', 'arnbjorn'], hand: ['mission-steady-hand'], valhalla },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm orm sword axe shield', 'done')
    return game
  }

  it('VH-R43 VH-96 a mission may be played after a won attack; only warriors add to strength', () => {
    const game = won([])
    expect(game.asks()).toEqual({ p1: 'mission' })
    game.does('p1', 'card mission-steady-hand')
    expect(game.player('p1').valhalla).toEqual(['orm', 'mission-steady-hand'])
    game.does('p1', game.legal('p1')[0] ?? '')
    game.dice(EACH)
    game.does('p1', 'attack monster', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3 + 2)
  })

  it('VH-R43 VH-104 the limit, which counts warriors only, always has room for it', () => {
    const game = won(['ulfhild'])
    game.does('p1', 'card mission-steady-hand')
    expect(game.player('p1').valhalla).toEqual(['ulfhild', 'orm', 'mission-steady-hand'])
    expect(game.asks()).toEqual({ p1: 'keep' })
    const full = solo({
      options,
      p1: { squad: ['orm'], valhalla: ['ulfhild', 'mission-steady-hand'] },
      dice: [EACH],
    })
    full.does('p1', 'attack monster', 'arm orm sword axe shield', 'done')
    expect(full.player('p1').valhalla).toContain('orm')
  })

  it('VH-R41 VH-R43 a monster that takes glory takes a warrior, never a mission', () => {
    const game = solo({
      options: { ...options, monster: 'jormungandr' },
      monster: { left: 4 },
      p1: { squad: ['arnbjorn'], valhalla: ['ingolf', 'mission-steady-hand'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm arnbjorn axe', 'done', 'done')
    expect(game.player('p1').valhalla).toEqual(['mission-steady-hand'])
    expect(game.state.discard).toContain('ingolf')
  })

  it('VH-R43 a mission may be played after a won defence, and not after a failed attack', () => {
    const defence = solo({
      options,
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['thorbjorn'], hand: ['mission-steady-hand', 'ulf'] },
      dice: ['spear miss miss miss', 'sword axe axe miss miss miss'],
    })
    defence.does('p1', 'play ulf')
    defence.does('p1', defence.legal('p1')[0] ?? '')
    defence.does('p1', 'arm thorbjorn sword axe axe', 'done', 'done')
    expect(defence.asks()).toEqual({ p1: 'mission' })
    defence.does('p1', 'card mission-steady-hand')
    expect(defence.player('p1').valhalla).toEqual(['mission-steady-hand'])
    const failed = solo({
      options,
      p1: { squad: ['arnbjorn'], hand: ['mission-steady-hand'] },
      dice: [EACH],
    })
    failed.does('p1', 'attack monster', 'arm arnbjorn axe', 'done', 'done')
    expect(failed.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R44 VH-104 glory from the discard pile keeps within the limit', () => {
    const game = solo({
      options,
      p1: { squad: ['geirskoguls-chosen'], hand: ['fury'], valhalla: ['arnbjorn'] },
      discard: ['eyvind', 'ingolf'],
      dice: [EACH],
    })
    game.does(
      'p1',
      'attack monster',
      'arm geirskoguls-chosen sword axe spear',
      'tactic fury',
      'done',
    )
    expect(game.legal('p1')).toEqual(['card eyvind'])
    game.does('p1', 'card eyvind')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'geirskoguls-chosen', 'eyvind'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R44 VH-104 several favours together keep within the limit', () => {
    const game = solo({
      options,
      p1: {
        squad: ['gunnrs-chosen', 'rotas-chosen'],
        hand: ['fury', 'fury'],
        valhalla: ['eyvind'],
      },
      discard: ['bersi', 'bjarni'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm gunnrs-chosen axe', 'arm rotas-chosen spear')
    game.does('p1', 'tactic fury', 'tactic fury', 'done', 'card bersi')
    expect(game.player('p1').valhalla).toHaveLength(4)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-100 cards lost with the battle come too late for a favour', () => {
    const game = solo({
      options,
      p1: { squad: ['gonduls-chosen', 'arnbjorn'] },
      deck: ['bersi', 'bjarni'],
      dice: [EACH],
    })
    game.does(
      'p1',
      'attack monster',
      'arm gonduls-chosen axe shield',
      'done',
      'warrior gonduls-chosen',
    )
    expect(game.player('p1').valhalla).toEqual(['gonduls-chosen'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
