import { describe, expect, it } from 'vitest'
import { type Given, given } from './testing/given.ts'

/** A position that is played on by the rules of 0.1.0, as games begun then are replayed (ADR 8). */
function byOldRules(position: Readonly<Record<string, unknown>>): Given {
  const game = given(position)
  game.state.version = 1
  return game
}

const MISSES = 'miss miss miss miss miss miss'

describe('games begun under 0.1.0 replay as they were played', () => {
  it("Thor's cards were settled after Loki's bonus", () => {
    const game = byOldRules({
      players: 3,
      options: { thor: true, loki: true },
      loki: 'borrowed-blades',
      dice: ['axe miss miss miss miss miss', 'sword sword miss miss miss miss'],
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['magni', 'ulf'] },
      p3: { squad: ['bersi'], hand: ['thor-reroll-fewer'] },
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-reroll-fewer p1')
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm magni sword sword', 'done', 'done')
    expect(game.asks()).toEqual({ p1: 'loki' })
    expect(game.state.discard).toEqual([])
    game.does('p1', 'done')
    expect(game.state.discard).toContain('thor-reroll-fewer')
  })

  it("Villsvin's second ability reached a partner's Boar", () => {
    const game = byOldRules({
      players: 4,
      options: { pairs: 'cooperation' },
      dice: ['shield shield axe miss miss miss'],
      p1: { jarl: 'villsvin', squad: ['jofur', 'hildisvin'] },
      p2: { squad: ['frosti'] },
      p3: { squad: ['jorund'] },
      p4: { squad: ['hrym'] },
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm jorund shield')
    expect(game.strength('p1')).toBe(4)
  })

  it('each of two denying Dwarves was asked for', () => {
    const game = byOldRules({
      options: { dwarves: true },
      dice: ['axe sword miss miss miss miss', 'shield axe bow miss miss miss'],
      p1: { squad: ['arnbjorn', 'bersi'] },
      p2: { squad: ['andvari', 'vitr'] },
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword', 'done')
    game.does('p2', 'arm andvari shield', 'arm vitr axe bow', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p2: 'deny' })
  })

  it('the favour of a warrior on the Road was paid after the defender decided', () => {
    const game = byOldRules({
      options: { valkyries: true },
      discard: ['ulf', 'bersi'],
      dice: ['axe shield miss miss miss miss', 'axe shield miss miss miss miss'],
      p1: { squad: ['gonduls-chosen'] },
      p2: { squad: ['geirr'], hand: ['road-to-valhalla'] },
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm gonduls-chosen axe shield', 'done')
    game.does('p2', 'tactic road-to-valhalla')
    game.does('p1', 'warrior gonduls-chosen')
    game.does('p2', 'arm geirr axe shield', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
  })

  it("Vingor's glory came before the favours", () => {
    const game = byOldRules({
      options: { valkyries: true },
      discard: ['ylva', 'ulf', 'bersi'],
      dice: ['spear bow spear miss miss miss', MISSES],
      p1: { jarl: 'vingor', squad: ['sigruns-chosen', 'ulfar'] },
      p2: { squad: ['bjarni'] },
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm sigruns-chosen spear bow', 'arm ulfar spear', 'done')
    game.does('p2', 'done')
    expect(game.state.frames.filter(({ kind }) => kind === 'glory')).toHaveLength(2)
    game.does('p1', 'card bersi')
    expect(game.asks()).not.toEqual({ p1: 'glory' })
  })
})
