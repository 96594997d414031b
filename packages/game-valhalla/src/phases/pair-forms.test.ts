import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { all, type Fields, fight, goesOn } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'
import { attack, type Form } from '../testing/pairs.ts'

/** Ragnarök is over; nobody armed anybody. */
function ended(players: number, pairs: Form, more: Fields): Given {
  const game = given({ players, options: { pairs }, ragnarok: true, ...more })
  for (let seat = 1; seat <= players; seat++) game.does(`p${seat}`, 'done')
  return game
}

describe('Cooperation', () => {
  it("VH-89 the partner's warriors stay with the partner after a won attack", () => {
    const game = attack('cooperation', {
      p1: ['arnbjorn'],
      p2: ['hjort'],
      p3: ['bersi', 'bjarni'],
    })
    const partner = all(game, 'p3')
    fight(game, ['arm arnbjorn axe', 'arm bersi sword'], [])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    expect(all(game, 'p3')).toBe(partner)
    goesOn(game, { p1: 'keep' })
  })

  it("VH-89 a defender cannot send the partner's warriors", () => {
    const game = attack('cooperation', {
      p1: ['hjort'],
      p2: ['arnbjorn'],
      p3: [],
      p4: ['bersi'],
    })
    fight(game, ['arm hjort bow'], ['arm arnbjorn axe', 'arm bersi sword'])
    expect(game.legal('p2')).toEqual(['warrior 1 0', 'done'])
    expect(game.forbids('p2', 'warrior bersi')).toBe('VH-88')
    game.does('p2', 'warrior arnbjorn')
    expect([game.player('p2').valhalla, game.squad('p4')]).toEqual([['arnbjorn'], ['bersi']])
    goesOn(game, { p1: 'keep' })
  })

  /** p1 attacked with warriors of p1 and p3; p2 holds the Road to Valhalla. */
  const road = (pairs: Form, arms: readonly string[]): Given => {
    const game = attack(
      pairs,
      { p1: ['arnbjorn'], p3: ['bersi'] },
      { options: { pairs, valkyries: true }, p2: { squad: ['hjort'], hand: ['road-to-valhalla'] } },
    )
    game.does('p1', ...arms, 'done')
    return game
  }

  it("VH-68 VH-R60 the partner's warrior cannot take the road; in an Alliance it can", () => {
    const both = ['arm arnbjorn axe', 'arm bersi sword']
    const game = road('cooperation', both)
    game.does('p2', 'tactic road-to-valhalla')
    expect(game.legal('p1')).toEqual(['warrior 0 0'])
    expect(game.forbids('p1', 'warrior bersi')).toBe('VH-88')
    const allied = road('alliance', both)
    allied.does('p2', 'tactic road-to-valhalla')
    expect(allied.legal('p1')).toEqual(['warrior 0 0', 'warrior 2 0'])
  })

  it('VH-68 VH-R58 nobody to pick: the road cannot be played', () => {
    const game = road('cooperation', ['arm bersi sword'])
    expect(game.forbids('p2', 'tactic road-to-valhalla')).toBe('VH-68')
    goesOn(game, { p2: 'phase' })
  })

  it('VH-89 VH-R24 each gives a shield to the partner, which counts for sets; one wins', () => {
    const game = ended(4, 'cooperation', {
      p1: { captured: { p2: 1, p4: 1 } },
      p2: { shields: 3 },
      p4: { shields: 3 },
    })
    expect(game.player('p1').captured).toEqual([0, 1, 1, 1])
    expect(game.state.players.map((player) => player.shields)).toEqual([3, 2, 3, 2])
    expect(valhalla.outcome(game.state)).toEqual({
      scores: [3 * 2 + 3 * 2 + 3, 2 * 2 + 2, 3 * 2 + 2, 2 * 2 + 2],
      winners: [0],
    })
    goesOn(game, {})
  })

  it('VH-89 who has no own shield left gives none', () => {
    const game = ended(4, 'cooperation', {
      p1: { captured: { p2: 4 } },
      p2: { shields: 0 },
    })
    expect(game.player('p4').captured).toEqual([0, 0, 0, 0])
    expect(game.player('p2').captured).toEqual([0, 0, 0, 1])
    expect(valhalla.outcome(game.state)?.scores).toEqual([6 + 10, 2, 6 + 2, 6])
  })

  it('VH-89 glory of the partner is not the own', () => {
    const game = ended(4, 'cooperation', { p3: { valhalla: ['ylva'] } })
    expect(valhalla.outcome(game.state)).toEqual({ scores: [8, 8, 13, 8], winners: [2] })
  })
})

describe('Alliance', () => {
  it("VH-90 VH-R37 an attacker who wins sends all armed, the ally's too, to the own Valhalla", () => {
    const game = attack('alliance', {
      p1: ['arnbjorn'],
      p2: ['hjort'],
      p3: ['bersi', 'bjarni'],
    })
    const other = all(game, 'p4')
    fight(game, ['arm arnbjorn axe', 'arm bersi sword'], [])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'bersi'])
    expect([game.player('p3').valhalla, game.squad('p3')]).toEqual([[], ['bjarni']])
    expect(all(game, 'p4')).toBe(other)
    goesOn(game, { p1: 'keep' })
  })

  it("VH-90 VH-R37 a defender who wins chooses among all armed, the ally's too", () => {
    const game = attack('alliance', { p1: ['hjort'], p2: ['arnbjorn'], p3: [], p4: ['bersi'] })
    fight(game, ['arm hjort bow'], ['arm arnbjorn axe', 'arm bersi sword'])
    expect(game.legal('p2')).toEqual(['warrior 1 0', 'warrior 3 0', 'done'])
    game.does('p2', 'warrior bersi', 'done')
    expect([game.player('p2').valhalla, game.squad('p2')]).toEqual([['bersi'], ['arnbjorn']])
    expect([game.squad('p4'), game.player('p4').valhalla]).toEqual([[], []])
    goesOn(game, { p1: 'keep' })
  })

  it("VH-90 VH-R60 a loser to whom Loki gives a bonus sends none of the ally's warriors", () => {
    const game = attack(
      'alliance',
      { p1: ['arnbjorn'], p2: ['ulf'], p4: ['eikthyr'] },
      { options: { pairs: 'alliance', loki: true }, loki: 'shared-table' },
    )
    fight(game, ['arm arnbjorn axe'], ['arm ulf spear', 'arm eikthyr bow'])
    game.does('p2', 'line 0')
    expect([game.player('p2').valhalla, game.squad('p4')]).toEqual([['ulf'], ['eikthyr']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R60 nor does a loser who may choose one', () => {
    const game = attack(
      'alliance',
      { p1: ['arnbjorn'], p2: ['ulf'], p4: ['eikthyr'] },
      { options: { pairs: 'alliance', loki: true }, loki: 'tricksters-purse' },
    )
    fight(game, ['arm arnbjorn axe'], ['arm ulf spear', 'arm eikthyr bow'])
    game.does('p2', 'line 0')
    expect(game.legal('p2')).toEqual(['warrior 1 0', 'done'])
    expect(game.forbids('p2', 'warrior eikthyr')).toBe('VH-88')
    goesOn(game, { p2: 'send' })
  })

  /** p1's warriors leave with those of the ally p3. */
  function leave(p1: readonly string[], p3: readonly string[], arms: readonly string[]): Given {
    const game = attack(
      'alliance',
      { p1, p2: ['hjort'], p3 },
      {
        options: { pairs: 'alliance', valkyries: true },
        discard: ['geirolf', 'ulfar', 'ingolf'],
      },
    )
    fight(game, arms, [])
    return game
  }

  it("VH-64 VH-R60 favours count warriors of the own squad, not the ally's", () => {
    const other = leave(['gunnrs-chosen', 'bjarni'], ['hildisvin'], ['arm gunnrs-chosen axe'])
    goesOn(other, { p1: 'keep' })
    const arms = ['arm gunnrs-chosen axe', 'arm bersi sword']
    goesOn(leave(['gunnrs-chosen'], ['bersi'], arms), { p1: 'keep' })
    expect(leave(['gunnrs-chosen', 'bersi'], [], arms).legal('p1')).toEqual(['card ulfar'])
  })

  it("VH-65 VH-R60 a colour in the ally's squad does not count, and an ally keeps nobody company", () => {
    const clan = ['arm hildisvin axe', 'arm radgrids-chosen sword']
    goesOn(leave(['radgrids-chosen'], ['hildisvin'], clan), { p1: 'keep' })
    expect(leave(['radgrids-chosen', 'hildisvin'], [], clan).legal('p1')).toEqual(['card geirolf'])
    const alone = ['arm gonduls-chosen axe shield', 'arm bersi sword']
    expect(leave(['gonduls-chosen'], ['bersi'], alone).asks()).toEqual({ p1: 'glory' })
    goesOn(leave(['gonduls-chosen', 'bersi'], [], alone), { p1: 'keep' })
  })

  it("VH-64 VH-R60 the favour of an ally's warrior is paid to who sends it, by their own squad", () => {
    const game = leave(
      ['hildisvin'],
      ['radgrids-chosen'],
      ['arm hildisvin axe', 'arm radgrids-chosen sword'],
    )
    goesOn(game, { p1: 'glory' })
    game.does('p1', 'card geirolf')
    expect(game.player('p1').valhalla).toEqual(['hildisvin', 'radgrids-chosen', 'geirolf'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-88 VH-R60 Vingor counts wolves of the own squad only', () => {
    const wolves = (p1: readonly string[], p3: readonly string[]): Given => {
      const game = attack(
        'alliance',
        { p2: ['hjort'], p3 },
        { p1: { jarl: 'Vingor', squad: p1 }, discard: ['ulfar', 'geirolf'] },
      )
      fight(game, ['arm ulf spear', 'arm ulfhild bow'], [])
      return game
    }
    goesOn(wolves(['ulf', 'ulfhild'], []), { p1: 'glory' })
    goesOn(wolves(['ulf'], ['ulfhild']), { p1: 'keep' })
  })

  it("VH-81 VH-90 the Tyr card of an ally's warrior is discarded with it", () => {
    const game = attack(
      'alliance',
      { p1: ['arnbjorn'], p2: ['hjort'], p3: ['bersi + tyr-strength'] },
      { options: { pairs: 'alliance', tyr: true } },
    )
    fight(game, ['arm bersi sword'], [])
    expect([game.player('p1').valhalla, game.state.discard]).toEqual([['bersi'], ['tyr-strength']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-90 VH-R37 four players: glory, shields and pooled sets by the card for three', () => {
    const game = ended(4, 'alliance', {
      p1: { captured: { p2: 1 }, valhalla: ['arnbjorn'] },
      p2: { shields: 3 },
      p3: { captured: { p4: 1 }, valhalla: ['ylva'] },
      p4: { shields: 3 },
    })
    const first = 6 + 8 * 2 + 2 * 2 + 2
    expect(valhalla.outcome(game.state)).toEqual({
      scores: [first, 12, first, 12],
      winners: [0, 2],
    })
    expect(game.player('p1').shields).toBe(4)
    const told = game.events.flatMap((event) => (event.type === 'points' ? [event] : []))
    const pair = told.filter((event) => event.seat % 2 === 0)
    expect(pair.reduce((sum, event) => sum + event.amount, 0)).toBe(first)
    goesOn(game, {})
  })

  it('VH-90 six players: pooled sets by the card for five', () => {
    const game = ended(6, 'alliance', {
      p1: { captured: { p2: 1, p3: 1 } },
      p2: { shields: 3 },
      p3: { shields: 3 },
      p4: { captured: { p5: 1, p6: 1 } },
      p5: { shields: 3 },
      p6: { shields: 3 },
    })
    const first = 8 * 2 + 4 * 2 + 4
    expect(valhalla.outcome(game.state)).toEqual({
      scores: [first, 12, 12, first, 12, 12],
      winners: [0, 3],
    })
  })

  it('VH-53 VH-90 of two equal pairs the one with more captured shields wins', () => {
    const game = ended(4, 'alliance', {
      p1: { captured: { p2: 2 } },
      p2: { shields: 2, valhalla: ['ylva'] },
      p4: { valhalla: ['sigbjorn'] },
    })
    expect(valhalla.outcome(game.state)).toEqual({ scores: [20, 20, 20, 20], winners: [0, 2] })
  })

  it('VH-53 VH-90 pairs that are equal in all share the victory', () => {
    const game = ended(4, 'alliance', {
      p1: { captured: { p2: 1 }, shields: 3 },
      p2: { captured: { p3: 1 }, shields: 3 },
      p3: { shields: 3, captured: { p4: 1 } },
      p4: { shields: 3, captured: { p1: 1 } },
    })
    expect(valhalla.outcome(game.state)).toEqual({
      scores: [18, 18, 18, 18],
      winners: [0, 1, 2, 3],
    })
  })
})
