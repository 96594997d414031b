import { OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { cardOf, deckCards, gloryOf } from '../cards/index.ts'
import { valhalla } from '../rules.ts'
import { fight, goesOn } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'

const HIT = 'axe sword miss miss miss miss'
const BACK = 'spear bow miss miss miss miss'

/** p1 with fewer warriors attacks p2; p3 may help. */
function attacked(card: string, more: Record<string, unknown> = {}): Given {
  const game = given({
    players: 3,
    options: { thor: true },
    p1: { squad: ['arnbjorn', 'bersi'] },
    p2: { squad: ['ulf', 'ulfhild', 'hjort'] },
    p3: { squad: ['jofur'], hand: [card] },
    deck: ['hrym', 'frosti', 'jokul'],
    dice: [HIT, BACK],
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}

const LESS = { p2: { squad: ['ulf'] } }
const SAME = { p2: { squad: ['ulf', 'ulfhild'] } }

describe("Thor's Support: who may play it for whom", () => {
  it('VH-58 the 14 cards are in the deck', () => {
    expect(deckCards('thor')).toHaveLength(14)
    const options = valhalla.parseOptions({ thor: true, firstGame: true }, 5)
    const state = valhalla.setup({ options, seats: 5, seed: 'thor' })
    expect(state.deck.length + 6).toBe(134)
  })

  it('VH-59 one who does not fight is asked before the battle, once', () => {
    const game = attacked('thor-strength-no-more', {
      p3: { hand: ['thor-strength-no-more', 'thor-strength-fewer'] },
    })
    goesOn(game, { p3: 'thor' })
    expect(game.legal('p3')).toEqual([
      'support thor-strength-no-more 0',
      'support thor-strength-fewer 0',
      'done',
    ])
    game.does('p3', 'support thor-strength-no-more p1')
    goesOn(game, { p1: 'phase' })
    expect(game.player('p3').hand).toEqual(['thor-strength-fewer'])
    expect(game.side('p1').thor).toEqual([{ card: 'thor-strength-no-more', by: 2 }])
  })

  it('VH-59 nobody has to play one', () => {
    const game = attacked('thor-strength-fewer')
    game.does('p3', 'done')
    expect(game.player('p3').hand).toEqual(['thor-strength-fewer'])
    goesOn(game, { p1: 'phase' })
    expect(game.strength('p1')).toBe(0)
  })

  it('VH-59 VH-R16 several may help in one battle, clockwise from the left of the attacker', () => {
    const game = given({
      players: 5,
      options: { thor: true },
      turn: 'p2',
      p1: { squad: ['jofur'], hand: ['thor-strength-no-more'] },
      p2: { squad: ['arnbjorn'] },
      p3: { squad: ['jorund'], hand: ['thor-strength-no-more'] },
      p4: { squad: ['ulf'], hand: ['thor-reroll-no-more'] },
      p5: { squad: ['hildisvin'], hand: ['thor-die-no-more'] },
      dice: ['axe miss miss miss miss miss sword'],
    })
    game.does('p2', 'attack p4')
    goesOn(game, { p3: 'thor' })
    game.does('p3', 'support thor-strength-no-more p2')
    goesOn(game, { p5: 'thor' })
    game.does('p5', 'support thor-die-no-more p2')
    goesOn(game, { p1: 'thor' })
    game.does('p1', 'support thor-strength-no-more p4')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'arm arnbjorn axe')
    expect(game.strength('p2')).toBe(5)
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.side('p4').strength).toBe(2)
    expect(game.player('p4').hand).toEqual(['thor-reroll-no-more'])
  })

  it('VH-59 the fighters are not asked, nor can anybody else be helped', () => {
    const game = attacked('thor-strength-no-more', {
      p1: { squad: ['arnbjorn'], hand: ['thor-strength-fewer'] },
      p2: { squad: ['ulf'], hand: ['thor-reroll-no-more'] },
    })
    goesOn(game, { p3: 'thor' })
    expect(game.forbids('p1', 'support thor-strength-fewer p1')).toBe('VH-22')
    expect(game.forbids('p3', 'support thor-strength-no-more p3')).toBe('VH-59')
    game.does('p3', 'done')
    expect(game.forbids('p1', 'tactic thor-strength-fewer')).toBe('VH-34')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-59 only Thor cards that are in hand', () => {
    const game = attacked('thor-strength-no-more', {
      p3: { hand: ['fury', 'thor-strength-no-more'] },
    })
    expect(game.forbids('p3', 'support fury p1')).toBe('VH-59')
    expect(game.forbids('p3', 'support thor-strength-fewer p1')).toBe('VH-24')
    expect(game.forbids('p3', 'support thor-strength-no-more p1')).toBeNull()
  })

  it('VH-59 VH-60 if both meet the condition, the player chooses', () => {
    const game = attacked('thor-strength-no-more', SAME)
    expect(game.legal('p3')).toEqual([
      'support thor-strength-no-more 0',
      'support thor-strength-no-more 1',
      'done',
    ])
    game.does('p3', 'support thor-strength-no-more p2')
    expect([game.side('p1').strength, game.side('p2').strength]).toEqual([0, 2])
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    'thor-draw-fewer',
    'thor-strength-fewer',
    'thor-reroll-fewer',
    'thor-die-fewer',
    'thor-steal-fewer',
  ])('VH-60 %s is for a fighter with fewer warriors, not with as many', (card) => {
    expect(attacked(card).legal('p3')).toEqual([`support ${card} 0`, 'done'])
    expect(attacked(card, LESS).legal('p3')).toEqual([`support ${card} 1`, 'done'])
    const equal = attacked(card, SAME)
    expect(equal.legal('p3')).toEqual(['done'])
    expect(equal.forbids('p3', `support ${card} p1`)).toBe('VH-60')
    goesOn(equal, { p3: 'thor' })
  })

  it.each([
    'thor-draw-no-more',
    'thor-strength-no-more',
    'thor-reroll-no-more',
    'thor-die-no-more',
    'thor-steal-no-more',
  ])('VH-60 %s is for a fighter with fewer warriors or as many', (card) => {
    expect(attacked(card).legal('p3')).toEqual([`support ${card} 0`, 'done'])
    expect(attacked(card).forbids('p3', `support ${card} p2`)).toBe('VH-60')
    expect(attacked(card, LESS).legal('p3')).toEqual([`support ${card} 1`, 'done'])
    const equal = attacked(card, SAME)
    expect(equal.legal('p3')).toEqual([`support ${card} 0`, `support ${card} 1`, 'done'])
    goesOn(equal, { p3: 'thor' })
  })

  it('VH-R47 whoever holds any card is asked, an empty hand is not', () => {
    const game = attacked('fury')
    goesOn(game, { p3: 'thor' })
    expect(game.legal('p3')).toEqual(['done'])
    goesOn(attacked('thor-strength-no-more', { p3: { squad: ['jofur'] } }), { p1: 'phase' })
  })

  it('VH-R27 needs three players', () => {
    expect(() => valhalla.parseOptions({ thor: true }, 2)).toThrow(OptionError)
    expect(valhalla.parseOptions({ thor: true }, 3).thor).toBe(true)
  })

  it('VH-R27 the condition is checked when the card is played', () => {
    const game = attacked('thor-strength-fewer', {
      options: { thor: true, dwarves: true },
      p1: { squad: ['arnbjorn'], hand: ['call-to-battle', 'call-to-battle'] },
      p2: { squad: ['ulf', 'ulfhild'] },
      discard: ['thorbjorn', 'torfi'],
    })
    game.does('p3', 'support thor-strength-fewer p1')
    goesOn(game, { p1: 'before-battle' })
    game.does('p1', 'card call-to-battle', 'card call-to-battle')
    expect(game.squad('p1')).toHaveLength(3)
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(6)
  })

  it('VH-R53 Ragnhild names the winner first; VH-R16 cards for before the battle come later', () => {
    const game = attacked('thor-strength-no-more', {
      options: { thor: true, dwarves: true },
      p2: { squad: ['ulf', 'ulfhild', 'hjort'], hand: ['fury'] },
      p3: { jarl: 'Ragnhild', squad: ['jofur'], hand: ['thor-strength-no-more'] },
      discard: ['thorbjorn'],
    })
    goesOn(game, { p3: 'wager' })
    game.does('p3', 'seat p1')
    goesOn(game, { p3: 'thor' })
    game.does('p3', 'done')
    goesOn(game, { p2: 'before-battle' })
    game.does('p2', 'done')
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['Ragnhild', 'Ivar'],
    ['Ivar', 'Ragnhild'],
  ])('VH-R53 %s acts before %s, by seats from the left', (left, right) => {
    const game = given({
      players: 4,
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['ulf'] },
      p3: { jarl: left, squad: ['jofur', 'jorund'], hand: ['asgeir'] },
      p4: { jarl: right, squad: ['hildisvin', 'eberulf'], hand: ['bork'] },
      deck: ['hrym', 'frosti', 'jokul', 'snaer'],
      dice: [HIT, BACK],
    })
    game.does('p1', 'attack p2')
    const better = left === 'Ragnhild' ? 'p3' : 'p4'
    goesOn(game, { [better]: 'wager' })
    game.does(better, 'seat p1')
    fight(game, ['arm arnbjorn axe'], ['arm ulf spear'])
    goesOn(game, { p3: 'discard-card' })
    expect(game.player('p3').hand).toEqual(['asgeir', 'hrym'])
    expect(game.player('p4').hand).toEqual(['bork'])
    game.does('p3', 'card asgeir')
    goesOn(game, { p4: 'discard-card' })
    expect(game.player('p3').hand).toEqual(['hrym'])
    expect(game.player('p4').hand).toEqual(['bork', 'frosti'])
    game.does('p4', 'card bork')
    expect(game.player('p4').hand).toEqual(['frosti'])
    expect(game.state.discard.slice(-2)).toEqual(['asgeir', 'bork'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-59 is not asked before Ragnarök', () => {
    const game = given({
      players: 3,
      options: { thor: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn'] },
      p3: { squad: ['jofur'], hand: ['thor-draw-no-more'] },
    })
    goesOn(game, { p1: 'phase' })
  })
})

describe("Thor's Support: what the fighter gets", () => {
  it.each(['thor-draw-fewer', 'thor-draw-no-more'])(
    'VH-61 %s: a card drawn before the battle',
    (card) => {
      const game = attacked(card)
      game.does('p3', `support ${card} p1`)
      expect(game.player('p1').hand).toEqual(['hrym'])
      expect([game.player('p2').hand, game.player('p3').hand]).toEqual([[], []])
      goesOn(game, { p1: 'phase' })
    },
  )

  it.each([
    ['thor-strength-fewer', 3],
    ['thor-strength-no-more', 2],
  ])('VH-61 %s: +%i strength, once a warrior is armed', (card, value) => {
    const game = attacked(card)
    game.does('p3', `support ${card} p1`)
    expect(game.strength('p1')).toBe(0)
    game.does('p1', 'arm arnbjorn axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([3 + value, 0])
    goesOn(game, { p1: 'phase' })
  })

  it.each(['thor-reroll-fewer', 'thor-reroll-no-more'])(
    'VH-61 %s: one reroll that costs no die',
    (card) => {
      const game = attacked(card)
      game.does('p3', `support ${card} p1`)
      expect([game.side('p1').freeRerolls, game.side('p2').freeRerolls]).toEqual([1, 0])
      game.state.loaded = []
      game.dice('spear')
      game.does('p1', 'free-reroll', 'die miss', 'done')
      expect(game.side('p1').dice).toHaveLength(6)
      expect(game.forbids('p1', 'arm arnbjorn axe')).toBeNull()
      expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
      expect(game.side('p1').paidRerolls).toBe(0)
      goesOn(game, { p1: 'phase' })
    },
  )

  it.each(['thor-die-fewer', 'thor-die-no-more'])(
    'VH-61 VH-R5 %s: a grey die in the first roll',
    (card) => {
      const game = attacked(card, { dice: [`${HIT} spear`, BACK] })
      game.does('p3', `support ${card} p1`)
      expect(game.side('p1').dice).toHaveLength(7)
      expect(game.state.grey).toBe(2)
      expect(game.legal('p1')).toContain('reroll spear*')
      game.does('p1', 'arm arnbjorn axe', 'done')
      expect(game.side('p2').dice).toHaveLength(6)
      expect(game.state.grey).toBe(3)
      goesOn(game, { p2: 'phase' })
    },
  )

  it.each(['thor-steal-fewer', 'thor-steal-no-more'])(
    "VH-61 %s: a random card of the other fighter's",
    (card) => {
      const game = attacked(card, {
        p2: { squad: ['ulf', 'ulfhild', 'hjort'], hand: ['fury-of-the-few'] },
        p3: { squad: ['jofur'], hand: [card, 'fury'] },
      })
      game.does('p3', `support ${card} p1`)
      expect(game.player('p1').hand).toEqual(['fury-of-the-few'])
      expect([game.player('p2').hand, game.player('p3').hand]).toEqual([[], ['fury']])
      goesOn(game, { p1: 'phase' })
    },
  )

  it("VH-61 VH-R55 Einar adds nothing to Thor's strength", () => {
    const game = attacked('thor-strength-fewer', {
      p1: { jarl: 'Einar', squad: ['arnbjorn', 'bersi'] },
    })
    game.does('p3', 'support thor-strength-fewer p1')
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-61 a defender gets it as well: strength, rerolls and dice in the own phase', () => {
    const game = given({
      players: 4,
      options: { thor: true },
      p1: { squad: ['arnbjorn', 'bersi', 'bjarni'] },
      p2: { squad: ['ulf'] },
      p3: { squad: ['jofur'], hand: ['thor-die-fewer'] },
      p4: { squad: ['jorund'], hand: ['thor-strength-fewer'] },
      dice: [HIT, `${BACK} axe`],
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-die-fewer p2')
    game.does('p4', 'support thor-strength-fewer p2')
    expect(game.side('p1').dice).toHaveLength(6)
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.side('p2').dice).toHaveLength(7)
    game.does('p2', 'arm ulf spear')
    expect(game.strength('p2')).toBe(5)
    goesOn(game, { p2: 'phase' })
  })
})

describe("Thor's Support: what becomes of the card", () => {
  it("VH-62 goes to the helper's Valhalla if the fighter wins, and is worth points", () => {
    const game = attacked('thor-strength-no-more')
    const squads = [game.squad('p3')]
    game.does('p3', 'support thor-strength-no-more p1')
    fight(game, ['arm arnbjorn axe', 'arm bersi sword'], ['arm ulf spear'])
    expect(game.player('p3').valhalla).toEqual(['thor-strength-no-more'])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'bersi'])
    expect(game.state.discard).toEqual([])
    expect([game.squad('p3')]).toEqual(squads)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-62 is discarded if the fighter loses', () => {
    const game = attacked('thor-strength-no-more', {
      p2: { squad: ['thorbjorn', 'ulfhild', 'hjort'] },
      dice: [HIT, 'axe axe sword miss miss miss'],
    })
    game.does('p3', 'support thor-strength-no-more p1')
    fight(game, ['arm arnbjorn axe'], ['arm thorbjorn sword axe axe'])
    game.does('p2', 'done')
    expect(game.player('p3').valhalla).toEqual([])
    expect(game.state.discard).toEqual(['thor-strength-no-more'])
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bersi'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R27 is discarded if the battle has no winner', () => {
    const game = attacked('thor-strength-no-more')
    game.does('p3', 'support thor-strength-no-more p1')
    game.does('p1', 'done')
    expect(game.player('p3').valhalla).toEqual([])
    expect(game.state.discard).toEqual(['thor-strength-no-more'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-62 the glory counts at the end', () => {
    const game = given({
      players: 3,
      options: { thor: true },
      ragnarok: true,
      p3: { valhalla: ['thor-draw-fewer', 'thor-strength-no-more'] },
    })
    for (const name of ['p1', 'p2', 'p3']) game.does(name, 'done')
    expect([gloryOf('thor-draw-fewer'), gloryOf('thor-strength-no-more')]).toEqual([2, 1])
    expect(valhalla.outcome(game.state)?.scores).toEqual([8, 8, 11])
    expect(game.events).toContainEqual({ type: 'points', seat: 2, amount: 3, source: 'thor' })
    goesOn(game, {})
  })

  it('VH-58 every card has one of the two conditions and one of the five effects', () => {
    const kinds = new Set<string>()
    for (const id of deckCards('thor')) {
      const card = cardOf(id)
      if (card.type === 'thor') kinds.add(`${card.effect.kind} ${card.condition}`)
    }
    expect(kinds.size).toBe(10)
  })
})
