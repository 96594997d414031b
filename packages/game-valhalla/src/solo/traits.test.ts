import { describe, expect, it } from 'vitest'
import { EACH, keep, kinds, solo, underAttack } from './testing.ts'

const on = (monster: string, left: number) => ({ options: { monster }, monster: { left } })
const TEN = ['wolf-17', 'wolf-18']
/** Armed by this roll: 9 and 3. */
const TWELVE = ['bear-16', 'bear-03']
const ROLL = 'sword axe axe shield miss miss'
const ARM = ['arm bear-16 sword axe axe', 'arm bear-03 shield']

describe('solo: monster traits', () => {
  it('VH-109 Jörmungandr II discards a card of the deck between part A and part B', () => {
    const game = solo({
      ...on('jormungandr', 5),
      p1: { hand: ['bear-01'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03'],
    })
    game.does('p1', 'play bear-01')
    expect(game.state.discard).toEqual(['wolf-01'])
    expect(game.legal('p1')).toEqual(['card wolf-02', 'card wolf-03'])
  })

  it('VH-110 Fenrir V mutes the traits of Deer, and of no other clan', () => {
    const game = solo({
      ...on('fenrir', 2),
      p1: { squad: ['deer-02', 'bear-01', 'bear-02', 'boar-01'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm deer-02 bow')
    expect(game.strength('p1')).toBe(1)
    game.does('p1', 'arm boar-01 shield')
    expect(game.strength('p1')).toBe(1 + 1 + 3)
  })

  it('VH-110 Hel III mutes the traits of Boars, and Cut Off brings them back', () => {
    const game = solo({
      ...on('hel', 4),
      p1: { squad: ['boar-01'], hand: ['tac-cutoff'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm boar-01 shield')
    expect(game.strength('p1')).toBe(1)
    game.does('p1', 'tactic tac-cutoff')
    expect(game.strength('p1')).toBe(1 + 3)
  })

  it('VH-111 VH-R40 Hel II takes a card of your choice from your hand before an attack and a defence', () => {
    const p1 = { squad: ['bear-01'], hand: ['wolf-01', 'wolf-02'] }
    const attack = solo({ ...on('hel', 5), p1, dice: [EACH] })
    attack.does('p1', 'attack monster')
    expect(attack.legal('p1')).toEqual(['card wolf-01', 'card wolf-02'])
    attack.does('p1', 'card wolf-02')
    expect(attack.player('p1').hand).toEqual(['wolf-01'])
    expect(attack.state.discard).toEqual(['wolf-02'])
    expect(attack.asks()).toEqual({ p1: 'phase' })
    const defence = solo({
      options: { monster: 'hel' },
      monster: { left: 5, covered: ['sword', 'sword', 'bow'] },
      p1,
      dice: ['shield miss miss', EACH],
    })
    defence.does('p1', 'draw')
    keep(defence)
    keep(defence)
    expect(defence.asks()).toEqual({ p1: 'discard-card' })
  })

  it('VH-111 takes nothing from an empty hand', () => {
    const game = solo({ ...on('hel', 5), p1: { squad: ['bear-01'] }, dice: [EACH] })
    game.does('p1', 'attack monster')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-112 Surtr V takes one of the six dice before the roll, not the grey one', () => {
    const game = solo({
      ...on('surtr', 2),
      p1: { jarl: 'styr', squad: ['bear-01'] },
      dice: ['sword spear bow shield miss', 'axe'],
    })
    game.does('p1', 'attack monster')
    expect(game.side('p1').dice).toHaveLength(5 + 1)
    expect(game.legal('p1')).toContain('arm 0 0 axe*')
  })

  it('VH-113 Hel IV discards a random card from your hand, after a won attack too', () => {
    const lost = solo({
      ...on('hel', 3),
      p1: { squad: ['bear-01'], hand: ['wolf-01'] },
      deck: ['wolf-02', 'wolf-03'],
      dice: [EACH],
    })
    lost.does('p1', 'attack monster', 'done')
    expect(lost.player('p1').hand).toEqual([])
    expect(lost.state.discard).toEqual(['wolf-02', 'wolf-03', 'wolf-01'])
    const won = solo({
      ...on('hel', 3),
      p1: { squad: TWELVE, hand: ['wolf-01'], valhalla: TEN },
      dice: [ROLL],
    })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('hel-5')
    expect(won.player('p1').hand).toEqual([])
  })

  it('VH-97 VH-113 unless the trait was cut off', () => {
    const game = solo({
      ...on('hel', 3),
      p1: { squad: ['bear-01'], hand: ['wolf-01', 'tac-cutoff'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'tactic tac-cutoff', 'done')
    expect(game.player('p1').hand).toEqual(['wolf-01'])
  })

  it('VH-R40 the trait of a card that comes up does not act on the battle that was fought', () => {
    const game = solo({
      ...on('hel', 4),
      p1: { squad: TWELVE, hand: ['wolf-01'], valhalla: ['wolf-17', 'wolf-08'] },
      dice: [ROLL],
    })
    game.does('p1', 'attack monster', ...ARM, 'done', 'warrior bear-16')
    expect(game.state.monster?.stack[0]).toBe('hel-4')
    expect(game.player('p1').hand).toEqual(['wolf-01'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-114 Surtr II lets you play two tactics in a battle, not three', () => {
    const game = solo({
      ...on('surtr', 5),
      p1: { squad: ['bear-01'], hand: ['tac-fury2', 'tac-fury2', 'tac-cutoff'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'tactic tac-fury2', 'tactic tac-fury2')
    expect(game.forbids('p1', 'tactic tac-cutoff')).toBe('VH-114')
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3 + 4)
  })

  it('VH-115 Surtr IV silences the Jarl in battle, until the trait is cut off', () => {
    const game = solo({
      ...on('surtr', 3),
      p1: { jarl: 'sigurd', squad: ['bear-01'], hand: ['tac-cutoff'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'tactic tac-cutoff')
    expect(game.strength('p1')).toBe(3 + 1)
  })

  it('VH-116 Surtr VI lets you play no tactics in battle, Cut Off included', () => {
    const game = solo({
      ...on('surtr', 1),
      p1: { squad: ['bear-01'], hand: ['tac-fury2', 'tac-cutoff'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.forbids('p1', 'tactic tac-fury2')).toBe('VH-116')
    expect(game.forbids('p1', 'tactic tac-cutoff')).toBe('VH-116')
    expect(game.forbids('p1', 'arm bear-01 axe')).toBe(null)
  })

  it('VH-117 VH-R41 Fenrir II lowers the squad limit by 1 as soon as he comes up', () => {
    const game = solo({
      p1: { squad: ['bear-13', 'bear-01', 'bear-02', 'bear-03'], hand: ['wolf-01'] },
      dice: [EACH, 'miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack monster', 'arm bear-13 sword axe shield', 'done')
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-02', 'bear-03'])
    keep(game)
    game.does('p1', 'play wolf-01')
    expect(game.asks()).toEqual({ p1: 'replace' })
    game.does('p1', 'warrior bear-02')
    expect(game.squad('p1').toSorted()).toEqual(['bear-01', 'bear-03', 'wolf-01'])
  })

  it('VH-R41 a squad above the lower limit is discarded down to it at once, by choice', () => {
    const squad = ['bear-13', 'bear-01', 'bear-02', 'bear-03', 'bear-04']
    const game = solo({ p1: { jarl: 'valgard', squad, hand: ['tac-cutoff'] }, dice: [EACH] })
    // No card can bring this about yet: whoever wins has sent a warrior away.
    game.player('p1').jarl = null
    game.does('p1', 'attack monster', 'tactic tac-cutoff', 'arm bear-13 sword axe shield', 'done')
    expect(game.asks()).toEqual({ p1: 'lose-warrior' })
    game.does('p1', 'warrior bear-02')
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-03', 'bear-04'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-118 VH-R40 Fenrir IV takes a warrior of your choice before the battle', () => {
    const game = solo({
      ...on('fenrir', 3),
      p1: { squad: ['bear-01', 'bear-02'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1'])
    game.does('p1', 'warrior bear-01')
    expect(game.squad('p1')).toEqual(['bear-02'])
    expect(game.state.discard).toEqual(['bear-01'])
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-118 VH-R40 with nobody left the attack has failed, and a defence is lost', () => {
    const attack = solo({ ...on('fenrir', 3), p1: { squad: ['bear-01'] }, dice: [EACH] })
    attack.does('p1', 'attack monster', 'warrior bear-01', 'done')
    expect(attack.state.discard).toHaveLength(1 + 2)
    expect(attack.state.monster?.stack[0]).toBe('fenrir-4')
    expect(attack.asks()).toEqual({ p1: 'keep' })
    const defence = underAttack({
      monster: { left: 3, covered: ['axe', 'axe', 'bow'] },
      p1: { squad: ['bear-01'] },
      dice: [EACH],
    })
    expect(defence.asks()).toEqual({ p1: 'lose-warrior' })
    defence.does('p1', 'warrior bear-01', 'done')
    expect(defence.player('p1').shields).toBe(3)
    expect(defence.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-119 VH-R41 Jörmungandr III takes the least of your glory after a lost battle', () => {
    const game = solo({
      ...on('jormungandr', 4),
      p1: { squad: ['bear-01'], valhalla: ['wolf-08', 'bear-02', 'bear-05'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'done')
    expect(game.player('p1').valhalla).toEqual(['wolf-08', 'bear-05'])
    expect(game.state.discard.at(-1)).toBe('bear-02')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-119 VH-R41 takes nothing after a victory, nor from an empty Valhalla', () => {
    const won = solo({
      ...on('jormungandr', 4),
      p1: { squad: TWELVE, valhalla: ['wolf-17', 'bear-02'] },
      dice: [ROLL],
    })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('jormungandr-4')
    expect(won.player('p1').valhalla).toEqual(['wolf-17', 'bear-02', 'bear-16', 'bear-03'])
    const empty = solo({ ...on('jormungandr', 4), p1: { squad: ['bear-01'] }, dice: [EACH] })
    empty.does('p1', 'attack monster', 'done')
    expect(kinds(empty).filter((kind) => kind === 'cards-discarded')).toHaveLength(1)
  })

  it('VH-120 Hel V forbids Push Back the Enemy and Weapon Exchange, and nothing else', () => {
    const game = solo({
      ...on('hel', 2),
      p1: {
        squad: ['bear-01'],
        hand: ['tac-pushback', 'tac-exchange', 'tac-fury2', 'tac-newweapons'],
      },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.forbids('p1', 'tactic tac-pushback')).toBe('VH-120')
    expect(game.forbids('p1', 'tactic tac-exchange')).toBe('VH-120')
    expect(game.forbids('p1', 'tactic tac-fury2')).toBe(null)
    expect(game.forbids('p1', 'tactic tac-newweapons')).toBe(null)
  })

  it('VH-121 VH-R41 Jörmungandr V takes the least of your glory after a won attack and after a loss', () => {
    const valhalla = [...TEN, 'wolf-15', 'bear-01']
    const won = solo({ ...on('jormungandr', 2), p1: { squad: TWELVE, valhalla }, dice: [ROLL] })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('jormungandr-6')
    expect(won.player('p1').valhalla).toEqual([...TEN, 'wolf-15', 'bear-16', 'bear-03'])
    const lost = solo({ ...on('jormungandr', 2), p1: { squad: TWELVE, valhalla }, dice: [ROLL] })
    lost.does('p1', 'attack monster', 'done')
    expect(lost.player('p1').valhalla).toEqual([...TEN, 'wolf-15'])
  })

  it('VH-98 in a first game none of this happens', () => {
    const game = solo({
      options: { monster: 'jormungandr', firstGame: true },
      monster: { left: 2 },
      p1: { squad: TWELVE, valhalla: ['bear-01'] },
      dice: [ROLL],
    })
    game.does('p1', 'attack monster', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
  })
})
