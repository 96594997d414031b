import { describe, expect, it } from 'vitest'
import type { CardId } from '../cards/printed.ts'
import { valhalla } from '../rules.ts'
import type { Given } from '../testing/given.ts'
import { EACH, kinds, solo, underAttack, withDeck } from '../testing/solo.ts'

const GLORY: CardId[] = ['ylva', 'varg', 'thjodolf', 'ingolf']
const STRONG: CardId[] = ['thorbjorn', 'eyvind']
const ROLL = 'sword sword axe axe axe miss'
const ARM = ['arm thorbjorn sword axe axe', 'arm eyvind sword axe']
const LAST = { monster: { left: 1 }, p1: { squad: STRONG, valhalla: GLORY } }

const WON = { scores: [1], winners: [0] }
const LOST = { scores: [0], winners: [] }
const outcome = (game: Given) => valhalla.outcome(game.state)

describe('solo: the end', () => {
  it('VH-106 the game is won when the last monster card is beaten', () => {
    const game = solo({ ...LAST, dice: [ROLL] })
    game.does('p1', 'attack monster', ...ARM)
    expect(game.strength('p1')).toBe(9 + 5 + 17)
    game.does('p1', 'done')
    expect(outcome(game)).toEqual(WON)
    expect(game.asks()).toEqual({})
    expect(kinds(game).at(-1)).toBe('game-ended')
  })

  it('VH-106 with more cards to come it goes on', () => {
    const game = solo({ monster: { left: 2 }, p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    game.does('p1', 'attack monster', 'done')
    expect(outcome(game)).toBe(null)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-105 the game is lost at once with the fourth shield, and not with the third', () => {
    const p1 = { squad: ['arnbjorn'] }
    const fourth = underAttack({ p1: { ...p1, shields: 1 }, dice: [EACH] })
    fourth.does('p1', 'arm arnbjorn axe', 'done')
    expect(fourth.player('p1').shields).toBe(0)
    expect(outcome(fourth)).toEqual(LOST)
    expect(fourth.asks()).toEqual({})
    const third = underAttack({ p1: { ...p1, shields: 2 }, dice: [EACH] })
    third.does('p1', 'arm arnbjorn axe', 'done', 'done')
    expect(outcome(third)).toBe(null)
    expect(third.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-105 is lost when the last card is drawn while the monster has two cards', () => {
    const game = withDeck(
      ['arnbjorn', 'bersi'],
      { monster: { left: 2 }, p1: { squad: STRONG } },
      STRONG,
    )
    game.does('p1', 'draw', 'card arnbjorn')
    expect(outcome(game)).toEqual(LOST)
    expect(kinds(game)).not.toContain('monster-rolled')
  })

  it('VH-105 is lost when a lost battle discards the last card', () => {
    const game = withDeck(
      ['arnbjorn', 'bersi'],
      { monster: { left: 2 }, p1: { squad: STRONG }, dice: [EACH] },
      STRONG,
    )
    game.does('p1', 'attack monster', 'done')
    expect(game.state.deck).toEqual([])
    expect(outcome(game)).toEqual(LOST)
  })

  it('VH-105 VH-R42 with one monster card left the draw is finished, and the last attack comes at once', () => {
    const game = withDeck(['arnbjorn', 'bersi'], { ...LAST, dice: [ROLL] }, [...STRONG, ...GLORY])
    game.does('p1', 'draw')
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card bersi')
    expect(game.player('p1').hand).toEqual(['bersi'])
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(kinds(game)).not.toContain('monster-rolled')
    game.does('p1', ...ARM, 'done')
    expect(outcome(game)).toEqual(WON)
  })

  it('VH-105 VH-R42 in part B too; a failed last attack loses the game', () => {
    const game = withDeck(['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'], { ...LAST, dice: [ROLL] }, [
      ...STRONG,
      ...GLORY,
    ])
    game.does('p1', 'draw', 'card bersi', 'card bjorgolf')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm thorbjorn sword axe axe', 'done')
    expect(outcome(game)).toEqual(LOST)
    expect(game.asks()).toEqual({})
    expect(kinds(game)).not.toContain('monster-rolled')
  })

  it('VH-105 VH-R42 a failed attack that empties the deck is followed by the last one', () => {
    const game = withDeck(['arnbjorn'], { ...LAST, dice: [ROLL, ROLL] }, [...STRONG, ...GLORY])
    game.does('p1', 'attack monster', 'done')
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.state.monster?.lastStand).toBe(true)
    game.does('p1', ...ARM, 'done')
    expect(outcome(game)).toEqual(WON)
  })

  it('VH-R42 with an empty squad the last attack is lost', () => {
    const game = withDeck(['arnbjorn', 'bersi'], { monster: { left: 1 } }, [])
    game.does('p1', 'draw', 'card arnbjorn')
    expect(outcome(game)).toEqual(LOST)
    expect(game.asks()).toEqual({})
  })
})
