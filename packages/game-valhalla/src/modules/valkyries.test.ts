import { describe, expect, it } from 'vitest'
import { deckCards } from '../cards/index.ts'
import { valhalla } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'
import { all, fight, goesOn, NOTHING } from './testing.ts'
import { attack, favours, PILE } from './testing-valkyries.ts'

/** p1 wins with these warriors ("valk-01 axe"), all in the squad with the others. */
function won(arms: readonly string[], others: readonly string[] = []): Given {
  const dice = arms.flatMap((words) => words.split(' ').slice(1))
  const roll = [...dice, 'miss', 'miss', 'miss', 'miss', 'miss'].slice(0, 6).join(' ')
  const game = attack(roll, { squad: [...arms.map((words) => words.split(' ')[0]), ...others] })
  const bystander = all(game, 'p3')
  fight(
    game,
    arms.map((words) => `arm ${words}`),
    [],
  )
  expect(all(game, 'p3')).toBe(bystander)
  return game
}

describe('Valkyries: the deck', () => {
  it('VH-63 the 40 cards are in the deck before anything is discarded', () => {
    expect(deckCards('valkyries')).toHaveLength(40)
    const options = valhalla.parseOptions({ valkyries: true, firstGame: true }, 3)
    const state = valhalla.setup(options, 3, 'valkyries')
    expect([state.deck.length + 4, state.discard.length]).toEqual([140, 20])
  })

  it('VH-63 part B draws 3 and keeps 1', () => {
    const game = given({
      options: { valkyries: true },
      p1: { squad: ['bear-01'], hand: ['bear-02'] },
      deck: ['giant-01', 'giant-02', 'giant-03', 'giant-04'],
    })
    game.does('p1', 'play bear-02')
    expect(game.legal('p1')).toEqual(['card giant-01', 'card giant-02', 'card giant-03'])
    game.does('p1', 'card giant-02')
    expect(game.player('p1').hand).toEqual(['giant-02'])
    expect(game.state.discard).toEqual(['giant-01', 'giant-03'])
    goesOn(game, { p2: 'turn' })
  })

  it('VH-63 action 4 still draws 2', () => {
    const game = given({
      options: { valkyries: true },
      p1: { squad: ['bear-01'] },
      deck: ['giant-01', 'giant-02', 'giant-03', 'giant-04', 'giant-05'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card giant-01', 'card giant-02'])
    game.does('p1', 'card giant-01')
    expect(game.legal('p1')).toEqual(['card giant-03', 'card giant-04', 'card giant-05'])
    goesOn(game, { p1: 'keep' })
  })
})

describe('Valkyries: favours', () => {
  it.each([
    [['valk-01 axe'], 0],
    [['valk-01 axe', 'bear-02 sword'], 1],
    [['valk-01 axe', 'bear-02 sword', 'bear-03 shield'], 2],
    [['valk-01 axe', 'bear-02 sword', 'bear-03 shield', 'bear-04 spear'], 3],
  ])('VH-64 VH-65 %j: 1 glory for each other, %i in all', (arms, glory) => {
    const game = won(arms)
    if (glory > 0) goesOn(game, { p1: 'glory' })
    expect(favours(game)).toBe(glory)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 those who were not armed do not leave and do not count', () => {
    const game = won(['valk-01 axe', 'bear-02 sword'], ['bear-03', 'bear-04'])
    expect(favours(game)).toBe(1)
    expect(game.squad('p1')).toEqual(['bear-03', 'bear-04'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 VH-65 VH-R57 each warrior has its own favour: two of one each', () => {
    const game = won(['valk-01 axe', 'valk-06 spear'])
    goesOn(game, { p1: 'glory' })
    expect(game.legal('p1')).toEqual(['card wolf-02', 'card bear-10'])
    game.does('p1', 'card bear-10')
    expect(game.legal('p1')).toEqual(['card wolf-02'])
    game.does('p1', 'card wolf-02')
    expect(game.player('p1').valhalla).toEqual(['valk-01', 'valk-06', 'bear-10', 'wolf-02'])
    expect(game.state.discard).toEqual(['tac-fury2', 'wolf-06', 'wolf-10'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['valk-03 sword shield', 'boar-03 axe', 'bear-01 axe'],
    ['valk-07 bow', 'deer-03 sword', 'bear-01 axe'],
    ['valk-09 sword spear', 'giant-01 axe bow', 'bear-01 axe'],
    ['valk-11 shield', 'wolf-01 spear', 'bear-01 axe'],
    ['valk-13 bow shield', 'bear-01 axe', 'wolf-01 spear'],
    ['valk-16 sword axe shield', 'deer-04 spear', 'bear-04 spear'],
    ['valk-18 sword', 'boar-03 axe', 'bear-01 axe'],
    ['valk-19 sword bow', 'wolf-01 spear', 'bear-01 axe'],
  ])('VH-65 %s: 2 glory with %s, none with %s or alone', (warrior, fitting, other) => {
    const game = won([warrior, fitting])
    expect(favours(game)).toBe(2)
    goesOn(game, { p1: 'keep' })
    for (const without of [won([warrior, other]), won([warrior])]) {
      expect(favours(without)).toBe(0)
      goesOn(without, { p1: 'keep' })
    }
  })

  it('VH-65 the colour counts once, however many there are', () => {
    const game = won(['valk-18 sword', 'boar-03 axe', 'boar-02 shield', 'boar-04 spear'])
    expect(favours(game)).toBe(2)
    goesOn(game, { p1: 'keep' })
  })

  it.each(['valk-04 axe shield', 'valk-05 sword axe spear', 'valk-10 spear bow bow'])(
    'VH-65 %s: 3 glory alone, none in company',
    (warrior) => {
      const game = won([warrior], ['bear-12'])
      goesOn(game, { p1: 'glory' })
      expect(favours(game)).toBe(3)
      goesOn(game, { p1: 'keep' })
      const company = won([warrior, warrior.includes('sword') ? 'wolf-03 bow' : 'bear-02 sword'])
      expect(favours(company)).toBe(0)
      goesOn(company, { p1: 'keep' })
    },
  )

  it.each(['valk-14 spear shield', 'valk-20 sword spear', 'valk-22 sword bow shield'])(
    'VH-65 %s leaves alone for 3 glory',
    (warrior) => {
      const game = won([warrior])
      expect(favours(game)).toBe(3)
      goesOn(game, { p1: 'keep' })
    },
  )

  it('VH-64 a defender decides who leaves, and favours see just those', () => {
    const defend = (...sent: string[]): Given => {
      const p2 = { squad: ['valk-04', 'valk-17'] }
      const game = attack('bow miss miss miss miss miss', { squad: ['deer-01'] }, p2, {
        dice: ['bow miss miss miss miss miss', 'axe shield bow miss miss miss'],
      })
      fight(game, ['arm deer-01 bow'], ['arm valk-04 axe shield', 'arm valk-17 bow'])
      game.does('p2', ...sent.map((card) => `warrior ${card}`))
      if (game.asks()['p2'] === 'send') game.does('p2', 'done')
      return game
    }
    const alone = defend('valk-04')
    expect(favours(alone, 'p2')).toBe(3)
    goesOn(alone, { p1: 'keep' })
    const both = defend('valk-04', 'valk-17')
    expect(favours(both, 'p2')).toBe(1)
    goesOn(both, { p1: 'keep' })
    const nobody = defend()
    expect(favours(nobody, 'p2')).toBe(0)
    goesOn(nobody, { p1: 'keep' })
  })

  it('VH-R20 favours count in Ragnarök', () => {
    const game = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { squad: ['valk-01', 'bear-02'] },
      discard: PILE,
      dice: ['axe sword miss miss miss miss', NOTHING],
    })
    game.does('p1', 'arm valk-01 axe', 'arm bear-02 sword', 'done')
    goesOn(game, { p1: 'glory' })
    game.does('p1', 'card wolf-02')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'done')
    expect(valhalla.outcome(game.state)?.scores).toEqual([3, 0])
  })

  it('VH-64 a warrior that Loki sends earns its favour as well', () => {
    const game = attack(
      'axe axe shield miss miss miss',
      { squad: ['bear-18'] },
      { squad: ['valk-04'] },
      {
        options: { valkyries: true, loki: true },
        loki: 'loki-03',
        dice: ['axe axe shield miss miss miss', 'axe shield miss miss miss miss'],
      },
    )
    fight(game, ['arm bear-18 axe axe shield'], ['arm valk-04 axe shield'])
    expect(game.legal('p2')).toEqual(['line 1', 'line 2', 'done'])
    const close = attack(
      'axe sword miss miss miss miss',
      { squad: ['bear-05'] },
      { squad: ['valk-04'] },
      {
        options: { valkyries: true, loki: true },
        loki: 'loki-03',
        dice: ['axe sword miss miss miss miss', 'axe shield miss miss miss miss'],
      },
    )
    fight(close, ['arm bear-05 sword axe'], ['arm valk-04 axe shield'])
    close.does('p2', 'line 0', 'warrior valk-04')
    goesOn(close, { p2: 'glory' })
    expect(favours(close, 'p2')).toBe(3)
    goesOn(close, { p1: 'keep' })
  })
})

describe('Valkyries: giants with the mark', () => {
  it.each([
    ['valk-23', 'sword axe', 'axe axe', 3],
    ['valk-24', 'sword axe spear', 'axe axe spear', 5],
    ['valk-25', 'axe spear bow', 'axe axe bow', 5],
    ['valk-26', 'sword axe spear bow', 'axe axe spear bow', 7],
  ])('VH-69 %s takes %s, not %s', (giant, different, equal, strength) => {
    const game = attack('sword axe axe spear bow miss', { squad: [giant] })
    expect(game.forbids('p1', `arm ${giant} ${equal}`)).toBe('VH-35')
    expect(game.forbids('p1', `arm ${giant} ${different} miss`)).toBe('VH-35')
    game.does('p1', `arm ${giant} ${different}`)
    expect(game.strength('p1')).toBe(strength)
    goesOn(game, { p1: 'phase' })
  })
})
