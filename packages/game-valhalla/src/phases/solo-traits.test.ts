import { describe, expect, it } from 'vitest'
import { EACH, keep, kinds, solo, underAttack } from '../testing/solo.ts'

const on = (monster: string, left: number) => ({ options: { monster }, monster: { left } })
const TEN = ['ylva', 'varg']
/** Armed by this roll: 9 and 3. */
const TWELVE = ['thorbjorn', 'bjarni']
const ROLL = 'sword axe axe shield miss miss'
const ARM = ['arm thorbjorn sword axe axe', 'arm bjarni shield']

describe('solo: monster traits', () => {
  it('VH-109 Jörmungandr II discards a card of the deck between part A and part B', () => {
    const game = solo({
      ...on('jormungandr', 5),
      p1: { hand: ['arnbjorn'] },
      deck: ['ulf', 'ulfar', 'ulfhild'],
    })
    game.does('p1', 'play arnbjorn')
    expect(game.state.discard).toEqual(['ulf'])
    expect(game.legal('p1')).toEqual(['card ulfar', 'card ulfhild'])
  })

  it('VH-110 Fenrir V mutes the traits of Deer, and of no other clan', () => {
    const game = solo({
      ...on('fenrir', 2),
      p1: { squad: ['eikthyr', 'arnbjorn', 'bersi', 'jofur'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm eikthyr bow')
    expect(game.strength('p1')).toBe(1)
    game.does('p1', 'arm jofur shield')
    expect(game.strength('p1')).toBe(1 + 1 + 3)
  })

  it('VH-110 Hel III mutes the traits of Boars, and Cut Off brings them back', () => {
    const game = solo({
      ...on('hel', 4),
      p1: { squad: ['jofur'], hand: ['cut-off-from-the-leader'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm jofur shield')
    expect(game.strength('p1')).toBe(1)
    game.does('p1', 'tactic cut-off-from-the-leader')
    expect(game.strength('p1')).toBe(1 + 3)
  })

  it('VH-111 VH-R40 Hel II takes a card of your choice from your hand before an attack and a defence', () => {
    const p1 = { squad: ['arnbjorn'], hand: ['ulf', 'ulfar'] }
    const attack = solo({ ...on('hel', 5), p1, dice: [EACH] })
    attack.does('p1', 'attack monster')
    expect(attack.legal('p1')).toEqual(['card ulf', 'card ulfar'])
    attack.does('p1', 'card ulfar')
    expect(attack.player('p1').hand).toEqual(['ulf'])
    expect(attack.state.discard).toEqual(['ulfar'])
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
    const game = solo({ ...on('hel', 5), p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    game.does('p1', 'attack monster')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-112 Surtr V takes one of the six dice before the roll, not the grey one', () => {
    const game = solo({
      ...on('surtr', 2),
      p1: { jarl: 'styr', squad: ['arnbjorn'] },
      dice: ['sword spear bow shield miss', 'axe'],
    })
    game.does('p1', 'attack monster')
    expect(game.side('p1').dice).toHaveLength(5 + 1)
    expect(game.legal('p1')).toContain('arm 0 0 axe*')
  })

  it('VH-113 Hel IV discards a random card from your hand, after a won attack too', () => {
    const lost = solo({
      ...on('hel', 3),
      p1: { squad: ['arnbjorn'], hand: ['ulf'] },
      deck: ['ulfar', 'ulfhild'],
      dice: [EACH],
    })
    lost.does('p1', 'attack monster', 'done')
    expect(lost.player('p1').hand).toEqual([])
    expect(lost.state.discard).toEqual(['ulfar', 'ulfhild', 'ulf'])
    const won = solo({
      ...on('hel', 3),
      p1: { squad: TWELVE, hand: ['ulf'], valhalla: TEN },
      dice: [ROLL],
    })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('hel-5')
    expect(won.player('p1').hand).toEqual([])
  })

  it('VH-97 VH-113 unless the trait was cut off', () => {
    const game = solo({
      ...on('hel', 3),
      p1: { squad: ['arnbjorn'], hand: ['ulf', 'cut-off-from-the-leader'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'tactic cut-off-from-the-leader', 'done')
    expect(game.player('p1').hand).toEqual(['ulf'])
  })

  it('VH-R40 the trait of a card that comes up does not act on the battle that was fought', () => {
    const game = solo({
      ...on('hel', 4),
      p1: { squad: TWELVE, hand: ['ulf'], valhalla: ['ylva', 'ingolf'] },
      dice: [ROLL],
    })
    game.does('p1', 'attack monster', ...ARM, 'done', 'warrior thorbjorn')
    expect(game.state.monster?.stack[0]).toBe('hel-4')
    expect(game.player('p1').hand).toEqual(['ulf'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-114 Surtr II lets you play two tactics in a battle, not three', () => {
    const game = solo({
      ...on('surtr', 5),
      p1: { squad: ['arnbjorn'], hand: ['fury', 'fury', 'cut-off-from-the-leader'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'tactic fury', 'tactic fury')
    expect(game.forbids('p1', 'tactic cut-off-from-the-leader')).toBe('VH-114')
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3 + 4)
  })

  it('VH-115 Surtr IV silences the Jarl in battle, until the trait is cut off', () => {
    const game = solo({
      ...on('surtr', 3),
      p1: { jarl: 'sigurd', squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'tactic cut-off-from-the-leader')
    expect(game.strength('p1')).toBe(3 + 1)
  })

  it('VH-116 Surtr VI lets you play no tactics in battle, Cut Off included', () => {
    const game = solo({
      ...on('surtr', 1),
      p1: { squad: ['arnbjorn'], hand: ['fury', 'cut-off-from-the-leader'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.forbids('p1', 'tactic fury')).toBe('VH-116')
    expect(game.forbids('p1', 'tactic cut-off-from-the-leader')).toBe('VH-116')
    expect(game.forbids('p1', 'arm arnbjorn axe')).toBe(null)
  })

  it('VH-117 VH-R41 Fenrir II lowers the squad limit by 1 as soon as he comes up', () => {
    const game = solo({
      p1: { squad: ['orm', 'arnbjorn', 'bersi', 'bjarni'], hand: ['ulf'] },
      dice: [EACH, 'miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack monster', 'arm orm sword axe shield', 'done')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bersi', 'bjarni'])
    keep(game)
    game.does('p1', 'play ulf')
    expect(game.asks()).toEqual({ p1: 'replace' })
    game.does('p1', 'warrior bersi')
    expect(game.squad('p1').toSorted()).toEqual(['arnbjorn', 'bjarni', 'ulf'])
  })

  it('VH-R41 a squad above the lower limit is discarded down to it at once, by choice', () => {
    const squad = ['orm', 'arnbjorn', 'bersi', 'bjarni', 'bjorgolf']
    const game = solo({
      p1: { jarl: 'valgard', squad, hand: ['cut-off-from-the-leader'] },
      dice: [EACH],
    })
    // No card can bring this about yet: whoever wins has sent a warrior away.
    game.player('p1').jarl = null
    game.does(
      'p1',
      'attack monster',
      'tactic cut-off-from-the-leader',
      'arm orm sword axe shield',
      'done',
    )
    expect(game.asks()).toEqual({ p1: 'lose-warrior' })
    game.does('p1', 'warrior bersi')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bjarni', 'bjorgolf'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-118 VH-R40 Fenrir IV takes a warrior of your choice before the battle', () => {
    const game = solo({
      ...on('fenrir', 3),
      p1: { squad: ['arnbjorn', 'bersi'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1'])
    game.does('p1', 'warrior arnbjorn')
    expect(game.squad('p1')).toEqual(['bersi'])
    expect(game.state.discard).toEqual(['arnbjorn'])
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-118 VH-R40 with nobody left the attack has failed, and a defence is lost', () => {
    const attack = solo({ ...on('fenrir', 3), p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    attack.does('p1', 'attack monster', 'warrior arnbjorn', 'done')
    expect(attack.state.discard).toHaveLength(1 + 2)
    expect(attack.state.monster?.stack[0]).toBe('fenrir-4')
    expect(attack.asks()).toEqual({ p1: 'keep' })
    const defence = underAttack({
      monster: { left: 3, covered: ['axe', 'axe', 'bow'] },
      p1: { squad: ['arnbjorn'] },
      dice: [EACH],
    })
    expect(defence.asks()).toEqual({ p1: 'lose-warrior' })
    defence.does('p1', 'warrior arnbjorn', 'done')
    expect(defence.player('p1').shields).toBe(3)
    expect(defence.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-119 VH-R41 Jörmungandr III takes the least of your glory after a lost battle', () => {
    const game = solo({
      ...on('jormungandr', 4),
      p1: { squad: ['arnbjorn'], valhalla: ['ingolf', 'bersi', 'eyvind'] },
      dice: [EACH],
    })
    game.does('p1', 'attack monster', 'done')
    expect(game.player('p1').valhalla).toEqual(['ingolf', 'eyvind'])
    expect(game.state.discard.at(-1)).toBe('bersi')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-119 VH-R41 takes nothing after a victory, nor from an empty Valhalla', () => {
    const won = solo({
      ...on('jormungandr', 4),
      p1: { squad: TWELVE, valhalla: ['ylva', 'bersi'] },
      dice: [ROLL],
    })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('jormungandr-4')
    expect(won.player('p1').valhalla).toEqual(['ylva', 'bersi', 'thorbjorn', 'bjarni'])
    const empty = solo({ ...on('jormungandr', 4), p1: { squad: ['arnbjorn'] }, dice: [EACH] })
    empty.does('p1', 'attack monster', 'done')
    expect(kinds(empty).filter((kind) => kind === 'cards-discarded')).toHaveLength(1)
  })

  it('VH-120 Hel V forbids Push Back the Enemy and Weapon Exchange, and nothing else', () => {
    const game = solo({
      ...on('hel', 2),
      p1: {
        squad: ['arnbjorn'],
        hand: ['push-back-the-enemy', 'weapon-exchange', 'fury', 'new-weapons'],
      },
      dice: [EACH],
    })
    game.does('p1', 'attack monster')
    expect(game.forbids('p1', 'tactic push-back-the-enemy')).toBe('VH-120')
    expect(game.forbids('p1', 'tactic weapon-exchange')).toBe('VH-120')
    expect(game.forbids('p1', 'tactic fury')).toBe(null)
    expect(game.forbids('p1', 'tactic new-weapons')).toBe(null)
  })

  it('VH-121 VH-R41 Jörmungandr V takes the least of your glory after a won attack and after a loss', () => {
    const valhalla = [...TEN, 'thjodolf', 'arnbjorn']
    const won = solo({ ...on('jormungandr', 2), p1: { squad: TWELVE, valhalla }, dice: [ROLL] })
    won.does('p1', 'attack monster', ...ARM, 'done')
    expect(won.state.monster?.stack[0]).toBe('jormungandr-6')
    expect(won.player('p1').valhalla).toEqual([...TEN, 'thjodolf', 'thorbjorn', 'bjarni'])
    const lost = solo({ ...on('jormungandr', 2), p1: { squad: TWELVE, valhalla }, dice: [ROLL] })
    lost.does('p1', 'attack monster', 'done')
    expect(lost.player('p1').valhalla).toEqual([...TEN, 'thjodolf'])
  })

  it('VH-98 in a first game none of this happens', () => {
    const game = solo({
      options: { monster: 'jormungandr', firstGame: true },
      monster: { left: 2 },
      p1: { squad: TWELVE, valhalla: ['arnbjorn'] },
      dice: [ROLL],
    })
    game.does('p1', 'attack monster', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
  })
})
