import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { all, fight, goesOn, NOTHING } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'
import { attack, favours, PILE } from '../testing/valkyries.ts'
import { deckCards } from './index.ts'

/** p1 wins with these warriors ("gunnrs-chosen axe"), all in the squad with the others. */
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
    const state = valhalla.setup({ options, seats: 3, seed: 'valkyries' })
    expect([state.deck.length + 4, state.discard.length]).toEqual([140, 20])
  })

  it('VH-63 part B draws 3 and keeps 1', () => {
    const game = given({
      options: { valkyries: true },
      p1: { squad: ['arnbjorn'], hand: ['bersi'] },
      deck: ['hrym', 'frosti', 'jokul', 'snaer'],
    })
    game.does('p1', 'play bersi')
    expect(game.legal('p1')).toEqual(['card hrym', 'card frosti', 'card jokul'])
    game.does('p1', 'card frosti')
    expect(game.player('p1').hand).toEqual(['frosti'])
    expect(game.state.discard).toEqual(['hrym', 'jokul'])
    goesOn(game, { p2: 'turn' })
  })

  it('VH-63 action 4 still draws 2', () => {
    const game = given({
      options: { valkyries: true },
      p1: { squad: ['arnbjorn'] },
      deck: ['hrym', 'frosti', 'jokul', 'snaer', 'kari-the-cold'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card hrym', 'card frosti'])
    game.does('p1', 'card hrym')
    expect(game.legal('p1')).toEqual(['card jokul', 'card snaer', 'card kari-the-cold'])
    goesOn(game, { p1: 'keep' })
  })
})

describe('Valkyries: favours', () => {
  it.each([
    [['gunnrs-chosen axe'], 0],
    [['gunnrs-chosen axe', 'bersi sword'], 1],
    [['gunnrs-chosen axe', 'bersi sword', 'bjarni shield'], 2],
    [['gunnrs-chosen axe', 'bersi sword', 'bjarni shield', 'bjorgolf spear'], 3],
  ])('VH-64 VH-65 %j: 1 glory for each other, %i in all', (arms, glory) => {
    const game = won(arms)
    if (glory > 0) goesOn(game, { p1: 'glory' })
    expect(favours(game)).toBe(glory)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 those who were not armed do not leave and do not count', () => {
    const game = won(['gunnrs-chosen axe', 'bersi sword'], ['bjarni', 'bjorgolf'])
    expect(favours(game)).toBe(1)
    expect(game.squad('p1')).toEqual(['bjarni', 'bjorgolf'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 VH-65 VH-R57 each warrior has its own favour: two of one each', () => {
    const game = won(['gunnrs-chosen axe', 'rotas-chosen spear'])
    goesOn(game, { p1: 'glory' })
    expect(game.legal('p1')).toEqual(['card ulfar', 'card ketil'])
    game.does('p1', 'card ketil')
    expect(game.legal('p1')).toEqual(['card ulfar'])
    game.does('p1', 'card ulfar')
    expect(game.player('p1').valhalla).toEqual(['gunnrs-chosen', 'rotas-chosen', 'ketil', 'ulfar'])
    expect(game.state.discard).toEqual(['fury', 'gunnolf', 'randolf'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['skulds-chosen sword shield', 'hildisvin axe', 'arnbjorn axe'],
    ['svipuls-chosen bow', 'dain sword', 'arnbjorn axe'],
    ['brynhilds-chosen sword spear', 'hrym axe bow', 'arnbjorn axe'],
    ['alvits-chosen shield', 'ulf spear', 'arnbjorn axe'],
    ['karas-chosen bow shield', 'arnbjorn axe', 'ulf spear'],
    ['herjas-chosen sword axe shield', 'dvalar spear', 'bjorgolf spear'],
    ['radgrids-chosen sword', 'hildisvin axe', 'arnbjorn axe'],
    ['reginleifs-chosen sword bow', 'ulf spear', 'arnbjorn axe'],
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
    const game = won(['radgrids-chosen sword', 'hildisvin axe', 'jorund shield', 'eberulf spear'])
    expect(favours(game)).toBe(2)
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    'gonduls-chosen axe shield',
    'geirskoguls-chosen sword axe spear',
    'olruns-chosen spear bow bow',
  ])('VH-65 %s: 3 glory alone, none in company', (warrior) => {
    const game = won([warrior], ['magni'])
    goesOn(game, { p1: 'glory' })
    expect(favours(game)).toBe(3)
    goesOn(game, { p1: 'keep' })
    const company = won([warrior, warrior.includes('sword') ? 'ulfhild bow' : 'bersi sword'])
    expect(favours(company)).toBe(0)
    goesOn(company, { p1: 'keep' })
  })

  it.each([
    'eirs-chosen spear shield',
    'golls-chosen sword spear',
    'herfjoturs-chosen sword bow shield',
  ])('VH-65 %s leaves alone for 3 glory', (warrior) => {
    const game = won([warrior])
    expect(favours(game)).toBe(3)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 a defender decides who leaves, and favours see just those', () => {
    const defend = (...sent: string[]): Given => {
      const p2 = { squad: ['gonduls-chosen', 'randgrids-chosen'] }
      const game = attack('bow miss miss miss miss miss', { squad: ['hjort'] }, p2, {
        dice: ['bow miss miss miss miss miss', 'axe shield bow miss miss miss'],
      })
      fight(game, ['arm hjort bow'], ['arm gonduls-chosen axe shield', 'arm randgrids-chosen bow'])
      game.does('p2', ...sent.map((card) => `warrior ${card}`))
      if (game.asks()['p2'] === 'send') game.does('p2', 'done')
      return game
    }
    const alone = defend('gonduls-chosen')
    expect(favours(alone, 'p2')).toBe(3)
    goesOn(alone, { p1: 'keep' })
    const both = defend('gonduls-chosen', 'randgrids-chosen')
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
      p1: { squad: ['gunnrs-chosen', 'bersi'] },
      discard: PILE,
      dice: ['axe sword miss miss miss miss', NOTHING],
    })
    game.does('p1', 'arm gunnrs-chosen axe', 'arm bersi sword', 'done')
    goesOn(game, { p1: 'glory' })
    game.does('p1', 'card ulfar')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'done')
    expect(valhalla.outcome(game.state)?.scores).toEqual([3, 0])
  })

  it('VH-64 a warrior that Loki sends earns its favour as well', () => {
    const game = attack(
      'axe axe shield miss miss miss',
      { squad: ['vidar'] },
      { squad: ['gonduls-chosen'] },
      {
        options: { valkyries: true, loki: true },
        loki: 'tricksters-purse',
        dice: ['axe axe shield miss miss miss', 'axe shield miss miss miss miss'],
      },
    )
    fight(game, ['arm vidar axe axe shield'], ['arm gonduls-chosen axe shield'])
    expect(game.legal('p2')).toEqual(['line 1', 'line 2', 'done'])
    const close = attack(
      'axe sword miss miss miss miss',
      { squad: ['eyvind'] },
      { squad: ['gonduls-chosen'] },
      {
        options: { valkyries: true, loki: true },
        loki: 'tricksters-purse',
        dice: ['axe sword miss miss miss miss', 'axe shield miss miss miss miss'],
      },
    )
    fight(close, ['arm eyvind sword axe'], ['arm gonduls-chosen axe shield'])
    close.does('p2', 'line 0', 'warrior gonduls-chosen')
    goesOn(close, { p2: 'glory' })
    expect(favours(close, 'p2')).toBe(3)
    goesOn(close, { p1: 'keep' })
  })
})

describe('Valkyries: giants with the mark', () => {
  it.each([
    ['gymir', 'sword axe', 'axe axe', 3],
    ['suttung', 'sword axe spear', 'axe axe spear', 5],
    ['baugi', 'axe spear bow', 'axe axe bow', 5],
    ['hymir', 'sword axe spear bow', 'axe axe spear bow', 7],
  ])('VH-69 %s takes %s, not %s', (giant, different, equal, strength) => {
    const game = attack('sword axe axe spear bow miss', { squad: [giant] })
    expect(game.forbids('p1', `arm ${giant} ${equal}`)).toBe('VH-35')
    expect(game.forbids('p1', `arm ${giant} ${different} miss`)).toBe('VH-35')
    game.does('p1', `arm ${giant} ${different}`)
    expect(game.strength('p1')).toBe(strength)
    goesOn(game, { p1: 'phase' })
  })
})
