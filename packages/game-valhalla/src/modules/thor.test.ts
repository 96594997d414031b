import { OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { cardOf, deckCards, gloryOf } from '../cards/index.ts'
import { valhalla } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'
import { fight, goesOn } from './testing.ts'

const HIT = 'axe sword miss miss miss miss'
const BACK = 'spear bow miss miss miss miss'

/** p1 with fewer warriors attacks p2; p3 may help. */
function attacked(card: string, more: Record<string, unknown> = {}): Given {
  const game = given({
    players: 3,
    options: { thor: true },
    p1: { squad: ['bear-01', 'bear-02'] },
    p2: { squad: ['wolf-01', 'wolf-03', 'deer-01'] },
    p3: { squad: ['boar-01'], hand: [card] },
    deck: ['giant-01', 'giant-02', 'giant-03'],
    dice: [HIT, BACK],
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}

const LESS = { p2: { squad: ['wolf-01'] } }
const SAME = { p2: { squad: ['wolf-01', 'wolf-03'] } }

describe("Thor's Support: who may play it for whom", () => {
  it('VH-58 the 14 cards are in the deck', () => {
    expect(deckCards('thor')).toHaveLength(14)
    const options = valhalla.parseOptions({ thor: true, firstGame: true }, 5)
    const state = valhalla.setup(options, 5, 'thor')
    expect(state.deck.length + 6).toBe(134)
  })

  it('VH-59 one who does not fight is asked before the battle, once', () => {
    const game = attacked('thor-04', { p3: { hand: ['thor-04', 'thor-03'] } })
    goesOn(game, { p3: 'thor' })
    expect(game.legal('p3')).toEqual(['support thor-04 0', 'support thor-03 0', 'done'])
    game.does('p3', 'support thor-04 p1')
    goesOn(game, { p1: 'phase' })
    expect(game.player('p3').hand).toEqual(['thor-03'])
    expect(game.side('p1').thor).toEqual([{ card: 'thor-04', by: 2 }])
  })

  it('VH-59 nobody has to play one', () => {
    const game = attacked('thor-03')
    game.does('p3', 'done')
    expect(game.player('p3').hand).toEqual(['thor-03'])
    goesOn(game, { p1: 'phase' })
    expect(game.strength('p1')).toBe(0)
  })

  it('VH-59 VH-R16 several may help in one battle, clockwise from the left of the attacker', () => {
    const game = given({
      players: 5,
      options: { thor: true },
      turn: 'p2',
      p1: { squad: ['boar-01'], hand: ['thor-04'] },
      p2: { squad: ['bear-01'] },
      p3: { squad: ['boar-02'], hand: ['thor-04'] },
      p4: { squad: ['wolf-01'], hand: ['thor-06'] },
      p5: { squad: ['boar-03'], hand: ['thor-08'] },
      dice: ['axe miss miss miss miss miss sword'],
    })
    game.does('p2', 'attack p4')
    goesOn(game, { p3: 'thor' })
    game.does('p3', 'support thor-04 p2')
    goesOn(game, { p5: 'thor' })
    game.does('p5', 'support thor-08 p2')
    goesOn(game, { p1: 'thor' })
    game.does('p1', 'support thor-04 p4')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'arm bear-01 axe')
    expect(game.strength('p2')).toBe(5)
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.side('p4').strength).toBe(2)
    expect(game.player('p4').hand).toEqual(['thor-06'])
  })

  it('VH-59 the fighters are not asked, nor can anybody else be helped', () => {
    const game = attacked('thor-04', {
      p1: { squad: ['bear-01'], hand: ['thor-03'] },
      p2: { squad: ['wolf-01'], hand: ['thor-06'] },
    })
    goesOn(game, { p3: 'thor' })
    expect(game.forbids('p1', 'support thor-03 p1')).not.toBeNull()
    expect(game.forbids('p3', 'support thor-04 p3')).toBe('VH-59')
    game.does('p3', 'done')
    expect(game.forbids('p1', 'tactic thor-03')).not.toBeNull()
    goesOn(game, { p1: 'phase' })
  })

  it('VH-59 only Thor cards that are in hand', () => {
    const game = attacked('thor-04', { p3: { hand: ['tac-fury2', 'thor-04'] } })
    expect(game.forbids('p3', 'support tac-fury2 p1')).toBe('VH-59')
    expect(game.forbids('p3', 'support thor-03 p1')).toBe('VH-24')
    expect(game.forbids('p3', 'support thor-04 p1')).toBeNull()
  })

  it('VH-59 VH-60 if both meet the condition, the player chooses', () => {
    const game = attacked('thor-04', SAME)
    expect(game.legal('p3')).toEqual(['support thor-04 0', 'support thor-04 1', 'done'])
    game.does('p3', 'support thor-04 p2')
    expect([game.side('p1').strength, game.side('p2').strength]).toEqual([0, 2])
    goesOn(game, { p1: 'phase' })
  })

  it.each(['thor-01', 'thor-03', 'thor-05', 'thor-07', 'thor-09'])(
    'VH-60 %s is for a fighter with fewer warriors, not with as many',
    (card) => {
      expect(attacked(card).legal('p3')).toEqual([`support ${card} 0`, 'done'])
      expect(attacked(card, LESS).legal('p3')).toEqual([`support ${card} 1`, 'done'])
      const equal = attacked(card, SAME)
      expect(equal.legal('p3')).toEqual(['done'])
      expect(equal.forbids('p3', `support ${card} p1`)).toBe('VH-60')
      goesOn(equal, { p3: 'thor' })
    },
  )

  it.each(['thor-02', 'thor-04', 'thor-06', 'thor-08', 'thor-10'])(
    'VH-60 %s is for a fighter with fewer warriors or as many',
    (card) => {
      expect(attacked(card).legal('p3')).toEqual([`support ${card} 0`, 'done'])
      expect(attacked(card).forbids('p3', `support ${card} p2`)).toBe('VH-60')
      expect(attacked(card, LESS).legal('p3')).toEqual([`support ${card} 1`, 'done'])
      const equal = attacked(card, SAME)
      expect(equal.legal('p3')).toEqual([`support ${card} 0`, `support ${card} 1`, 'done'])
      goesOn(equal, { p3: 'thor' })
    },
  )

  it('VH-R47 whoever holds any card is asked, an empty hand is not', () => {
    const game = attacked('tac-fury2')
    goesOn(game, { p3: 'thor' })
    expect(game.legal('p3')).toEqual(['done'])
    goesOn(attacked('thor-04', { p3: { squad: ['boar-01'] } }), { p1: 'phase' })
  })

  it('VH-R27 needs three players', () => {
    expect(() => valhalla.parseOptions({ thor: true }, 2)).toThrow(OptionError)
    expect(valhalla.parseOptions({ thor: true }, 3).thor).toBe(true)
  })

  it('VH-R27 the condition is checked when the card is played', () => {
    const game = attacked('thor-03', {
      options: { thor: true, dwarves: true },
      p1: { squad: ['bear-01'], hand: ['dwarf-call', 'dwarf-call'] },
      p2: { squad: ['wolf-01', 'wolf-03'] },
      discard: ['bear-16', 'bear-17'],
    })
    game.does('p3', 'support thor-03 p1')
    goesOn(game, { p1: 'before-battle' })
    game.does('p1', 'card dwarf-call', 'card dwarf-call')
    expect(game.squad('p1')).toHaveLength(3)
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(6)
  })

  it('VH-R53 Ragnhild names the winner first; VH-R16 cards for before the battle come later', () => {
    const game = attacked('thor-04', {
      options: { thor: true, dwarves: true },
      p2: { squad: ['wolf-01', 'wolf-03', 'deer-01'], hand: ['tac-fury2'] },
      p3: { jarl: 'Ragnhild', squad: ['boar-01'], hand: ['thor-04'] },
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
      p1: { squad: ['bear-01'] },
      p2: { squad: ['wolf-01'] },
      p3: { jarl: left, squad: ['boar-01', 'boar-02'], hand: ['boar-05'] },
      p4: { jarl: right, squad: ['boar-03', 'boar-04'], hand: ['boar-06'] },
      deck: ['giant-01', 'giant-02', 'giant-03', 'giant-04'],
      dice: [HIT, BACK],
    })
    game.does('p1', 'attack p2')
    const better = left === 'Ragnhild' ? 'p3' : 'p4'
    goesOn(game, { [better]: 'wager' })
    game.does(better, 'seat p1')
    fight(game, ['arm bear-01 axe'], ['arm wolf-01 spear'])
    goesOn(game, { p3: 'discard-card' })
    expect(game.player('p3').hand).toEqual(['boar-05', 'giant-01'])
    expect(game.player('p4').hand).toEqual(['boar-06'])
    game.does('p3', 'card boar-05')
    goesOn(game, { p4: 'discard-card' })
    expect(game.player('p3').hand).toEqual(['giant-01'])
    expect(game.player('p4').hand).toEqual(['boar-06', 'giant-02'])
    game.does('p4', 'card boar-06')
    expect(game.player('p4').hand).toEqual(['giant-02'])
    expect(game.state.discard.slice(-2)).toEqual(['boar-05', 'boar-06'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-59 is not asked before Ragnarök', () => {
    const game = given({
      players: 3,
      options: { thor: true },
      ragnarok: true,
      p1: { squad: ['bear-01'] },
      p3: { squad: ['boar-01'], hand: ['thor-02'] },
    })
    goesOn(game, { p1: 'phase' })
  })
})

describe("Thor's Support: what the fighter gets", () => {
  it.each(['thor-01', 'thor-02'])('VH-61 %s: a card drawn before the battle', (card) => {
    const game = attacked(card)
    game.does('p3', `support ${card} p1`)
    expect(game.player('p1').hand).toEqual(['giant-01'])
    expect([game.player('p2').hand, game.player('p3').hand]).toEqual([[], []])
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['thor-03', 3],
    ['thor-04', 2],
  ])('VH-61 %s: +%i strength, once a warrior is armed', (card, value) => {
    const game = attacked(card)
    game.does('p3', `support ${card} p1`)
    expect(game.strength('p1')).toBe(0)
    game.does('p1', 'arm bear-01 axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([3 + value, 0])
    goesOn(game, { p1: 'phase' })
  })

  it.each(['thor-05', 'thor-06'])('VH-61 %s: one reroll that costs no die', (card) => {
    const game = attacked(card)
    game.does('p3', `support ${card} p1`)
    expect([game.side('p1').freeRerolls, game.side('p2').freeRerolls]).toEqual([1, 0])
    game.state.loaded = []
    game.dice('spear')
    game.does('p1', 'free-reroll', 'die miss', 'done')
    expect(game.side('p1').dice).toHaveLength(6)
    expect(game.forbids('p1', 'arm bear-01 axe')).toBeNull()
    expect(game.forbids('p1', 'free-reroll')).not.toBeNull()
    expect(game.side('p1').paidRerolls).toBe(0)
    goesOn(game, { p1: 'phase' })
  })

  it.each(['thor-07', 'thor-08'])('VH-61 VH-R5 %s: a grey die in the first roll', (card) => {
    const game = attacked(card, { dice: [`${HIT} spear`, BACK] })
    game.does('p3', `support ${card} p1`)
    expect(game.side('p1').dice).toHaveLength(7)
    expect(game.state.grey).toBe(2)
    expect(game.legal('p1')).toContain('reroll spear*')
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.state.grey).toBe(3)
    goesOn(game, { p2: 'phase' })
  })

  it.each(['thor-09', 'thor-10'])("VH-61 %s: a random card of the other fighter's", (card) => {
    const game = attacked(card, {
      p2: { squad: ['wolf-01', 'wolf-03', 'deer-01'], hand: ['tac-fury3'] },
      p3: { squad: ['boar-01'], hand: [card, 'tac-fury2'] },
    })
    game.does('p3', `support ${card} p1`)
    expect(game.player('p1').hand).toEqual(['tac-fury3'])
    expect([game.player('p2').hand, game.player('p3').hand]).toEqual([[], ['tac-fury2']])
    goesOn(game, { p1: 'phase' })
  })

  it("VH-61 VH-R55 Einar adds nothing to Thor's strength", () => {
    const game = attacked('thor-03', { p1: { jarl: 'Einar', squad: ['bear-01', 'bear-02'] } })
    game.does('p3', 'support thor-03 p1')
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-61 a defender gets it as well: strength, rerolls and dice in the own phase', () => {
    const game = given({
      players: 4,
      options: { thor: true },
      p1: { squad: ['bear-01', 'bear-02', 'bear-03'] },
      p2: { squad: ['wolf-01'] },
      p3: { squad: ['boar-01'], hand: ['thor-07'] },
      p4: { squad: ['boar-02'], hand: ['thor-03'] },
      dice: [HIT, `${BACK} axe`],
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-07 p2')
    game.does('p4', 'support thor-03 p2')
    expect(game.side('p1').dice).toHaveLength(6)
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.side('p2').dice).toHaveLength(7)
    game.does('p2', 'arm wolf-01 spear')
    expect(game.strength('p2')).toBe(5)
    goesOn(game, { p2: 'phase' })
  })
})

describe("Thor's Support: what becomes of the card", () => {
  it("VH-62 goes to the helper's Valhalla if the fighter wins, and is worth points", () => {
    const game = attacked('thor-04')
    const squads = [game.squad('p3')]
    game.does('p3', 'support thor-04 p1')
    fight(game, ['arm bear-01 axe', 'arm bear-02 sword'], ['arm wolf-01 spear'])
    expect(game.player('p3').valhalla).toEqual(['thor-04'])
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'bear-02'])
    expect(game.state.discard).toEqual([])
    expect([game.squad('p3')]).toEqual(squads)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-62 is discarded if the fighter loses', () => {
    const game = attacked('thor-04', {
      p2: { squad: ['bear-16', 'wolf-03', 'deer-01'] },
      dice: [HIT, 'axe axe sword miss miss miss'],
    })
    game.does('p3', 'support thor-04 p1')
    fight(game, ['arm bear-01 axe'], ['arm bear-16 sword axe axe'])
    game.does('p2', 'done')
    expect([game.player('p3').valhalla, game.state.discard]).toEqual([[], ['thor-04']])
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-02'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R27 is discarded if the battle has no winner', () => {
    const game = attacked('thor-04')
    game.does('p3', 'support thor-04 p1')
    game.does('p1', 'done')
    expect([game.player('p3').valhalla, game.state.discard]).toEqual([[], ['thor-04']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-62 the glory counts at the end', () => {
    const game = given({
      players: 3,
      options: { thor: true },
      ragnarok: true,
      p3: { valhalla: ['thor-01', 'thor-04'] },
    })
    for (const name of ['p1', 'p2', 'p3']) game.does(name, 'done')
    expect([gloryOf('thor-01'), gloryOf('thor-04')]).toEqual([2, 1])
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
