import { describe, expect, it } from 'vitest'
import { duel } from './testing/duel.ts'
import { given } from './testing/given.ts'

const EACH = 'sword axe spear bow shield miss'

describe('rulings that join several rules', () => {
  it('VH-R54 a Jarl cut off stays silent after the battle too', () => {
    const game = duel({
      p1: { squad: ['bear-18'], hand: ['tac-cutoff'] },
      p2: { jarl: 'einar', squad: ['wolf-06'], hand: ['tac-fury2'] },
      dice: ['axe axe shield bow bow bow', EACH],
    })
    game.does('p1', 'tactic tac-cutoff', 'arm bear-18 axe axe shield', 'done')
    game.does('p2', 'arm wolf-06 shield', 'tactic tac-fury2')
    expect(game.strength('p2')).toBe(4)
    game.does('p2', 'done')
    expect(game.player('p2').hand).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it("VH-R54 Gunnhild's smaller squad is judged after the cards played before the battle", () => {
    const game = given({
      players: 2,
      options: { dwarves: true },
      p1: { jarl: 'gunnhild', squad: ['bear-01'], hand: ['dwarf-call'] },
      p2: { jarl: 'sigurd', squad: ['wolf-05', 'wolf-06'] },
      discard: ['bear-02'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'card dwarf-call')
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-02'])
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm wolf-05 sword')
    expect(game.strength('p2')).toBe(3)
  })

  it("VH-R55 Torstein's die needs a foe who has captured more than he has", () => {
    const start = (captured: object) =>
      duel({
        p1: { jarl: 'torstein', squad: ['bear-01'] },
        p2: { squad: ['wolf-06'], captured },
        dice: [`${EACH} axe`],
      })
    expect(start({}).side('p1').dice).toHaveLength(6)
    expect(start({ p3: 1 }).side('p1').dice).toHaveLength(7)
  })

  it('VH-R56 cards of a battle are discarded the attacker first, a warrior below its Tyr card', () => {
    const game = duel({
      options: { tyr: true },
      p1: { squad: ['bear-01'], hand: ['tac-fury2'] },
      p2: { squad: ['wolf-06'], hand: ['tac-exchange'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic tac-fury2', 'done')
    game.does('p2', 'tactic tac-exchange', 'done', 'done')
    expect(game.state.discard).toEqual(['tac-fury2', 'tac-exchange'])
    const full = given({
      options: { tyr: true },
      p1: { squad: ['bear-01 + tyr-plus2', 'bear-02', 'bear-03', 'bear-04'], hand: ['bear-05'] },
    })
    full.does('p1', 'play bear-05', 'warrior bear-01')
    expect(full.state.discard).toEqual(['bear-01', 'tyr-plus2'])
  })

  it('VH-R57 each favour is paid by a sum of its own', () => {
    const game = duel({
      options: { valkyries: true },
      p1: { squad: ['valk-01', 'valk-06'] },
      p2: { squad: ['wolf-06'] },
      discard: ['wolf-01', 'bear-01', 'bear-02'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm valk-01 axe', 'arm valk-06 spear', 'done')
    game.does('p2', 'done')
    expect(game.legal('p1')).toEqual(['card bear-01', 'card bear-02'])
    game.does('p1', 'card bear-01', 'card bear-02')
    expect(game.player('p1').valhalla).toEqual(['valk-01', 'valk-06', 'bear-01', 'bear-02'])
    expect(game.state.discard).toEqual(['wolf-01'])
  })

  it('VH-R58 a denied warrior does not leave by the Road to Valhalla either', () => {
    const game = duel({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['bear-01'] },
      p2: { squad: ['dwarf-08'], hand: ['valk-road', 'tac-fury2'] },
      dice: [EACH, EACH],
    })
    game.does('p2', 'done')
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm dwarf-08 shield', 'tactic valk-road')
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'done', 'warrior bear-01')
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect(game.player('p1').valhalla).toEqual([])
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R59 Ragnarök: one after another, with what is left discarded before the next', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['bear-01', 'bear-02'], hand: ['dwarf-call', 'bear-03'] },
      p2: { squad: ['wolf-06'] },
      dice: [EACH, EACH],
    })
    expect(game.forbids('p1', 'tactic dwarf-call')).toBe('VH-34')
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
    expect(game.state.discard).toEqual(['bear-02', 'dwarf-call', 'bear-03'])
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it("VH-R60 in pairs a Jarl's clan bonus looks at the own warriors only", () => {
    const game = given({
      players: 4,
      options: { pairs: 'alliance' },
      p1: { jarl: 'esbjorn', squad: ['bear-01'] },
      p3: { squad: ['bear-02'] },
      p2: { squad: ['wolf-06'] },
      dice: [EACH],
    })
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(3 + 2 + 3)
  })

  it('VH-R61 a shown hand stays known until a card of it goes where nobody sees it', () => {
    const game = given({
      players: 2,
      options: { dwarves: true },
      p1: { squad: [], hand: ['tac-fury2', 'tac-pushback'] },
      p2: { squad: ['wolf-06'] },
      deck: ['bear-01', 'bear-02', 'bear-03', 'bear-04', 'bear-05'],
    })
    game.does('p1', 'draw')
    expect(game.player('p1').shown).toEqual(['tac-fury2', 'tac-pushback'])
    game.does('p1', 'card bear-01')
    expect(game.player('p1').shown).toEqual(['tac-fury2', 'tac-pushback'])
    expect(game.player('p1').hand).toHaveLength(3)
  })

  it('VH-R61 a card laid face down leaves nothing known', () => {
    const game = duel({
      options: { dwarves: true },
      p1: { squad: ['dwarf-23'], hand: ['tac-fury2', 'tac-pushback'], shown: ['tac-fury2'] },
      p2: { squad: ['wolf-06'] },
      dice: [EACH],
    })
    game.does('p1', 'done', 'arm dwarf-23 axe', 'card tac-pushback')
    expect(game.player('p1').shown).toEqual([])
    expect(game.strength('p1')).toBe(4)
  })
})
