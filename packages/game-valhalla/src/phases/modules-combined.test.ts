import { at, below, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { fight, goesOn } from '../testing/fight.ts'
import { given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'

const BOTH = { valkyries: true, dwarves: true }
const ALL = { loki: true, valkyries: true, dwarves: true, tyr: true, king: true }

describe('Valkyries and Dwarves together', () => {
  it.each([
    [2, 60],
    [3, 40],
    [4, 30],
    [5, 20],
    [6, 20],
  ])('VH-70 with %i players %i cards are discarded at the start', (seats, count) => {
    const options = valhalla.parseOptions({ ...BOTH, firstGame: true }, seats)
    const state = valhalla.setup({ options, seats, seed: 'both' })
    expect(state.discard).toHaveLength(count)
    expect(state.deck.length + seats + 1 + count).toBe(200)
  })

  it.each([
    ['long-night', 3, 30],
    ['false-songs', 5, 25],
    ['mocking-laughter', 6, 15],
  ])('VH-70 VH-R22 with %s and %i players both changes are applied: %i', (card, seats, count) => {
    const raw = { ...BOTH, loki: true, lokiCard: card, firstGame: true }
    const state = valhalla.setup({
      options: valhalla.parseOptions(raw, seats),
      seats,
      seed: 'both',
    })
    expect(state.discard).toHaveLength(count)
  })

  it('VH-70 action 4 draws 3 and keeps 1, and part B still draws 3', () => {
    const game = given({
      options: BOTH,
      p1: { squad: ['arnbjorn'] },
      deck: ['hrym', 'frosti', 'jokul', 'snaer', 'kari-the-cold', 'thrym'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card hrym', 'card frosti', 'card jokul'])
    game.does('p1', 'card frosti')
    expect(game.legal('p1')).toEqual(['card snaer', 'card kari-the-cold', 'card thrym'])
    game.does('p1', 'card snaer')
    expect(game.player('p1').hand).toEqual(['frosti', 'snaer'])
    expect(game.state.discard).toEqual(['hrym', 'jokul', 'kari-the-cold', 'thrym'])
    goesOn(game, { p2: 'turn' })
  })

  it('VH-64 VH-R33 VH-R17 a Dwarf leaves with others for a favour, and is denied before it', () => {
    const battle = (denied: string) => {
      const game = given({
        options: BOTH,
        p1: { squad: ['gunnrs-chosen', 'veig'] },
        p2: { squad: ['andvari'] },
        discard: ['ulfar', 'geirolf'],
        dice: ['axe sword miss miss miss miss', 'shield miss miss miss miss miss'],
      })
      game.does('p1', 'attack p2')
      fight(game, ['arm gunnrs-chosen axe', 'arm veig sword'], ['arm andvari shield'])
      game.does('p2', denied)
      return game
    }
    const together = battle('done')
    goesOn(together, { p1: 'glory' })
    together.does('p1', 'card ulfar')
    expect(together.player('p1').valhalla).toEqual(['gunnrs-chosen', 'veig', 'ulfar'])
    goesOn(together, { p1: 'keep' })
    const alone = battle('warrior veig')
    expect(alone.player('p1').valhalla).toEqual(['gunnrs-chosen'])
    goesOn(alone, { p1: 'keep' })
  })
})

describe('all that comes after one battle', () => {
  it("VH-46 VH-78 VH-R56 the attacker's cards are discarded first, then the defender's", () => {
    const game = given({
      options: { dwarves: true },
      p1: { squad: ['fjalar'], hand: ['thorbjorn', 'war-cry-activation'] },
      p2: { squad: ['galar'], hand: ['torfi', 'war-cry-squad'] },
      dice: ['spear miss miss miss miss miss', 'axe miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    fight(
      game,
      ['arm fjalar spear', 'card thorbjorn', 'tactic war-cry-activation'],
      ['arm galar axe', 'card torfi', 'tactic war-cry-squad'],
    )
    expect(game.state.discard).toEqual([
      'war-cry-activation',
      'thorbjorn',
      'war-cry-squad',
      'torfi',
    ])
    expect(game.player('p1').valhalla).toEqual(['fjalar'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 shield, denial, Valhalla and favours, Jarls, mission, king, Thor, Loki', () => {
    const game = given({
      players: 3,
      options: { ...ALL, thor: true },
      loki: 'shared-table',
      p1: {
        jarl: 'Astrid',
        squad: ['gunnrs-chosen', 'bersi + tyr-strength', 'bjarni'],
        hand: ['mission-shield-wall'],
      },
      p2: { squad: ['nyr', 'kolbjorn'], hand: ['fury'] },
      p3: { squad: ['jofur'], hand: ['thor-steal-no-more'] },
      discard: ['ulfar', 'geirolf'],
      dice: ['axe sword shield miss miss miss', 'axe axe spear shield miss miss'],
    })
    game.does('p1', 'attack p2')
    goesOn(game, { p3: 'thor' })
    game.does('p3', 'support thor-steal-no-more p2')
    expect(game.player('p2').hand).toEqual(['fury', 'mission-shield-wall'])
    goesOn(game, { p2: 'before-battle' })
    game.does('p2', 'done')
    fight(
      game,
      ['arm gunnrs-chosen axe', 'arm bersi sword', 'arm bjarni shield'],
      ['arm nyr spear shield', 'arm kolbjorn axe axe'],
    )
    expect(game.state.battle?.totals).toEqual([10, 10])
    expect(game.player('p2').shields).toBe(3)
    goesOn(game, { p2: 'deny' })
    game.does('p2', 'warrior bjarni')
    goesOn(game, { p1: 'glory' })
    expect(game.player('p2').hand).toHaveLength(2)
    game.does('p1', 'card ulfar')
    expect(game.player('p1').valhalla).toEqual(['gunnrs-chosen', 'bersi', 'ulfar'])
    expect([game.player('p1').hand.length, game.player('p2').hand.length]).toEqual([1, 1])
    goesOn(game, { p1: 'mission' })
    expect(game.state.king?.holders).toEqual([-1])
    game.does('p1', 'done')
    expect(game.state.king?.holders).toEqual([0])
    goesOn(game, { p2: 'loki' })
    expect(game.state.discard).toEqual(['geirolf', 'tyr-strength', 'thor-steal-no-more'])
    game.does('p2', 'line 0')
    expect(game.player('p2').valhalla).toEqual(['nyr', 'kolbjorn'])
    expect(game.player('p3').valhalla).toEqual([])
    goesOn(game, { p1: 'keep' })
  })
})

describe('everything at once', () => {
  const tables = [
    ...[2, 3, 4, 5, 6].map((seats) => ({ seats, options: { ...ALL, thor: seats > 2 } })),
    ...[4, 6].flatMap((seats) =>
      ['cooperation', 'alliance'].map((pairs) => ({
        seats,
        options: { ...ALL, thor: true, pairs },
      })),
    ),
  ]
  it.each(tables)('VH-54 random games with $seats and $options reach their end', (table) => {
    const { seats, options } = table
    const parsed = valhalla.parseOptions(options, seats)
    for (const game of [1, 2]) {
      const seed = `${seats} ${JSON.stringify(options)} ${game}`
      const state = valhalla.setup({ options: parsed, seats, seed })
      const rng = seedRng(seed)
      for (let step = 0; !state.over; step++) {
        expect(step).toBeLessThan(20_000)
        const decision = at(state.open, below(rng, state.open.length))
        const actions = valhalla.legalActions(state, decision)
        valhalla.apply(state, at(actions, below(rng, actions.length)))
        checkInvariants(state)
      }
      expect(valhalla.outcome(state)?.winners.length).toBeGreaterThan(0)
    }
  })
})
