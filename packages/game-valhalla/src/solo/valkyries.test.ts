import { describe, expect, it } from 'vitest'
import { EACH, kinds, solo } from './testing.ts'

const options = { valkyries: true }

describe('solo with the Valkyries', () => {
  it('VH-108 VH-R43 part B draws three and keeps one, action 4 still draws two', () => {
    const game = solo({
      options,
      p1: { squad: ['bear-01'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04', 'wolf-05'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card wolf-01', 'card wolf-02'])
    game.does('p1', 'card wolf-01')
    expect(game.legal('p1')).toEqual(['card wolf-03', 'card wolf-04', 'card wolf-05'])
    game.does('p1', 'card wolf-05')
    expect(game.player('p1').hand).toEqual(['wolf-01', 'wolf-05'])
    expect(kinds(game)).toContain('monster-rolled')
  })

  it('VH-108 the stronger side is fought: 7 do not beat Fenrir', () => {
    const game = solo({ options, p1: { squad: ['bear-05', 'wolf-03'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'arm bear-05 sword axe', 'arm wolf-03 bow', 'done')
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
      p1: { squad: ['bear-13', 'bear-01'], hand: ['valk-mission-noreroll'], valhalla },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm bear-13 sword axe shield', 'done')
    return game
  }

  it('VH-R43 VH-96 a mission may be played after a won attack; its 2 count in Valhalla', () => {
    const game = won([])
    expect(game.asks()).toEqual({ p1: 'mission' })
    game.does('p1', 'card valk-mission-noreroll')
    expect(game.player('p1').valhalla).toEqual(['bear-13', 'valk-mission-noreroll'])
    game.does('p1', game.legal('p1')[0] ?? '')
    game.dice(EACH)
    game.does('p1', 'attack monster', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3 + 2 + 2)
  })

  it('VH-R43 VH-104 not if the limit leaves no room for it', () => {
    const game = won(['wolf-03'])
    expect(game.forbids('p1', 'card valk-mission-noreroll')).toBe('VH-104')
    game.does('p1', 'done')
    expect(game.player('p1').valhalla).toEqual(['wolf-03', 'bear-13'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R43 a mission may be played after a won defence, and not after a failed attack', () => {
    const defence = solo({
      options,
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['bear-16'], hand: ['valk-mission-noreroll', 'wolf-01'] },
      dice: ['spear miss miss miss', 'sword axe axe miss miss miss'],
    })
    defence.does('p1', 'play wolf-01')
    defence.does('p1', defence.legal('p1')[0] ?? '')
    defence.does('p1', 'arm bear-16 sword axe axe', 'done', 'done')
    expect(defence.asks()).toEqual({ p1: 'mission' })
    defence.does('p1', 'card valk-mission-noreroll')
    expect(defence.player('p1').valhalla).toEqual(['valk-mission-noreroll'])
    const failed = solo({
      options,
      p1: { squad: ['bear-01'], hand: ['valk-mission-noreroll'] },
      dice: [EACH],
    })
    failed.does('p1', 'attack monster', 'arm bear-01 axe', 'done', 'done')
    expect(failed.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R44 VH-104 glory from the discard pile keeps within the limit', () => {
    const game = solo({
      options,
      p1: { squad: ['valk-05'], hand: ['tac-fury2'], valhalla: ['bear-01'] },
      discard: ['bear-05', 'wolf-08'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm valk-05 sword axe spear', 'tactic tac-fury2', 'done')
    expect(game.legal('p1')).toEqual(['card bear-05'])
    game.does('p1', 'card bear-05')
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'valk-05', 'bear-05'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R44 VH-104 several favours together keep within the limit', () => {
    const game = solo({
      options,
      p1: {
        squad: ['valk-01', 'valk-06'],
        hand: ['tac-fury2', 'tac-fury2'],
        valhalla: ['bear-05'],
      },
      discard: ['bear-02', 'bear-03'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm valk-01 axe', 'arm valk-06 spear')
    game.does('p1', 'tactic tac-fury2', 'tactic tac-fury2', 'done', 'card bear-02')
    expect(game.player('p1').valhalla).toHaveLength(4)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-100 cards lost with the battle come too late for a favour', () => {
    const game = solo({
      options,
      p1: { squad: ['valk-04', 'bear-01'] },
      deck: ['bear-02', 'bear-03'],
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm valk-04 axe shield', 'done', 'warrior valk-04')
    expect(game.player('p1').valhalla).toEqual(['valk-04'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
