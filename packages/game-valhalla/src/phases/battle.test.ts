import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { view } from '../view.ts'

const MISSES = 'miss miss miss miss miss miss'
const DECK = ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04']

describe('the steps of a battle', () => {
  it('VH-31 attacker’s phase, defender’s phase, comparison, consequences, then part B', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-03'] },
      deck: DECK,
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.asks()).toEqual({ p2: 'phase' })
    game.does('p2', 'arm bear-03 shield', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card wolf-01')
    expect(game.asks()).toEqual({ p2: 'turn' })
    expect(game.unmoved()).toBe(true)
    expect(game.events.map((event) => event.type)).toEqual([
      'attack-began',
      'dice-rolled',
      'warrior-armed',
      'phase-ended',
      'dice-rolled',
      'warrior-armed',
      'phase-ended',
      'battle-won',
      'shield-captured',
      'warrior-sent',
      'cards-drawn',
      'card-kept',
      'cards-discarded',
      'turn-began',
    ])
  })

  it('VH-31 VH-R16 before it: Thor cards from the attacker’s left, the attacker’s, the defender’s', () => {
    const hand = ['tac-fury2']
    const game = given({
      players: 4,
      turn: 'p2',
      options: { thor: true, dwarves: true },
      p1: { squad: ['bear-01'], hand },
      p2: { squad: ['bear-02'], hand },
      p3: { squad: ['bear-03'], hand },
      p4: { squad: ['bear-04'], hand },
    })
    const asked: string[] = []
    game.does('p2', 'attack p4')
    while (!Object.values(game.asks()).includes('phase')) {
      const [[name, kind] = ['', '']] = Object.entries(game.asks())
      asked.push(`${name} ${kind}`)
      game.does(name, 'done')
    }
    expect(asked).toEqual(['p3 thor', 'p1 thor', 'p2 before-battle', 'p4 before-battle'])
    expect(game.asks()).toEqual({ p2: 'phase' })
    checkInvariants(game.state)
  })

  it('VH-R17 afterwards: shield, denial, Valhalla, Jarls, mission, king, Loki, Thor, discards', () => {
    const game = given({
      players: 3,
      options: { thor: true, dwarves: true, valkyries: true, king: true, loki: true },
      loki: 'loki-06',
      p1: {
        jarl: 'Astrid',
        squad: ['bear-01', 'bear-02'],
        hand: ['tac-fury2', 'valk-mission-by5'],
      },
      p2: { squad: ['Andvari', 'bear-04'], hand: ['tac-fury3'] },
      p3: { squad: ['bear-03'], hand: ['thor-02'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04', 'wolf-05', 'wolf-06', 'wolf-07'],
      dice: ['sword axe bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-02 p1')
    game.does('p1', 'done')
    game.does('p2', 'done')
    game.does('p1', 'arm bear-01 axe', 'arm bear-02 sword', 'tactic tac-fury2', 'done')
    game.does('p2', 'arm Andvari shield', 'done')
    const from = game.events.length
    expect(game.asks()).toEqual({ p2: 'deny' })
    expect(game.player('p2').shields).toBe(3)
    game.does('p2', 'warrior bear-02')
    game.does('p1', 'card valk-mission-by5')
    game.does('p2', 'line 2', 'card wolf-02')
    const order = [
      'valhalla-denied',
      'warrior-sent',
      'card-stolen',
      'mission-done',
      'king-crowned',
      'loki-laughs',
      'thor-kept',
      'cards-discarded',
    ]
    const seen = game.events.slice(from).map((event) => event.type as string)
    const last = order.map((type) => seen.lastIndexOf(type))
    expect(last).not.toContain(-1)
    expect(last.toSorted((a, b) => a - b)).toEqual(last)
    expect(game.squad('p1')).toEqual(['bear-02'])
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'valk-mission-by5'])
    expect(game.player('p3').valhalla).toEqual(['thor-02'])
    expect(game.state.discard.at(-1)).toBe('tac-fury2')
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })
})

describe('strength', () => {
  it('VH-37 VH-38 VH-R14 tactics alone are not enough: without an armed attacker nobody wins', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-fury2', 'tac-fury2', 'wolf-05'] },
      p2: { squad: ['bear-03'], hand: ['tac-fury2'] },
      deck: DECK,
      discard: ['boar-01'],
      dice: [MISSES],
    })
    game.does('p1', 'tactic tac-fury2', 'tactic tac-fury2')
    expect(game.strength('p1')).toBe(0)
    const defender = structuredClone(game.player('p2'))
    game.does('p1', 'done')
    expect(game.events.at(-1)?.type).toBe('cards-drawn')
    expect(game.events).toContainEqual({ type: 'battle-void', seat: 0 })
    expect(game.events.some((event) => event.type === 'battle-won')).toBe(false)
    expect(game.state.discard).toEqual(['boar-01', 'tac-fury2', 'tac-fury2'])
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect({ ...game.player('p2'), attackedBy: 0 }).toEqual({ ...defender, attackedBy: 0 })
    expect(game.state.battle).toBeNull()
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card wolf-01')
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-R14 a battle without a winner crowns no king, and Loki does not laugh', () => {
    const game = duel({
      options: { king: true, loki: true },
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-03'] },
      dice: [MISSES],
    })
    game.does('p1', 'done')
    expect(game.state.king?.holders).toEqual([-1])
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.unmoved()).toBe(true)
  })

  it('VH-39 VH-R15 a defender who arms nobody has lost with strength 0, tactics or not', () => {
    const game = duel({
      p1: { squad: ['wolf-05'] },
      p2: { squad: ['bear-03'], hand: ['tac-fury2', 'tac-fury2'] },
      dice: ['sword bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm wolf-05 sword', 'done')
    game.does('p2', 'tactic tac-fury2', 'tactic tac-fury2')
    expect(game.strength('p2')).toBe(0)
    game.does('p2', 'done')
    expect(game.events).toContainEqual({
      type: 'battle-won',
      seat: 0,
      foe: 1,
      strength: 2,
      other: 0,
    })
    expect(game.player('p2').shields).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-39 a defender who arms nobody has lost even where the attacker has strength 0', () => {
    const game = duel({
      options: { valkyries: true },
      p1: { squad: ['bear-01'] },
      p2: { jarl: 'Beinir', squad: ['bear-03'], hand: ['valk-road'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'tactic valk-road')
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({
      seat: 0,
      strength: 0,
      other: 0,
    })
    expect(game.player('p2').shields).toBe(3)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-37 armed warriors with their traits, and tactics, make the strength', () => {
    const game = duel({
      p1: { squad: ['boar-01', 'bear-16', 'bear-01'], hand: ['tac-fury2'] },
      p2: { squad: ['wolf-05'] },
      dice: ['sword axe axe shield bow bow'],
    })
    game.does('p1', 'arm boar-01 shield')
    expect(game.strength('p1')).toBe(1 + 3)
    game.does('p1', 'arm bear-16 sword axe axe', 'tactic tac-fury2')
    expect(game.strength('p1')).toBe(1 + 3 + 9 + 2)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R7 bonuses are worked out at the end: what was armed after a card counts for it', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['bear-01', 'bear-02', 'bear-04'], hand: ['tac-fury2'] },
      p2: { squad: ['bear-03'] },
      dice: ['sword axe spear bow bow bow', MISSES],
    })
    game.does('p1', 'tactic tac-fury2', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(3 + 3 + 2 + 1)
    game.does('p1', 'arm bear-04 spear')
    expect(game.strength('p1')).toBe(9 + 2 + 1 + 2)
    game.does('p1', 'done')
    expect(game.events.findLast((event) => event.type === 'phase-ended')).toMatchObject({
      strength: 14,
    })
    expect(game.unmoved()).toBe(true)
  })

  it.each([
    ['VH-7 joined by a plus sign: both abilities', 'Sigurd', 3, 6 + 3 + 1 + 2],
    ['VH-7 below the condition the basic one alone', 'Sigurd', 2, 6 + 1],
  ])('%s', (_title, jarl, count, strength) => {
    const game = duel({
      p1: { jarl, squad: ['bear-01', 'bear-02', 'bear-04'] },
      p2: { squad: ['bear-03'] },
      dice: ['sword axe spear bow bow bow'],
    })
    const arming = ['arm bear-01 axe', 'arm bear-02 sword', 'arm bear-04 spear']
    game.does('p1', ...arming.slice(0, count))
    expect(game.strength('p1')).toBe(strength)
  })

  it('VH-7 joined by an arrow: one ability or the other', () => {
    const half = (word: string) => {
      const game = duel({
        p1: { jarl: 'Sigvard', squad: ['bear-01'] },
        p2: { squad: ['bear-03', 'bear-04'] },
        dice: ['axe bow bow bow bow bow', 'spear'],
      })
      expect(game.asks()).toEqual({ p1: 'jarl-half' })
      game.does('p1', `half ${word}`, 'arm bear-01 axe')
      return [game.side('p1').dice.length, game.strength('p1')]
    }
    expect(half('base')).toEqual([5, 3 + 2])
    expect(half('extended')).toEqual([6, 3])
  })
})

describe('the comparison and its consequences', () => {
  it.each([
    ['tac-fury2', '', 0, 'more strength wins'],
    ['', '', 0, 'the attacker wins on equal strength'],
    ['', 'tac-fury2', 1, 'the defender wins only with more'],
  ])('VH-41 attacker with "%s", defender with "%s": side %i, %s', (mine, theirs, winner) => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-fury2'] },
      p2: { squad: ['bear-03'], hand: ['tac-fury2'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', ...(mine ? [`tactic ${mine}`] : []), 'done')
    game.does('p2', 'arm bear-03 shield', ...(theirs ? [`tactic ${theirs}`] : []), 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({ seat: winner })
    expect(game.unmoved()).toBe(true)
    expect(Object.keys(game.asks())).toHaveLength(1)
  })

  it('VH-42 VH-44 VH-45 a won attack takes an own shield and sends all the armed, and only them', () => {
    const game = duel({
      p1: { squad: ['bear-01', 'bear-02', 'bear-04'] },
      p2: { squad: ['bear-03', 'wolf-06'] },
      dice: ['sword axe bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'arm bear-02 sword', 'done')
    game.does('p2', 'arm bear-03 shield', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'bear-02'])
    expect(game.squad('p1')).toEqual(['bear-04'])
    expect(game.player('p1').captured).toEqual([0, 1, 0])
    expect(game.player('p1').shields).toBe(4)
    expect(game.player('p2').shields).toBe(3)
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.squad('p2')).toEqual(['bear-03', 'wolf-06'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    const seen = (viewer: number) => view(game.state, viewer).players[0]?.valhalla
    expect(seen(0)).toEqual(['bear-01', 'bear-02'])
    expect(seen(1)).toBe(2)
  })

  it('VH-42 a captured shield is never lost, not even to its first owner', () => {
    const game = duel({
      p1: { squad: ['bear-01'], shields: 2 },
      p2: { squad: ['bear-03'], captured: { p1: 2 } },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p2')).toMatchObject({ shields: 3, captured: [2, 0, 0] })
    expect(game.player('p1')).toMatchObject({ shields: 2, captured: [0, 1, 0] })
    expect(game.unmoved()).toBe(true)
  })

  it.each([
    [[], ['bear-03', 'bear-04', 'wolf-06']],
    [['bear-04'], ['bear-03', 'wolf-06']],
    [['bear-03', 'bear-04'], ['wolf-06']],
  ])('VH-43 VH-44 a defender who won sends %j and keeps %j', (sent, stay) => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-03', 'bear-04', 'wolf-06'] },
      dice: ['axe bow bow bow bow bow', 'shield spear bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-03 shield', 'arm bear-04 spear', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
    expect(game.forbids('p2', 'warrior wolf-06')).toBe('VH-43')
    expect(game.forbids('p2', 'warrior bear-01')).toBe('VH-43')
    for (const card of sent) game.does('p2', `warrior ${card}`)
    if (sent.length < 2) game.does('p2', 'done')
    expect(game.player('p2').valhalla).toEqual(sent)
    expect(game.squad('p2')).toEqual(stay)
    expect(game.player('p2')).toMatchObject({ shields: 4, captured: [0, 0, 0] })
    expect(game.player('p1')).toMatchObject({ shields: 4, captured: [0, 0, 0], valhalla: [] })
    expect(game.squad('p1')).toEqual(['bear-01'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-46 all dice go back, then the tactics of both are discarded', () => {
    const game = duel({
      p1: { jarl: 'Styr', squad: ['bear-01'], hand: ['tac-fury2', 'tac-pushback'] },
      p2: { squad: ['bear-03'], hand: ['tac-exchange'] },
      discard: ['boar-01'],
      dice: ['bow bow bow bow bow bow', 'axe', 'shield miss miss miss miss miss'],
    })
    game.does('p1', 'arm bear-01 axe*', 'tactic tac-fury2', 'tactic tac-pushback', 'done')
    game.does('p2', 'tactic tac-exchange', 'done', 'done')
    expect(game.state.grey).toBe(3)
    expect(game.state.battle).toBeNull()
    expect(game.state.discard).toEqual(['boar-01', 'tac-fury2', 'tac-pushback', 'tac-exchange'])
    expect(game.player('p1').hand).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
