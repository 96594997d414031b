import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { type Fields, fight, goesOn, NOTHING } from '../testing/fight.ts'
import { given } from '../testing/given.ts'
import { attack } from '../testing/valkyries.ts'

describe('Valkyries: missions', () => {
  const STEADY = 'mission-steady-hand'
  const CRUSH = 'mission-crushing-victory'
  const WALL = 'mission-shield-wall'

  it('VH-66 Steady Hand: no reroll paid with a die', () => {
    const squad = ['arnbjorn', 'bersi']
    const game = attack('axe sword miss miss miss miss', { squad, hand: [STEADY] })
    fight(game, ['arm arnbjorn axe'], [])
    goesOn(game, { p1: 'mission' })
    game.does('p1', `card ${STEADY}`)
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', STEADY])
    expect(game.player('p1').hand).toEqual([])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-66 Steady Hand fails after a basic reroll, even one that cost a miss', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], hand: [STEADY] })
    game.state.loaded.unshift(5)
    game.does('p1', 'reroll miss', 'die miss', 'done')
    fight(game, ['arm arnbjorn axe'], [])
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-66 VH-R47 a winner is asked if a demand was met, whatever the hand holds, unless it is known', () => {
    const asked = (p1: Fields, reroll: boolean) => {
      const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], ...p1 })
      if (reroll) {
        game.state.loaded.unshift(5)
        game.does('p1', 'reroll miss', 'die miss', 'done')
      }
      fight(game, ['arm arnbjorn axe'], [])
      return game.asks()
    }
    expect(asked({ hand: ['ulf'] }, false)).toEqual({ p1: 'mission' })
    expect(asked({ hand: [STEADY], shown: [STEADY] }, false)).toEqual({ p1: 'mission' })
    expect(asked({ hand: ['ulf'], shown: ['ulf'] }, false)).toEqual({ p1: 'keep' })
    expect(asked({ hand: [STEADY] }, true)).toEqual({ p1: 'keep' })
  })

  it.each([
    ['a tactic', { hand: [STEADY, 'push-back-the-enemy'] }, ['tactic push-back-the-enemy']],
    ['the Jarl', { hand: [STEADY], jarl: 'Solveig' }, []],
  ])('VH-66 Steady Hand allows rerolls by %s', (_by, p1, first) => {
    const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], ...p1 })
    game.state.loaded.unshift(5)
    game.does('p1', ...first, 'free-reroll', 'die miss', 'done')
    fight(game, ['arm arnbjorn axe'], [])
    expect(game.forbids('p1', `card ${STEADY}`)).toBeNull()
    goesOn(game, { p1: 'mission' })
  })

  it("VH-66 Steady Hand looks at the winner's rerolls alone", () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], hand: [STEADY] })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.dice('miss')
    game.does('p2', 'reroll miss', 'die miss', 'done', 'done')
    expect(game.forbids('p1', `card ${STEADY}`)).toBeNull()
    goesOn(game, { p1: 'mission' })
  })

  it.each([
    ['hallbjorn sword shield', 'VH-66'],
    ['magni sword sword', null],
  ])('VH-66 Crushing Victory with %s against 1: %s', (words, forbidden) => {
    const [card] = words.split(' ')
    const game = attack(
      'sword sword shield miss miss miss',
      { squad: [card], hand: [CRUSH] },
      { squad: ['hjort'] },
      { dice: ['sword sword shield miss miss miss', 'bow miss miss miss miss miss'] },
    )
    fight(game, [`arm ${words}`], ['arm hjort bow'])
    expect(game.forbids('p1', `card ${CRUSH}`)).toBe(forbidden)
    goesOn(game, { p1: 'mission' })
  })

  it('VH-66 VH-R52 Crushing Victory: a defender who arms nobody has 0, tactics or not', () => {
    const game = attack(
      'axe sword miss miss miss miss',
      { squad: ['eyvind'], hand: [CRUSH] },
      { squad: ['hjort'], hand: ['fury'] },
    )
    fight(game, ['arm eyvind sword axe'], ['tactic fury'])
    game.does('p1', `card ${CRUSH}`)
    expect(game.player('p1').valhalla).toEqual(['eyvind', CRUSH])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    [['arm arnbjorn axe', 'arm bersi sword'], 'VH-66'],
    [['arm arnbjorn axe', 'arm bersi sword', 'arm bjarni shield'], null],
  ])('VH-66 Shield Wall after %j: %s', (arms, forbidden) => {
    const squad = ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf']
    const game = attack('axe sword shield miss miss miss', { squad, hand: [WALL] })
    fight(game, arms, [])
    expect(game.forbids('p1', `card ${WALL}`)).toBe(forbidden)
    goesOn(game, { p1: 'mission' })
  })

  it('VH-66 no more than one mission after a battle', () => {
    const game = attack('axe miss miss miss miss miss', {
      squad: ['arnbjorn'],
      hand: [STEADY, STEADY],
    })
    fight(game, ['arm arnbjorn axe'], [])
    game.does('p1', `card ${STEADY}`)
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-66 a defender who wins may play one, the loser may not', () => {
    const game = attack(
      'bow miss miss miss miss miss',
      { squad: ['hjort'], hand: [STEADY] },
      { squad: ['arnbjorn'], hand: [STEADY] },
      { dice: ['bow miss miss miss miss miss', 'axe miss miss miss miss miss'] },
    )
    fight(game, ['arm hjort bow'], ['arm arnbjorn axe'])
    game.does('p2', 'done')
    goesOn(game, { p2: 'mission' })
    game.does('p2', `card ${STEADY}`)
    expect(game.player('p2').valhalla).toEqual([STEADY])
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R47 any hand is asked, an empty one is not', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], hand: ['varg'] })
    fight(game, ['arm arnbjorn axe'], [])
    goesOn(game, { p1: 'mission' })
    expect(game.legal('p1')).toEqual(['done'])
    const empty = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'] })
    fight(empty, ['arm arnbjorn axe'], [])
    goesOn(empty, { p1: 'keep' })
  })

  it('VH-R14 no mission after a battle without a winner', () => {
    const game = attack(NOTHING, { squad: ['arnbjorn'], hand: [STEADY] })
    game.does('p1', 'done')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 the mission comes before the change of king and before Loki', () => {
    const game = attack(
      'axe miss miss miss miss miss',
      { squad: ['arnbjorn'], hand: [STEADY] },
      undefined,
      { options: { valkyries: true, loki: true, king: true } },
    )
    fight(game, ['arm arnbjorn axe'], [])
    goesOn(game, { p1: 'mission' })
    expect(game.state.king?.holders).toEqual([-1])
    game.does('p1', 'done')
    expect(game.state.king?.holders).toEqual([0])
    goesOn(game, { p2: 'loki' })
  })

  it('VH-R30 missions are neither warriors nor tactics', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['arnbjorn'], hand: [CRUSH] })
    expect(game.forbids('p1', `tactic ${CRUSH}`)).toBe('VH-34')
    const turn = given({ options: { valkyries: true }, p1: { squad: ['arnbjorn'], hand: [CRUSH] } })
    expect(turn.forbids('p1', `play ${CRUSH}`)).toBe('VH-24')
    goesOn(turn, { p1: 'turn' })
  })

  it('VH-66 a mission in Valhalla is worth 2 at the end', () => {
    const game = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { valhalla: [STEADY, CRUSH], hand: [WALL] },
    })
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(valhalla.outcome(game.state)?.scores).toEqual([4, 0])
    expect(game.events).toContainEqual({ type: 'points', seat: 0, amount: 4, source: 'mission' })
  })
})
