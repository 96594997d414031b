import { makeGameFile, parseScenario, play, runScenario, startGame } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { checkInvariants, given } from '../testing/index.ts'
import { valhallaScenarios } from './index.ts'
import { buildPosition } from './position.ts'

describe('a position', () => {
  it('is the start of a turn of two players where nothing is said', () => {
    const game = given({})
    expect(game.asks()).toEqual({ p1: 'turn' })
    expect(game.state.deck).toHaveLength(120)
    expect(game.player('p2')).toMatchObject({ jarl: null, hand: [], shields: 4, captured: [0, 0] })
    checkInvariants(game.state)
  })

  it('has the named cards on top of the deck and the others below or in the discard pile', () => {
    const { deck } = given({ deck: ['orm', 'fury'] }).state
    expect(deck.slice(-2)).toEqual(['fury', 'orm'])
    const { state } = given({ deck: ['orm'], discard: ['ulf'], rest: 'discard' })
    expect(state.deck).toEqual(['orm'])
    expect(state.discard).toHaveLength(119)
    expect(state.discard.at(-1)).toBe('ulf')
  })

  it('takes cards by name and squads with gaps and Tyr cards', () => {
    const game = given({
      options: { tyr: true, valkyries: true },
      p1: { squad: ["Gunnr's chosen + tyr-strength", '-', 'kari-the-cold'] },
    })
    expect(game.player('p1').squad.slice(0, 3)).toEqual([
      { card: 'gunnrs-chosen', tyr: 'tyr-strength' },
      null,
      { card: 'kari-the-cold', tyr: null },
    ])
  })

  it('gives every shield to somebody', () => {
    const three = { players: 3, p1: { captured: { p2: 1, p3: 2 } } }
    expect(given(three).state.players.map(({ shields }) => shields)).toEqual([4, 3, 2])
    const two = given({ p2: { shields: 1 } })
    expect(two.player('p1').captured).toEqual([0, 3])
    expect(given({ players: 1, p1: { shields: 2 } }).player('p1').shields).toBe(2)
  })

  it('begins a turn, with a king taking glory, or stands in it', () => {
    const king = { options: { king: true }, king: { p1: 2 }, discard: ['bersi'] }
    const p1 = { squad: ['orm'] }
    expect(given({ ...king, p1 }).asks()).toEqual({ p1: 'glory' })
    const begun = given({ ...king, p1, begun: true })
    expect(begun.asks()).toEqual({ p1: 'turn' })
    expect(begun.state.king).toEqual({ holders: [0], levels: [2] })
  })

  it('counts the last turns with the one under way', () => {
    const p1 = { squad: ['orm'], hand: ['ulf'] }
    for (const begun of [false, true]) {
      const game = given({ lastTurns: 1, begun, deck: ['ylva', 'varg'], p1 })
      game.does('p1', 'play ulf', 'card ylva')
      expect(game.asks()).toEqual({ p2: 'phase' })
    }
  })

  it('goes on with Ragnarök in the middle', () => {
    const game = given({ players: 4, ragnarok: 2, turn: 'p3' })
    expect(game.asks()).toEqual({ p3: 'phase' })
    game.does('p3', 'done')
    expect(game.asks()).toEqual({ p4: 'phase' })
    game.does('p4', 'done')
    expect(game.state.over).toBe(true)
  })

  it('has dice on and beside the monster', () => {
    const { monster } = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 6, covered: ['axe'], beside: ['bow', 'miss'] },
    }).state
    expect(monster).toMatchObject({ covered: [true, false, false], beside: [3, 5] })
  })
})

describe('a position in the set-up', () => {
  it('offers Jarls, the missing ones too, and asks those who have not chosen', () => {
    const game = given({
      players: 3,
      setup: 'jarl',
      p2: { offered: ['hodr', 'leif'], chosen: 'leif' },
    })
    expect(game.asks()).toEqual({ p1: 'jarl', p3: 'jarl' })
    expect(game.player('p1').offered).toHaveLength(3)
    expect(given({ players: 1, setup: 'jarl' }).player('p1').offered).toHaveLength(17)
  })

  it('deals what is missing', () => {
    expect(given({ setup: 'pick-warrior' }).legal('p2')).toHaveLength(3)
    const hands = given({
      setup: 'start-discard',
      p1: { thrown: ['orm', 'ulf'] },
      p2: { hand: ['dain'] },
    })
    expect(hands.asks()).toEqual({ p2: 'start-discard' })
    expect(hands.player('p1').hand).toHaveLength(5)
    expect(hands.player('p2').hand).toHaveLength(7)
    expect(given({ players: 1, setup: 'swap-hand' }).player('p1').hand).toHaveLength(6)
    const draft = given({
      options: { handDraft: true },
      setup: 'hand-draft',
      p1: { hand: ['orm'] },
    })
    expect(draft.player('p2').hand).toHaveLength(5)
    expect(draft.state.frames.at(-1)).toMatchObject({ kind: 'handDraft', pool: { length: 6 } })
    for (const game of [hands, draft]) checkInvariants(game.state)
  })
})

describe('a position out of a saved game', () => {
  it('is found after any number of its actions, in the middle of a battle too', () => {
    const options = valhalla.parseOptions({ tyr: true, loki: true }, 3)
    const { log } = randomPlay(valhalla, { options, seats: 3, seed: 'saved' })
    const game = startGame(valhalla, log)
    const asked: Record<string, string>[] = []
    for (const action of log.actions) {
      asked.push(
        Object.fromEntries(game.state.open.map(({ seat, kind }) => [`p${seat + 1}`, kind])),
      )
      play(valhalla, game, action)
    }
    const battle = asked.findIndex((asks) => Object.values(asks).includes('phase'))
    expect(battle).toBeGreaterThan(0)
    const replay = makeGameFile(valhalla, game)
    for (const actions of [0, 1, battle, battle + 1, asked.length - 1]) {
      const text = JSON.stringify({
        format: 'meadhall-scenario',
        version: 1,
        game: 'valhalla',
        title: 'VH-32 a saved game',
        given: { replay, actions },
        steps: [],
        expect: { asks: asked[actions] },
      })
      expect(runScenario(valhallaScenarios, parseScenario(text))).toEqual([])
    }
  })
})

const THREE = { players: 3 }
const SOLO = { players: 1 }
const KING = { options: { king: true } }
const DRAFT = { options: { handDraft: true } }

describe('a position that cannot be is refused', () => {
  it.each([
    [{ mood: 1 }, 'given.mood: unknown (known: players, options, setup, turn'],
    [{ p3: {} }, 'given.p3: unknown (known: players'],
    [{ p1: { mood: 1 } }, 'given.p1.mood: unknown (known: jarl, hand'],
    [{ p1: 'orm' }, 'given.p1: must be an object'],
    [{ players: 7 }, 'given.players: must be a whole number from 1 to 6, not 7'],
    [{ options: { pairs: 'alliance' } }, 'given.options: pairs need four or six players (VH-R36)'],
    [{ turn: 'p3' }, 'given.turn: must be a player from p1 to p2, not "p3"'],
    [{ first: 'monster' }, 'given.first: must be a player from p1 to p2, not "monster"'],
    [{ deck: 'orm' }, 'given.deck: must be a list of words'],
    [{ rest: 'box' }, 'given.rest: "box" is none of these: deck, discard'],
    [{ dice: ['hammer'] }, 'given.dice: "hammer" is no face (known: sword'],
    [{ ending: 1 }, 'given.ending: must be true or false, not 1'],
    [{ begun: 'yes' }, 'given.begun: must be true or false, not "yes"'],
    [{ lastTurns: 3 }, 'given.lastTurns: must be a whole number from 1 to 2, not 3'],
    [{ ragnarok: 3 }, 'given.ragnarok: must be a whole number from 1 to 2, not 3'],
    [{ loki: 'shared-table' }, 'given.loki: needs the option "loki"'],
    [{ options: { loki: true }, loki: 'last-laugh' }, 'given.loki: "last-laugh" is no Loki card'],
    [{ king: { p1: 1 } }, 'given.king: there are not so many kings'],
    [{ ...KING, king: { p1: 1, p2: 1 } }, 'given.king: there are not so many kings'],
    [{ ...KING, king: { p1: 5 } }, 'given.king.p1: must be a whole number from 1 to 4, not 5'],
    [{ ...KING, king: { p9: 1 } }, 'given.king: must be a player from p1 to p2, not "p9"'],
    [{ monster: {} }, 'given.monster: is for one player'],
    [{ ...SOLO, monster: { left: 0 } }, 'given.monster.left: must be a whole number from 1 to 6'],
    [{ ...SOLO, monster: { covered: ['bow'] } }, 'given.monster.covered: "bow" is not (so often)'],
    [{ ...SOLO, p1: { valhalla: ['ylva'] } }, 'given.p1.valhalla: has 5 glory, the limit is 3'],
    [{ unused: ['orm'] }, 'given.unused: "orm" is no Tyr card'],
    [
      { options: { tyr: true }, unused: Array(7).fill('tyr-strength') },
      'given.unused: has more than 6',
    ],
  ])('at the table: %j', (position, reason) => {
    expect(() => buildPosition(position)).toThrow(reason)
  })

  it.each([
    [{ p1: { jarl: 'Thor' } }, 'given.p1.jarl: "Thor" is no Jarl'],
    [{ p1: { hand: ['excalibur'] } }, 'given.p1.hand: "excalibur" is no card'],
    [{ p1: { hand: ['thors-support'] } }, 'given.p1.hand: "thors-support" is the name of several'],
    [
      { p1: { hand: ['thor-draw-fewer'] } },
      'given.p1.hand: there is no (further) "thor-draw-fewer" in this game',
    ],
    [{ p1: { shown: ['orm'] } }, 'given.p1.shown: "orm" is not in the hand'],
    [{ p1: { squad: ['fury'] } }, 'given.p1.squad: "fury" is no warrior'],
    [{ p1: { squad: ['orm + ulf'] } }, 'given.p1.squad: "ulf" is no Tyr card'],
    [{ p1: { squad: Array(7).fill('-') } }, 'given.p1.squad: has more than 6 spaces'],
    [
      { p1: { squad: ['orm', 'ulf', 'ulfar', 'ylva', 'varg'] } },
      'given.p1.squad: has more than 4 warriors',
    ],
    [{ p1: { valhalla: ['fury'] } }, 'given.p1.valhalla: "fury" never lies there'],
    [
      { p1: { squad: ['orm'] }, p2: { squad: ['orm'] } },
      'given.p2.squad: there is no (further) "orm" in this game',
    ],
    [{ deck: ['orm'], discard: ['orm'] }, 'given.deck: there is no (further) "orm" in this game'],
    [{ p1: { defeated: 1 } }, 'given.p1.defeated: must be true or false, not 1'],
    [{ p1: { angry: 'very' } }, 'given.p1.angry: must be true or false, not "very"'],
    [{ p1: { attackedBy: ['p3'] } }, 'given.p1.attackedBy: must be a player from p1 to p2'],
    [{ p1: { shields: 5 } }, 'given.p1.shields: must be a whole number from 0 to 4, not 5'],
    [{ p1: { captured: { p1: 1 } } }, 'given.p1.captured: "p1" cannot capture own shields'],
    [{ p1: { captured: { p2: 5 } } }, 'given.p1.captured.p2: must be a whole number from 0 to 4'],
    [
      { p1: { shields: 4 }, p2: { captured: { p1: 1 } } },
      'given.p1.shields: must be 3: the others captured 1',
    ],
    [{ ...THREE, p1: { shields: 3 } }, 'given.p1.shields: must be 4: the others captured 0'],
    [
      { ...THREE, p1: { captured: { p2: 3 } }, p3: { captured: { p2: 2 } } },
      'given.p2.shields: 5 of 4 are captured',
    ],
  ])('of a player: %j', (position, reason) => {
    expect(() => buildPosition(position)).toThrow(reason)
  })

  it.each([
    [{ setup: 'turn' }, 'given.setup: "turn" is none of these: jarl, pick-warrior'],
    [{ setup: 'hand-draft' }, 'given.setup: "hand-draft" is not asked in this game'],
    [{ options: { simple: true }, setup: 'jarl' }, 'given.setup: "jarl" is not asked'],
    [{ pool: [] }, 'given.pool: is possible only in setup hand-draft, hand-fill'],
    [{ setup: 'jarl', offer: [] }, 'given.offer: is possible only in setup pick-warrior'],
    [{ p1: { thrown: [] } }, 'given.p1.thrown: is possible only in setup start-discard, swap-hand'],
    [{ setup: 'jarl', king: {} }, 'given.king: is not possible in the set-up'],
    [{ setup: 'jarl', lastTurns: 1 }, 'given.lastTurns: is not possible in the set-up'],
    [{ setup: 'jarl', p1: { offered: ['ivar'] } }, 'given.p1.offered: "ivar" is not to be had'],
    [
      { setup: 'jarl', p1: { offered: ['egil'] }, p2: { offered: ['egil'] } },
      'given.p2.offered: "egil" is not to be had',
    ],
    [
      { setup: 'jarl', p1: { offered: ['egil', 'hodr'], chosen: 'leif' } },
      'given.p1.chosen: "leif" is not offered',
    ],
    [
      { setup: 'pick-warrior', offer: ['orm', 'ulf', 'ulfar', 'ylva'] },
      'given.offer: has 4 cards, not 3',
    ],
    [{ setup: 'pick-warrior', offer: ['fury'] }, 'given.offer: must hold warriors alone'],
    [
      { setup: 'pick-warrior', p1: { squad: ['orm'] } },
      'given.p2.squad: has 0 warriors: one is picked',
    ],
    [
      { setup: 'start-discard', p1: { thrown: ['orm', 'ulf', 'ylva'] } },
      'given.p1.thrown: has more than 2 cards',
    ],
    [
      { setup: 'start-discard', p1: { thrown: ['orm'], hand: Array(7).fill('fury') } },
      'given.p1.hand: has 7 cards, not 6',
    ],
    [{ ...DRAFT, setup: 'hand-draft', p1: { passed: true } }, 'given.turn: has passed'],
    [{ ...DRAFT, setup: 'hand-fill' }, 'given.p1.hand: is full already'],
    [
      { ...DRAFT, setup: 'hand-draft', pool: ['orm', 'ulf', 'ylva'] },
      'given.pool: has 3 cards, not 2',
    ],
    [
      { ...DRAFT, setup: 'hand-draft', p1: { hand: Array(6).fill('fury') } },
      'given.p1.hand: has 6 cards, not 5',
    ],
  ])('in the set-up: %j', (position, reason) => {
    expect(() => buildPosition(position)).toThrow(reason)
  })
})
