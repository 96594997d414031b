import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { outcome } from '../outcome.ts'
import { type Given, given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'

const MISSES = 'miss miss miss miss miss miss'

/** All but so many cards of the deck go below the discard pile. */
function leave(game: Given, cards: number): void {
  game.state.discard.unshift(...game.state.deck.splice(0, game.state.deck.length - cards))
}

/** Answers "draw", the first card or "done" and notes who was asked for a turn or a phase. */
function playOut(game: Given): string[] {
  const asked: string[] = []
  while (!game.state.over) {
    const [[name, kind] = ['', '']] = Object.entries(game.asks())
    if (kind === 'turn' || kind === 'phase') asked.push(`${name} ${kind}`)
    if (kind === 'turn') game.does(name, 'draw')
    else game.does(name, kind === 'phase' ? 'done' : (game.legal(name)[0] ?? ''))
  }
  return asked
}

describe('the end of the game', () => {
  it('VH-47 VH-48 VH-R19 the last own shield: the turn is finished, then a last turn for all', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'], shields: 1 },
      p3: { squad: ['bjorgolf'], captured: { p2: 3 } },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.state.ending).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', game.legal('p1')[0] ?? '')
    expect(game.events.at(-2)).toEqual({ type: 'end-caused', seat: 0 })
    checkInvariants(game.state)
    expect(playOut(game)).toEqual([
      'p2 turn',
      'p3 turn',
      'p1 turn',
      'p2 phase',
      'p3 phase',
      'p1 phase',
    ])
  })

  it('VH-48 a player without own shields plays on, attacks, and can still win', () => {
    const game = given({
      players: 3,
      turn: 'p2',
      lastTurns: 1,
      ending: true,
      p1: { squad: ['arnbjorn'], captured: { p2: 4 } },
      p2: {
        squad: ['bjarni', 'geirolf'],
        shields: 0,
        valhalla: ['ylva', 'varg', 'thorolf'],
      },
      p3: { squad: ['bjorgolf'] },
      dice: ['shield bow bow bow bow bow', MISSES, MISSES, MISSES, 'sword bow bow bow bow bow'],
    })
    expect(game.forbids('p2', 'attack p1')).toBeNull()
    game.does('p2', 'attack p3', 'arm bjarni shield', 'done')
    game.does('p3', 'done')
    game.does('p2', game.legal('p2')[0] ?? '')
    expect(game.asks()).toEqual({ p3: 'phase' })
    game.does('p3', 'done')
    game.does('p1', 'done')
    game.does('p2', 'arm geirolf sword', 'done')
    expect(game.state.over).toBe(true)
    expect(outcome(game.state)).toEqual({ scores: [16, 14 + 1 + 2 + 2, 6], winners: [1] })
  })

  it('VH-47 VH-49 the last card of the deck brings the end, and nothing is shuffled', () => {
    const game = given({
      players: 3,
      turn: 'p2',
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      p3: { squad: ['bjorgolf'] },
    })
    leave(game, 3)
    const pile = game.state.discard.slice()
    game.does('p2', 'draw')
    expect(game.state.ending).toBe(false)
    const [first = ''] = game.legal('p2')
    game.does('p2', first)
    expect(game.state.ending).toBe(true)
    expect(game.player('p2').hand).toHaveLength(2)
    expect(game.state.discard.slice(0, -1)).toEqual(pile)
    expect(game.asks()).toEqual({ p3: 'turn' })
    game.does('p3', 'draw')
    expect(game.player('p3').hand).toEqual([])
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-47 VH-48 drawing the last card brings one last turn each, the drawer last', () => {
    const game = given({
      players: 3,
      turn: 'p2',
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      p3: { squad: ['bjorgolf'] },
    })
    leave(game, 2)
    game.does('p2', 'draw')
    expect(game.state.ending).toBe(true)
    const [first = ''] = game.legal('p2')
    game.does('p2', first)
    expect(game.asks()).toEqual({ p3: 'turn' })
    expect(game.player('p2').hand).toHaveLength(1)
    expect(playOut(game)).toEqual([
      'p3 turn',
      'p1 turn',
      'p2 turn',
      'p3 phase',
      'p1 phase',
      'p2 phase',
    ])
    expect(game.state.deck).toEqual([])
  })

  it('VH-R19 two triggers in one turn are one, and a later one changes nothing', () => {
    const game = given({
      players: 3,
      lastTurns: 2,
      ending: true,
      p1: { squad: ['arnbjorn'], captured: { p2: 3 } },
      p2: { squad: ['bjarni'], shields: 1 },
      p3: { squad: ['bjorgolf'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    leave(game, 2)
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(0)
    game.does('p1', game.legal('p1')[0] ?? '')
    expect(game.state.deck).toEqual([])
    expect(playOut(game)).toEqual(['p2 turn', 'p3 phase', 'p1 phase', 'p2 phase'])
  })
})

describe('Ragnarök', () => {
  it('VH-50 each rolls 6 dice, arms, and the armed go to Valhalla; the rest is discarded', () => {
    const game = given({
      players: 3,
      ragnarok: true,
      turn: 'p2',
      p1: { squad: ['arnbjorn'], hand: ['bersi'] },
      p2: { squad: ['bjarni', 'eyvind', 'gunnolf'], hand: ['weapon-exchange', 'geirr'] },
      p3: { squad: ['bjorgolf'], hand: ['gunnbjorn'] },
      discard: ['jofur'],
      dice: ['shield bow bow bow miss miss', 'axe'],
    })
    const others = structuredClone([game.player('p1'), game.player('p3')])
    expect(game.asks()).toEqual({ p2: 'phase' })
    expect(game.side('p2').dice).toHaveLength(6)
    game.does('p2', 'arm bjarni shield', 'reroll bow', 'die bow', 'done')
    game.does('p2', 'tactic weapon-exchange', 'turn sword', 'done', 'arm eyvind sword axe', 'done')
    expect(game.player('p2').valhalla).toEqual(['bjarni', 'eyvind'])
    expect(game.squad('p2')).toEqual([])
    expect(game.player('p2').hand).toEqual([])
    expect(game.state.discard.toSorted()).toEqual(
      ['jofur', 'gunnolf', 'weapon-exchange', 'geirr'].sort(),
    )
    expect(game.player('p2')).toMatchObject({ shields: 4, captured: [0, 0, 0] })
    expect([game.player('p1'), game.player('p3')]).toEqual(others)
    expect(game.asks()).toEqual({ p3: 'phase' })
    checkInvariants(game.state)
    game.does('p3', 'done')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'done')
    expect(game.state.over).toBe(true)
    expect(game.asks()).toEqual({})
    expect(game.player('p1')).toMatchObject({ hand: [], shields: 4 })
    expect(game.squad('p1')).toEqual([])
    checkInvariants(game.state)
  })

  it('VH-50 is for everybody, even with an empty squad', () => {
    const game = given({ players: 2, ragnarok: true, p1: { hand: ['bersi'] } })
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'done')
    expect(game.state.discard).toEqual(['bersi'])
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it('VH-50 for the Jarl you count as attacker, and grey dice go back for the next', () => {
    const game = given({
      ragnarok: true,
      p1: { jarl: 'Styr', squad: ['arnbjorn'] },
      p2: { jarl: 'Styr', squad: ['bersi'] },
      dice: [MISSES, 'axe', MISSES, 'sword'],
    })
    expect(diceName(game.side('p1').dice)).toBe(`${MISSES} axe*`)
    game.does('p1', 'arm arnbjorn axe*', 'done')
    expect(diceName(game.side('p2').dice)).toBe(`${MISSES} sword*`)
    expect(game.state.grey).toBe(2)
  })

  it('VH-R20 nobody is your opponent: conditions, traits and tactics about one are idle', () => {
    const game = given({
      players: 3,
      ragnarok: true,
      p1: {
        squad: ['jofur', 'hrym'],
        hand: ['fury-of-the-few', 'cut-off-from-the-leader', 'fury'],
      },
      p2: { squad: ['geirolf', 'gunnolf', 'hildolf'] },
      p3: { squad: ['bjorgolf'] },
      dice: ['shield axe axe bow bow bow', MISSES],
    })
    expect(game.forbids('p1', 'tactic fury-of-the-few')).toBe('VH-127')
    expect(game.forbids('p1', 'tactic cut-off-from-the-leader')).toBe('VH-34')
    game.does('p1', 'arm jofur shield', 'arm hrym axe axe', 'tactic fury')
    expect(game.strength('p1')).toBe(1 + 2 + 2)
    game.does('p1', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.player('p1').valhalla).toEqual(['jofur', 'hrym'])
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it('VH-R20 favours of Valkyries count; missions, Loki, Thor and kings are not asked', () => {
    const game = given({
      players: 3,
      options: { valkyries: true, loki: true, thor: true, dwarves: true, king: true, tyr: true },
      ragnarok: true,
      p1: {
        squad: ["Gondul's chosen"],
        hand: ['mission-crushing-victory', 'thor-draw-fewer', 'call-to-battle'],
      },
      p2: { squad: ['bjarni'], hand: ['mission-crushing-victory', 'thor-draw-no-more'] },
      p3: { squad: ['bjorgolf'], hand: ['thor-draw-no-more'] },
      discard: ['ingolf', 'kveldulf', 'arnbjorn'],
      dice: ['axe shield bow bow bow bow', MISSES, MISSES],
    })
    game.does('p1', 'arm Gonduls-chosen axe shield', 'done')
    expect(game.asks()).toEqual({ p1: 'glory' })
    game.does('p1', 'card kveldulf')
    expect(game.player('p1').valhalla).toHaveLength(2)
    expect(game.player('p1').valhalla).toContain('kveldulf')
    expect(game.asks()).toEqual({ p2: 'phase' })
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'phase' })
    game.does('p3', 'done')
    expect(game.state.over).toBe(true)
    expect(game.state.king?.holders).toEqual([-1])
  })

  it('VH-R20 a partner’s warriors are not armed in Ragnarök', () => {
    const game = given({
      players: 4,
      options: { pairs: 'alliance' },
      ragnarok: true,
      p1: { squad: ['arnbjorn'] },
      p3: { squad: ['bersi'] },
      dice: ['axe sword bow bow bow bow'],
    })
    expect(game.forbids('p1', 'arm bersi sword')).toBe('VH-88')
    expect(game.forbids('p1', 'arm arnbjorn axe')).toBeNull()
  })
})
