import { describe, expect, it } from 'vitest'
import { given } from '../testing/index.ts'
import { compare } from './compare.ts'
import { expandAction } from './expand.ts'

const found = (position: object, expected: object) =>
  compare(given({ ...position }).state, { ...expected }, 'expect')

describe('expectations', () => {
  const position = {
    discard: ['orm', 'ulf'],
    p1: { jarl: 'hodr', hand: ['fury', 'ylva'], squad: ['bersi'] },
    p2: { squad: ['ketil'], valhalla: ['varg'] },
  }

  it('say nothing where all holds, lists in any order, a number for their length', () => {
    const expected = {
      turn: 'p1',
      asks: { p1: 'turn' },
      deck: 113,
      discard: ['orm', 'ulf'],
      topOfDiscard: 'ulf',
      p1: { jarl: 'hodr', hand: ['ylva', 'fury'], squad: 1, shown: [], dice: null },
      p2: { glory: 5, valhalla: ['varg'], captured: {}, attackedBy: [] },
      legal: { p1: ['attack p2', 'play ylva'] },
      illegal: { p1: ['play fury'], p2: ['draw'] },
      scores: null,
    }
    expect(found(position, expected)).toEqual([])
  })

  it('name the place, what was expected and what is there', () => {
    const expected = { discard: ['ulf', 'orm'], p1: { hand: 3 }, legal: { p2: ['draw'] } }
    expect(found(position, expected)).toEqual([
      {
        place: 'expect.discard',
        expected: '["ulf","orm"]',
        found: '["orm","ulf"]',
      },
      { place: 'expect.p1.hand', expected: '3', found: '2' },
      { place: 'expect.legal.p2', expected: '"draw" legal', found: 'illegal' },
    ])
    expect(found(position, { illegal: { p1: ['draw'] } })).toEqual([
      { place: 'expect.illegal.p1', expected: '"draw" illegal', found: 'legal' },
    ])
  })

  it.each([
    [{ mood: 1 }, 'expect.mood: unknown expectation (known: turn, asks'],
    [{ p3: {} }, 'expect.p3: unknown expectation'],
    [{ p1: { mood: 1 } }, 'expect.p1.mood: unknown expectation (known: jarl'],
    [{ p1: { hand: ['excalibur'] } }, 'expect.p1.hand: "excalibur" is no card'],
    [{ p1: { hand: 'fury' } }, 'expect.p1.hand: must be a list of words'],
    [{ p1: { jarl: 'thor' } }, 'expect.p1.jarl: "thor" is no Jarl'],
    [{ legal: { p1: ['dance'] } }, 'expect.legal.p1: "dance" is no action'],
    [{ legal: { p1: ['arm varg axe'] } }, 'expect.legal.p1: "varg" stands in no squad'],
    [{ legal: { p9: [] } }, 'expect.legal.p9: "p9" is nobody in this game'],
  ])('that cannot mean anything are refused: %j', (expected, reason) => {
    expect(() => found(position, expected)).toThrow(reason)
  })
})

describe('short words of actions', () => {
  const { state } = given({ players: 4, p1: { squad: ['bersi', 'orm'] }, p3: { squad: ['ulf'] } })

  it.each([
    ['attack p3', 'attack 2'],
    ['attack monster', 'attack -1'],
    ['jarl hodr', 'jarl hodr'],
    ['play-two ulf bersi', 'play-two bersi ulf'],
    ['tactic heroic-attack miss', 'tactic heroic-attack miss'],
    ['support thor-draw-fewer p2', 'support thor-draw-fewer 1'],
    ['seat p2', 'seat 1'],
    ['attach tyr-strength orm', 'attach tyr-strength 1'],
    ['attach tyr-strength 1', 'attach tyr-strength 1'],
    ['arm orm shield axe* sword', 'arm 0 1 sword shield axe*'],
    ['arm p1 1 shield axe', 'arm 0 1 axe shield'],
    ['arm ulf', 'arm 2 0'],
    ['warrior ulf', 'warrior 2 0'],
    ['warrior 2 0', 'warrior 2 0'],
    ['line 1', 'line 1'],
    ['done', 'done'],
  ])('%s is %s', (short, full) => {
    expect(expandAction(state, short)).toBe(full)
  })

  it('are refused where they mean nothing', () => {
    expect(() => expandAction(state, 'play excalibur')).toThrow('"excalibur" is no card')
    expect(() => expandAction(state, 'warrior ylva')).toThrow('"ylva" stands in no squad')
  })
})
