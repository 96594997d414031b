import { describe, expect, it } from 'vitest'
import { KING } from '../cards/king.ts'
import { valhalla } from '../rules.ts'
import { all, type Fields, fight, goesOn, NOTHING } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'

const ROLL = 'axe miss miss miss miss miss'
const ONES = ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf', 'geirr']

/** Who is king on which level: {p1: 2}. */
function kings(game: Given): Record<string, number | undefined> {
  const { holders, levels } = game.state.king ?? { holders: [], levels: [] }
  return Object.fromEntries(
    holders.flatMap((seat, card) => (seat < 0 ? [] : [[`p${seat + 1}`, levels[card]]])),
  )
}

/** One of the players attacks another; the attacker has 1, the defender 2 or nothing. */
function battle(
  players: number,
  attacker: string,
  defender: string,
  result: 'wins' | 'loses' | 'arms nobody',
  king: Fields = {},
): Given {
  const game = given({
    players,
    options: { king: true },
    turn: attacker,
    king,
    [attacker]: { squad: ['alof', 'varg'] },
    [defender]: { squad: ['hildolf', 'ylva'] },
    dice: ['axe axe axe axe axe axe axe axe axe', 'axe axe axe axe axe axe'],
  })
  game.does(attacker, `attack ${defender}`)
  if (result === 'arms nobody') game.does(attacker, 'done')
  else {
    game.does(attacker, 'arm alof axe', 'done')
    game.does(defender, ...(result === 'wins' ? ['done'] : ['arm hildolf axe', 'done', 'done']))
  }
  return game
}

describe('King of the Hill', () => {
  it('VH-83 there is a bonus card for each number of players, two kings for six', () => {
    expect(Object.keys(KING)).toEqual(['2', '3', '4', '5', '6'])
    for (const seats of [2, 3, 4, 5, 6]) {
      const options = valhalla.parseOptions({ king: true, firstGame: true }, seats)
      const state = valhalla.setup({ options, seats, seed: 'king' })
      expect(state.king?.holders).toEqual(seats === 6 ? [-1, -1] : [-1])
    }
  })

  it.each([
    [2, 1, 1, 0],
    [2, 2, 1, 1],
    [2, 3, 2, 1],
    [2, 4, 2, 2],
    [3, 1, 1, 0],
    [3, 2, 2, 1],
    [3, 3, 2, 1],
    [3, 4, 3, 2],
    [4, 1, 1, 0],
    [4, 2, 2, 1],
    [4, 3, 3, 2],
    [4, 4, 3, 2],
    [5, 1, 1, 0],
    [5, 2, 2, 1],
    [5, 3, 3, 2],
    [5, 4, 4, 3],
    [6, 1, 1, 0],
    [6, 2, 2, 1],
    [6, 3, 3, 2],
    [6, 4, 4, 3],
  ])('VH-85 VH-86 %i players, level %i: %i glory, %i grey dice', (players, level, glory, dice) => {
    const game = given({
      players,
      options: { king: true },
      king: { p1: level },
      p1: { squad: ['vidar'] },
      p2: { squad: ['varg'], hand: ['fury'] },
      discard: ONES,
    })
    const other = all(game, 'p2')
    goesOn(game, { p1: 'glory' })
    for (let count = 0; count < glory; count++) game.does('p1', `card ${ONES[count]}`)
    expect(game.player('p1').valhalla).toEqual(ONES.slice(0, glory))
    expect(kings(game)).toEqual({ p1: Math.min(level + 1, 4) })
    expect(all(game, 'p2')).toBe(other)
    goesOn(game, { p1: 'turn' })

    const attack = given({
      players,
      options: { king: true },
      turn: 'p2',
      king: { p1: level },
      p1: { squad: ['vidar'] },
      p2: { squad: ['varg'] },
    })
    attack.does('p2', 'attack p1')
    expect(attack.side('p2').dice).toHaveLength(6 + dice)
    expect(attack.state.grey).toBe(3 - dice)
    goesOn(attack, { p2: 'phase' })
  })

  it.each([2, 3, 4, 5, 6])(
    'VH-84 VH-87 the winner of the first battle of %i is king',
    (players) => {
      const won = battle(players, 'p1', 'p2', 'wins')
      expect(kings(won)).toEqual({ p1: 1 })
      goesOn(won, { p1: 'keep' })
      const defended = battle(players, 'p1', 'p2', 'loses')
      expect(kings(defended)).toEqual({ p2: 1 })
      goesOn(defended, { p1: 'keep' })
    },
  )

  it('VH-R14 VH-R35 a battle without a winner changes nothing', () => {
    const first = battle(3, 'p1', 'p2', 'arms nobody')
    expect(kings(first)).toEqual({})
    goesOn(first, { p1: 'keep' })
    const later = battle(3, 'p1', 'p2', 'arms nobody', { p2: 3 })
    expect(kings(later)).toEqual({ p2: 3 })
    goesOn(later, { p1: 'keep' })
  })

  it('VH-84 whoever beats the king in attack takes over at level 1', () => {
    const game = battle(3, 'p1', 'p2', 'wins', { p2: 3 })
    expect(kings(game)).toEqual({ p1: 1 })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-84 whoever beats the king in defence takes over at level 1', () => {
    const game = given({
      players: 3,
      options: { king: true },
      king: { p1: 3 },
      p1: { squad: ['alof'] },
      p2: { squad: ['hildolf'] },
      dice: [ROLL, ROLL],
    })
    goesOn(game, { p1: 'turn' })
    expect(kings(game)).toEqual({ p1: 4 })
    game.does('p1', 'attack p2')
    fight(game, ['arm alof axe'], ['arm hildolf axe'])
    game.does('p2', 'done')
    expect(kings(game)).toEqual({ p2: 1 })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-84 a king who wins keeps the level, in attack and in defence', () => {
    const attack = battle(3, 'p1', 'p2', 'wins', { p1: 2 })
    expect(kings(attack)).toEqual({ p1: 3 })
    goesOn(attack, { p1: 'keep' })
    const defence = battle(3, 'p1', 'p2', 'loses', { p2: 2 })
    expect(kings(defence)).toEqual({ p2: 2 })
    goesOn(defence, { p1: 'keep' })
  })

  it('VH-84 a battle of two others leaves the king alone, with no extra dice', () => {
    const game = battle(3, 'p1', 'p2', 'wins', { p3: 4 })
    expect(kings(game)).toEqual({ p3: 4 })
    expect(game.state.grey).toBe(3)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-86 a king who attacks gets no dice for it', () => {
    const game = given({
      players: 3,
      options: { king: true },
      king: { p1: 4 },
      p1: { squad: ['alof'] },
      p2: { squad: ['hildolf'] },
    })
    game.does('p1', 'attack p2')
    expect(game.side('p1').dice).toHaveLength(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-10 VH-86 the dice of the king and of a Jarl are three at most', () => {
    const game = given({
      players: 5,
      options: { king: true },
      turn: 'p2',
      king: { p1: 4 },
      p1: { squad: ['alof'] },
      p2: { jarl: 'Styr', squad: ['hildolf'] },
    })
    game.does('p2', 'attack p1')
    expect([game.side('p2').dice.length, game.state.grey]).toEqual([9, 0])
    goesOn(game, { p2: 'phase' })
  })

  it('VH-85 a king without warriors simply takes the turn', () => {
    const game = given({
      players: 3,
      options: { king: true },
      king: { p1: 2 },
      p1: { hand: ['vidar'] },
      discard: ONES,
    })
    expect([kings(game), game.player('p1').valhalla]).toEqual([{ p1: 2 }, []])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-85 VH-R28 without the exact glory the king takes less, and still rises', () => {
    const game = given({
      players: 5,
      options: { king: true },
      king: { p1: 3 },
      p1: { squad: ['vidar'] },
      discard: ['geirolf', 'ylva', 'fury'],
    })
    game.does('p1', 'card geirolf')
    expect([game.player('p1').valhalla, kings(game)]).toEqual([['geirolf'], { p1: 4 }])
    goesOn(game, { p1: 'turn' })
    const nothing = given({
      players: 5,
      options: { king: true },
      king: { p1: 3 },
      p1: { squad: ['vidar'] },
    })
    expect(kings(nothing)).toEqual({ p1: 4 })
    goesOn(nothing, { p1: 'turn' })
  })

  it('VH-85 VH-R35 the glory comes first in the turn; on the last level the king stays', () => {
    const game = given({
      players: 2,
      options: { king: true },
      king: { p1: 4 },
      p1: { squad: ['vidar'] },
      p2: { squad: ['varg'] },
      discard: ['geirolf', 'gunnolf'],
    })
    expect(game.forbids('p1', 'draw')).toBe('VH-22')
    game.does('p1', 'card geirolf', 'draw')
    expect(kings(game)).toEqual({ p1: 4 })
    for (const name of ['p1', 'p1']) game.does(name, game.legal(name)[0] as string)
    goesOn(game, { p2: 'turn' })
    expect(kings(game)).toEqual({ p1: 4 })
  })

  it('VH-85 only the king whose turn it is gets glory', () => {
    const game = given({
      players: 3,
      options: { king: true },
      king: { p2: 2 },
      p1: { squad: ['vidar'] },
      p2: { squad: ['varg'] },
      discard: ONES,
    })
    expect(kings(game)).toEqual({ p2: 2 })
    goesOn(game, { p1: 'turn' })
  })

  it('VH-86 the king gets 1 glory when the game ends', () => {
    const game = given({ options: { king: true }, ragnarok: true, king: { p2: 3 } })
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(valhalla.outcome(game.state)).toEqual({ scores: [0, 1], winners: [1] })
    expect(game.events).toContainEqual({ type: 'points', seat: 1, amount: 1, source: 'king' })
  })
})

describe('King of the Hill with six players', () => {
  it('VH-87 the next winner of a battle without a king is the second king', () => {
    const game = battle(6, 'p3', 'p4', 'wins', { p1: 2 })
    expect(game.state.king).toEqual({ holders: [0, 2], levels: [2, 1] })
    goesOn(game, { p3: 'keep' })
    const defended = battle(6, 'p3', 'p4', 'loses', { p1: 2 })
    expect(kings(defended)).toEqual({ p1: 2, p4: 1 })
  })

  it('VH-87 a third winner without a king in the battle gets nothing', () => {
    const game = battle(6, 'p3', 'p4', 'wins', { p1: 2, p2: 3 })
    expect(kings(game)).toEqual({ p1: 2, p2: 3 })
    goesOn(game, { p3: 'keep' })
  })

  it('VH-87 one king fights and loses: the winner takes over that card at level 1', () => {
    const game = battle(6, 'p3', 'p2', 'wins', { p1: 2, p2: 3 })
    expect(game.state.king).toEqual({ holders: [0, 2], levels: [2, 1] })
    goesOn(game, { p3: 'keep' })
  })

  it('VH-87 one king fights and wins: nothing changes, the second card stays free', () => {
    const game = battle(6, 'p3', 'p1', 'loses', { p1: 2 })
    expect(kings(game)).toEqual({ p1: 2 })
    goesOn(game, { p3: 'keep' })
  })

  it('VH-87 one who beats the only king takes that card, not the free one', () => {
    const game = battle(6, 'p3', 'p1', 'wins', { p1: 4 })
    expect(game.state.king?.holders).toEqual([2, -1])
    expect(kings(game)).toEqual({ p3: 1 })
    goesOn(game, { p3: 'keep' })
  })

  it('VH-87 a king who beats the other king: that card goes back to the supply', () => {
    const attack = battle(6, 'p2', 'p1', 'wins', { p1: 2, p2: 1 })
    expect(attack.state.king?.holders).toEqual([-1, 1])
    expect(kings(attack)).toEqual({ p2: 2 })
    goesOn(attack, { p2: 'keep' })
    const defence = battle(6, 'p2', 'p1', 'loses', { p1: 2, p2: 1 })
    expect(kings(defence)).toEqual({ p1: 2 })
    goesOn(defence, { p2: 'keep' })
  })

  it('VH-87 the next winner without a king takes the card from the supply, at level 1', () => {
    const game = given({
      players: 6,
      options: { king: true },
      turn: 'p2',
      king: { p1: 3, p2: 1 },
      p1: { squad: ['hildolf', 'ylva'] },
      p2: { squad: ['alof', 'torfi'] },
      p3: { squad: ['arnbjorn'] },
      p4: { squad: ['thorbjorn'] },
      dice: [ROLL, 'miss', 'miss', NOTHING, ROLL, NOTHING],
    })
    game.does('p2', 'attack p1')
    expect(game.side('p2').dice).toHaveLength(8)
    game.does('p2', 'arm alof axe', 'done')
    game.does('p1', 'done')
    expect(kings(game)).toEqual({ p2: 2 })
    game.does('p2', game.legal('p2')[0] as string)
    game.does('p3', 'attack p4', 'arm arnbjorn axe', 'done')
    game.does('p4', 'done')
    expect(game.state.king).toEqual({ holders: [2, 1], levels: [1, 2] })
    goesOn(game, { p3: 'keep' })
  })

  it('VH-86 VH-87 both kings reign in their own turns and get 1 glory at the end', () => {
    const game = given({
      players: 6,
      options: { king: true },
      turn: 'p2',
      king: { p1: 2, p2: 3 },
      p1: { squad: ['vidar'] },
      p2: { squad: ['varg'] },
      discard: ONES,
    })
    game.does('p2', 'card arnbjorn', 'card bersi', 'card bjarni')
    expect(kings(game)).toEqual({ p1: 2, p2: 4 })
    goesOn(game, { p2: 'turn' })
    const end = given({
      players: 6,
      options: { king: true },
      ragnarok: true,
      king: { p1: 2, p5: 3 },
    })
    for (const name of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']) end.does(name, 'done')
    expect(valhalla.outcome(end.state)?.scores).toEqual([9, 8, 8, 8, 9, 8])
  })
})
