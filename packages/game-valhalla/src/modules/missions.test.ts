import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { given } from '../testing/given.ts'
import { fight, goesOn, NOTHING } from './testing.ts'
import { attack } from './testing-valkyries.ts'

describe('Valkyries: missions', () => {
  const STEADY = 'valk-mission-noreroll'
  const CRUSH = 'valk-mission-by5'
  const WALL = 'valk-mission-three'

  it('VH-66 Steady Hand: no reroll paid with a die', () => {
    const squad = ['bear-01', 'bear-02']
    const game = attack('axe sword miss miss miss miss', { squad, hand: [STEADY] })
    fight(game, ['arm bear-01 axe'], [])
    goesOn(game, { p1: 'mission' })
    game.does('p1', `card ${STEADY}`)
    expect(game.player('p1').valhalla).toEqual(['bear-01', STEADY])
    expect(game.player('p1').hand).toEqual([])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-66 Steady Hand fails after a basic reroll, even one that cost a miss', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['bear-01'], hand: [STEADY] })
    game.state.loaded.unshift(5)
    game.does('p1', 'reroll miss', 'die miss', 'done')
    fight(game, ['arm bear-01 axe'], [])
    expect(game.forbids('p1', `card ${STEADY}`)).toBe('VH-66')
    game.does('p1', 'done')
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['a tactic', { hand: [STEADY, 'tac-pushback'] }, ['tactic tac-pushback']],
    ['the Jarl', { hand: [STEADY], jarl: 'Solveig' }, []],
  ])('VH-66 Steady Hand allows rerolls by %s', (_by, p1, first) => {
    const game = attack('axe miss miss miss miss miss', { squad: ['bear-01'], ...p1 })
    game.state.loaded.unshift(5)
    game.does('p1', ...first, 'free-reroll', 'die miss', 'done')
    fight(game, ['arm bear-01 axe'], [])
    expect(game.forbids('p1', `card ${STEADY}`)).toBeNull()
    goesOn(game, { p1: 'mission' })
  })

  it("VH-66 Steady Hand looks at the winner's rerolls alone", () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['bear-01'], hand: [STEADY] })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.dice('miss')
    game.does('p2', 'reroll miss', 'die miss', 'done', 'done')
    expect(game.forbids('p1', `card ${STEADY}`)).toBeNull()
    goesOn(game, { p1: 'mission' })
  })

  it.each([
    ['bear-08 sword shield', 'VH-66'],
    ['bear-12 sword sword', null],
  ])('VH-66 Crushing Victory with %s against 1: %s', (words, forbidden) => {
    const [card] = words.split(' ')
    const game = attack(
      'sword sword shield miss miss miss',
      { squad: [card], hand: [CRUSH] },
      { squad: ['deer-01'] },
      { dice: ['sword sword shield miss miss miss', 'bow miss miss miss miss miss'] },
    )
    fight(game, [`arm ${words}`], ['arm deer-01 bow'])
    expect(game.forbids('p1', `card ${CRUSH}`)).toBe(forbidden)
    goesOn(game, { p1: 'mission' })
  })

  it('VH-66 VH-R52 Crushing Victory: a defender who arms nobody has 0, tactics or not', () => {
    const game = attack(
      'axe sword miss miss miss miss',
      { squad: ['bear-05'], hand: [CRUSH] },
      { squad: ['deer-01'], hand: ['tac-fury2'] },
    )
    fight(game, ['arm bear-05 sword axe'], ['tactic tac-fury2'])
    game.does('p1', `card ${CRUSH}`)
    expect(game.player('p1').valhalla).toEqual(['bear-05', CRUSH])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    [['arm bear-01 axe', 'arm bear-02 sword'], 'VH-66'],
    [['arm bear-01 axe', 'arm bear-02 sword', 'arm bear-03 shield'], null],
  ])('VH-66 Shield Wall after %j: %s', (arms, forbidden) => {
    const squad = ['bear-01', 'bear-02', 'bear-03', 'bear-04']
    const game = attack('axe sword shield miss miss miss', { squad, hand: [WALL] })
    fight(game, arms, [])
    expect(game.forbids('p1', `card ${WALL}`)).toBe(forbidden)
    goesOn(game, { p1: 'mission' })
  })

  it('VH-66 no more than one mission after a battle', () => {
    const game = attack('axe miss miss miss miss miss', {
      squad: ['bear-01'],
      hand: [STEADY, STEADY],
    })
    fight(game, ['arm bear-01 axe'], [])
    game.does('p1', `card ${STEADY}`)
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-66 a defender who wins may play one, the loser may not', () => {
    const game = attack(
      'bow miss miss miss miss miss',
      { squad: ['deer-01'], hand: [STEADY] },
      { squad: ['bear-01'], hand: [STEADY] },
      { dice: ['bow miss miss miss miss miss', 'axe miss miss miss miss miss'] },
    )
    fight(game, ['arm deer-01 bow'], ['arm bear-01 axe'])
    game.does('p2', 'done')
    goesOn(game, { p2: 'mission' })
    game.does('p2', `card ${STEADY}`)
    expect(game.player('p2').valhalla).toEqual([STEADY])
    expect(game.player('p1').hand).toEqual([STEADY])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R47 any hand is asked, an empty one is not', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['bear-01'], hand: ['wolf-18'] })
    fight(game, ['arm bear-01 axe'], [])
    goesOn(game, { p1: 'mission' })
    expect(game.legal('p1')).toEqual(['done'])
    const empty = attack('axe miss miss miss miss miss', { squad: ['bear-01'] })
    fight(empty, ['arm bear-01 axe'], [])
    goesOn(empty, { p1: 'keep' })
  })

  it('VH-R14 no mission after a battle without a winner', () => {
    const game = attack(NOTHING, { squad: ['bear-01'], hand: [STEADY] })
    game.does('p1', 'done')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 the mission comes before the change of king and before Loki', () => {
    const game = attack(
      'axe miss miss miss miss miss',
      { squad: ['bear-01'], hand: [STEADY] },
      undefined,
      { options: { valkyries: true, loki: true, king: true } },
    )
    fight(game, ['arm bear-01 axe'], [])
    goesOn(game, { p1: 'mission' })
    expect(game.state.king?.holders).toEqual([-1])
    game.does('p1', 'done')
    expect(game.state.king?.holders).toEqual([0])
    goesOn(game, { p2: 'loki' })
  })

  it('VH-R30 missions are neither warriors nor tactics', () => {
    const game = attack('axe miss miss miss miss miss', { squad: ['bear-01'], hand: [CRUSH] })
    expect(game.forbids('p1', `tactic ${CRUSH}`)).not.toBeNull()
    const turn = given({ options: { valkyries: true }, p1: { squad: ['bear-01'], hand: [CRUSH] } })
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
