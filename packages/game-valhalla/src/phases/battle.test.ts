import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'

const MISSES = 'miss miss miss miss miss miss'
const DECK = ['ulf', 'ulfar', 'ulfhild', 'brynjolf']

describe('the steps of a battle', () => {
  it('VH-31 attacker’s phase, defender’s phase, comparison, consequences, then part B', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      deck: DECK,
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.asks()).toEqual({ p2: 'phase' })
    game.does('p2', 'arm bjarni shield', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card ulf')
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
    const hand = ['fury']
    const game = given({
      players: 4,
      turn: 'p2',
      options: { thor: true, dwarves: true },
      p1: { squad: ['arnbjorn'], hand },
      p2: { squad: ['bersi'], hand },
      p3: { squad: ['bjarni'], hand },
      p4: { squad: ['bjorgolf'], hand },
      discard: ['ulf'],
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

  it('VH-R17 afterwards: shield, denial, Valhalla, Jarls, mission, king, Thor, Loki, discards', () => {
    const game = given({
      players: 3,
      options: { thor: true, dwarves: true, valkyries: true, king: true, loki: true },
      loki: 'new-faces',
      p1: {
        jarl: 'Astrid',
        squad: ['arnbjorn', 'bersi'],
        hand: ['fury', 'mission-crushing-victory'],
      },
      p2: { squad: ['Andvari', 'bjorgolf'], hand: ['fury-of-the-few'] },
      p3: { squad: ['bjarni'], hand: ['thor-draw-no-more'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf', 'geirolf', 'gunnolf', 'hildolf'],
      dice: ['sword axe bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'attack p2')
    game.does('p3', 'support thor-draw-no-more p1')
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword', 'tactic fury', 'done')
    game.does('p2', 'arm Andvari shield', 'done')
    const from = game.events.length
    expect(game.asks()).toEqual({ p2: 'deny' })
    expect(game.player('p2').shields).toBe(3)
    game.does('p2', 'warrior bersi')
    game.does('p1', 'card mission-crushing-victory')
    game.does('p2', 'line 2', 'card ulfar')
    const order = [
      'valhalla-denied',
      'warrior-sent',
      'card-stolen',
      'mission-done',
      'king-crowned',
      'thor-kept',
      'loki-laughs',
      'cards-discarded',
    ]
    const seen = game.events.slice(from).map((event) => event.type as string)
    const last = order.map((type) => seen.lastIndexOf(type))
    expect(last).not.toContain(-1)
    expect(last.toSorted((a, b) => a - b)).toEqual(last)
    expect(game.squad('p1')).toEqual(['bersi'])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'mission-crushing-victory'])
    expect(game.player('p3').valhalla).toEqual(['thor-draw-no-more'])
    expect(game.state.discard.at(-1)).toBe('fury')
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })
})

describe('strength', () => {
  it('VH-37 VH-38 VH-R14 tactics alone are not enough: without an armed attacker nobody wins', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury', 'fury', 'geirolf'] },
      p2: { squad: ['bjarni'], hand: ['fury'] },
      deck: DECK,
      discard: ['jofur'],
      dice: [MISSES],
    })
    game.does('p1', 'tactic fury', 'tactic fury')
    expect(game.strength('p1')).toBe(0)
    const defender = structuredClone(game.player('p2'))
    game.does('p1', 'done')
    expect(game.events.at(-1)?.type).toBe('cards-drawn')
    expect(game.events).toContainEqual({ type: 'battle-void', seat: 0 })
    expect(game.events.some((event) => event.type === 'battle-won')).toBe(false)
    expect(game.state.discard).toEqual(['jofur', 'fury', 'fury'])
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect({ ...game.player('p2'), attackedBy: 0 }).toEqual({ ...defender, attackedBy: 0 })
    expect(game.state.battle).toBeNull()
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card ulf')
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-R14 a battle without a winner crowns no king, and Loki does not laugh', () => {
    const game = duel({
      options: { king: true, loki: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES],
    })
    game.does('p1', 'done')
    expect(game.state.king?.holders).toEqual([-1])
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.unmoved()).toBe(true)
  })

  it('VH-39 VH-R15 a defender who arms nobody has lost with strength 0, tactics or not', () => {
    const game = duel({
      p1: { squad: ['geirolf'] },
      p2: { squad: ['bjarni'], hand: ['fury', 'fury'] },
      dice: ['sword bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm geirolf sword', 'done')
    game.does('p2', 'tactic fury', 'tactic fury')
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
      p1: { squad: ['arnbjorn'] },
      p2: { jarl: 'Beinir', squad: ['bjarni'], hand: ['road-to-valhalla'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic road-to-valhalla')
    game.does('p1', 'warrior arnbjorn')
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
      p1: { squad: ['jofur', 'thorbjorn', 'arnbjorn'], hand: ['fury'] },
      p2: { squad: ['geirolf'] },
      dice: ['sword axe axe shield bow bow'],
    })
    game.does('p1', 'arm jofur shield')
    expect(game.strength('p1')).toBe(1 + 3)
    game.does('p1', 'arm thorbjorn sword axe axe', 'tactic fury')
    expect(game.strength('p1')).toBe(1 + 3 + 9 + 2)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R7 bonuses are worked out at the end: what was armed after a card counts for it', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['arnbjorn', 'bersi', 'bjorgolf'], hand: ['fury'] },
      p2: { squad: ['bjarni'] },
      dice: ['sword axe spear bow bow bow', MISSES],
    })
    game.does('p1', 'tactic fury', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3 + 3 + 2 + 1)
    game.does('p1', 'arm bjorgolf spear')
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
      p1: { jarl, squad: ['arnbjorn', 'bersi', 'bjorgolf'] },
      p2: { squad: ['bjarni'] },
      dice: ['sword axe spear bow bow bow'],
    })
    const arming = ['arm arnbjorn axe', 'arm bersi sword', 'arm bjorgolf spear']
    game.does('p1', ...arming.slice(0, count))
    expect(game.strength('p1')).toBe(strength)
  })

  it('VH-7 joined by an arrow: one ability or the other', () => {
    const half = (word: string) => {
      const game = duel({
        p1: { jarl: 'Sigvard', squad: ['arnbjorn'] },
        p2: { squad: ['bjarni', 'bjorgolf'] },
        dice: ['axe bow bow bow bow bow', 'spear'],
      })
      expect(game.asks()).toEqual({ p1: 'jarl-half' })
      game.does('p1', `half ${word}`, 'arm arnbjorn axe')
      return [game.side('p1').dice.length, game.strength('p1')]
    }
    expect(half('base')).toEqual([5, 3 + 2])
    expect(half('extended')).toEqual([6, 3])
  })
})

describe('the comparison and its consequences', () => {
  it.each([
    ['fury', '', 0, 'more strength wins'],
    ['', '', 0, 'the attacker wins on equal strength'],
    ['', 'fury', 1, 'the defender wins only with more'],
  ])('VH-41 attacker with "%s", defender with "%s": side %i, %s', (mine, theirs, winner) => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury'] },
      p2: { squad: ['bjarni'], hand: ['fury'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', ...(mine ? [`tactic ${mine}`] : []), 'done')
    game.does('p2', 'arm bjarni shield', ...(theirs ? [`tactic ${theirs}`] : []), 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({ seat: winner })
    expect(game.unmoved()).toBe(true)
    expect(Object.keys(game.asks())).toHaveLength(1)
  })

  it('VH-42 VH-44 VH-45 a won attack takes an own shield and sends all the armed, and only them', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'bersi', 'bjorgolf'] },
      p2: { squad: ['bjarni', 'gunnolf'] },
      dice: ['sword axe bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword', 'done')
    game.does('p2', 'arm bjarni shield', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'bersi'])
    expect(game.squad('p1')).toEqual(['bjorgolf'])
    expect(game.player('p1').captured).toEqual([0, 1, 0])
    expect(game.player('p1').shields).toBe(4)
    expect(game.player('p2').shields).toBe(3)
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.squad('p2')).toEqual(['bjarni', 'gunnolf'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    const seen = (viewer: number) => valhalla.view(game.state, viewer).players[0]?.valhalla
    expect(seen(0)).toEqual(['arnbjorn', 'bersi'])
    expect(seen(1)).toBe(2)
  })

  it('VH-42 a captured shield is never lost, not even to its first owner', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], shields: 2 },
      p2: { squad: ['bjarni'], captured: { p1: 2 } },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p2')).toMatchObject({ shields: 3, captured: [2, 0, 0] })
    expect(game.player('p1')).toMatchObject({ shields: 2, captured: [0, 1, 0] })
    expect(game.unmoved()).toBe(true)
  })

  it.each([
    [[], ['bjarni', 'bjorgolf', 'gunnolf']],
    [['bjorgolf'], ['bjarni', 'gunnolf']],
    [['bjarni', 'bjorgolf'], ['gunnolf']],
  ])('VH-43 VH-44 a defender who won sends %j and keeps %j', (sent, stay) => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni', 'bjorgolf', 'gunnolf'] },
      dice: ['axe bow bow bow bow bow', 'shield spear bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm bjarni shield', 'arm bjorgolf spear', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
    expect(game.forbids('p2', 'warrior gunnolf')).toBe('VH-43')
    expect(game.forbids('p2', 'warrior arnbjorn')).toBe('VH-43')
    for (const card of sent) game.does('p2', `warrior ${card}`)
    if (sent.length < 2) game.does('p2', 'done')
    expect(game.player('p2').valhalla).toEqual(sent)
    expect(game.squad('p2')).toEqual(stay)
    expect(game.player('p2')).toMatchObject({ shields: 4, captured: [0, 0, 0] })
    expect(game.player('p1')).toMatchObject({ shields: 4, captured: [0, 0, 0], valhalla: [] })
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-46 all dice go back, then the tactics of both are discarded', () => {
    const game = duel({
      p1: { jarl: 'Styr', squad: ['arnbjorn'], hand: ['fury', 'push-back-the-enemy'] },
      p2: { squad: ['bjarni'], hand: ['weapon-exchange'] },
      discard: ['jofur'],
      dice: ['bow bow bow bow bow bow', 'axe', 'shield miss miss miss miss miss'],
    })
    game.does('p1', 'arm arnbjorn axe*', 'tactic fury', 'tactic push-back-the-enemy', 'done')
    game.does('p2', 'tactic weapon-exchange', 'done', 'done')
    expect(game.state.grey).toBe(3)
    expect(game.state.battle).toBeNull()
    expect(game.state.discard).toEqual(['jofur', 'fury', 'push-back-the-enemy', 'weapon-exchange'])
    expect(game.player('p1').hand).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
