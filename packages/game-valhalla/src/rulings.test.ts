import { describe, expect, it } from 'vitest'
import { duel } from './testing/duel.ts'
import { given } from './testing/given.ts'

const EACH = 'sword axe spear bow shield miss'

describe('rulings that join several rules', () => {
  it('VH-R54 a Jarl cut off stays silent after the battle too', () => {
    const game = duel({
      p1: { squad: ['vidar'], hand: ['cut-off-from-the-leader'] },
      p2: { jarl: 'einar', squad: ['gunnolf'], hand: ['fury'] },
      dice: ['axe axe shield bow bow bow', EACH],
    })
    game.does('p1', 'tactic cut-off-from-the-leader', 'arm vidar axe axe shield', 'done')
    game.does('p2', 'arm gunnolf shield', 'tactic fury')
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
      p1: { jarl: 'gunnhild', squad: ['arnbjorn'], hand: ['call-to-battle'] },
      p2: { jarl: 'sigurd', squad: ['geirolf', 'gunnolf'] },
      discard: ['bersi'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'card call-to-battle')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bersi'])
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm geirolf sword')
    expect(game.strength('p2')).toBe(3)
  })

  it("VH-R55 Torstein's die needs a foe who has captured more than he has", () => {
    const start = (captured: object) =>
      duel({
        p1: { jarl: 'torstein', squad: ['arnbjorn'] },
        p2: { squad: ['gunnolf'], captured },
        dice: [`${EACH} axe`],
      })
    expect(start({}).side('p1').dice).toHaveLength(6)
    expect(start({ p3: 1 }).side('p1').dice).toHaveLength(7)
  })

  it('VH-R56 cards of a battle are discarded the attacker first, a warrior below its Tyr card', () => {
    const game = duel({
      options: { tyr: true },
      p1: { squad: ['arnbjorn'], hand: ['fury'] },
      p2: { squad: ['gunnolf'], hand: ['weapon-exchange'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic fury', 'done')
    game.does('p2', 'tactic weapon-exchange', 'done', 'done')
    expect(game.state.discard).toEqual(['fury', 'weapon-exchange'])
    const full = given({
      options: { tyr: true },
      p1: { squad: ['arnbjorn + tyr-strength', 'bersi', 'bjarni', 'bjorgolf'], hand: ['eyvind'] },
    })
    full.does('p1', 'play eyvind', 'warrior arnbjorn')
    expect(full.state.discard).toEqual(['arnbjorn', 'tyr-strength'])
  })

  it('VH-R57 each favour is paid by a sum of its own', () => {
    const game = duel({
      options: { valkyries: true },
      p1: { squad: ['gunnrs-chosen', 'rotas-chosen'] },
      p2: { squad: ['gunnolf'] },
      discard: ['ulf', 'arnbjorn', 'bersi'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm gunnrs-chosen axe', 'arm rotas-chosen spear', 'done')
    game.does('p2', 'done')
    expect(game.legal('p1')).toEqual(['card arnbjorn', 'card bersi'])
    game.does('p1', 'card arnbjorn', 'card bersi')
    expect(game.player('p1').valhalla).toEqual([
      'gunnrs-chosen',
      'rotas-chosen',
      'arnbjorn',
      'bersi',
    ])
    expect(game.state.discard).toEqual(['ulf'])
  })

  it('VH-R58 a denied warrior does not leave by the Road to Valhalla either', () => {
    const game = duel({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['andvari'], hand: ['road-to-valhalla', 'fury'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm andvari shield', 'tactic road-to-valhalla')
    game.does('p1', 'warrior arnbjorn')
    game.does('p2', 'done', 'warrior arnbjorn')
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.player('p1').valhalla).toEqual([])
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R59 Ragnarök: one after another, with what is left discarded before the next', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn', 'bersi'], hand: ['call-to-battle', 'bjarni'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    expect(game.forbids('p1', 'tactic call-to-battle')).toBe('VH-34')
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    expect(game.state.discard).toEqual(['bersi', 'call-to-battle', 'bjarni'])
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it("VH-R60 in pairs a Jarl's clan bonus looks at the own warriors only", () => {
    const game = given({
      players: 4,
      options: { pairs: 'alliance' },
      p1: { jarl: 'esbjorn', squad: ['arnbjorn'] },
      p3: { squad: ['bersi'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3 + 2 + 3)
  })

  it('VH-R61 a shown hand stays known until a card of it goes where nobody sees it', () => {
    const game = given({
      players: 2,
      options: { dwarves: true },
      p1: { squad: [], hand: ['fury', 'push-back-the-enemy'] },
      p2: { squad: ['gunnolf'] },
      deck: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf', 'eyvind'],
    })
    game.does('p1', 'draw')
    expect(game.player('p1').shown).toEqual(['fury', 'push-back-the-enemy'])
    game.does('p1', 'card arnbjorn')
    expect(game.player('p1').shown).toEqual(['fury', 'push-back-the-enemy'])
    expect(game.player('p1').hand).toHaveLength(3)
  })

  it('VH-R61 a card laid face down leaves nothing known', () => {
    const game = duel({
      options: { dwarves: true },
      p1: { squad: ['galar'], hand: ['fury', 'push-back-the-enemy'], shown: ['fury'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'arm galar axe', 'card push-back-the-enemy')
    expect(game.player('p1').shown).toEqual([])
    expect(game.strength('p1')).toBe(4)
  })
})
