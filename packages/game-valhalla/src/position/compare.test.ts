import { parseScenario, runScenario } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../testing/index.ts'
import { expandAction } from './expand.ts'
import { valhallaScenarios } from './index.ts'

/** What fails of an expectation in a position, after some steps. */
const found = (position: object, expected: object, steps: readonly object[] = []) => {
  const file = { format: 'meadhall-scenario', version: 1, game: 'valhalla', title: 'compared' }
  const text = JSON.stringify({ ...file, given: position, steps, expect: expected })
  return runScenario(valhallaScenarios, parseScenario(text))
}

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
      {
        place: 'expect.legal.p2',
        expected: '"draw" legal',
        found: 'refused by VH-22 (why.not-your-turn); not asked anything',
      },
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
    [{ illegal: { p1: ['attack p5'] } }, 'expect.illegal.p1: can never be: there is no player p5'],
    [{ illegal: { p1: ['attack monster'] } }, 'can never be: nobody fights a monster'],
    [{ illegal: { p1: ['warrior p2 9'] } }, 'can never be: there is no space 9'],
    [{ illegal: { p1: ['line 3'] } }, "can never be: Loki's card has no line 3"],
    [{ illegal: { p1: ['card call-to-battle'] } }, 'is of a module that is not played'],
    [{ p1: { hand: ["Thor's Support"] } }, 'is the name of several cards: say thor-'],
    [{ sees: { p2: { scores: null } } }, 'expect.sees.p2.scores: unknown expectation (known: turn'],
  ])('that cannot mean anything are refused: %j', (expected, reason) => {
    expect(() => found(position, expected)).toThrow(reason)
  })

  it('of what a player sees: own cards, and the number of hidden ones', () => {
    const own = { p1: { hand: ['fury', 'ylva'], shown: [] }, p2: { valhalla: 1, squad: ['ketil'] } }
    const other = { p1: { hand: 2, jarl: 'hodr' }, p2: { valhalla: ['varg'], glory: 5 } }
    const nobody = { p1: { hand: 2 }, p2: { glory: null }, deck: 113, asks: { p1: 'turn' } }
    expect(found(position, { sees: { p1: own, p2: other, spectator: nobody } })).toEqual([])
  })

  it('of what a player sees: a number does not count cards that lie open', () => {
    const seen = { p1: { p1: { hand: 2 } }, p2: { p1: { hand: ['fury', 'ylva'] } } }
    expect(found(position, { sees: seen })).toEqual([
      { place: 'expect.sees.p1.p1.hand', expected: '2', found: '["fury","ylva"]' },
      { place: 'expect.sees.p2.p1.hand', expected: '["fury","ylva"]', found: '2' },
    ])
  })

  it('of events, with players and names of cards', () => {
    const steps = [{ p1: 'play ylva' }]
    const told = [
      { type: 'warrior-played', seat: 'p1', card: 'Ylva', space: 1 },
      { type: 'cards-drawn', seat: 'p1', count: 2 },
    ]
    expect(found(position, { events: told }, steps)).toEqual([])
    expect(found(position, { events: told.toReversed() }, steps)).toHaveLength(1)
    const [failure] = found(position, { events: [{ ...told[0], seat: 'p2' }] }, steps)
    expect(failure?.found).toContain(
      '{"type":"warrior-played","seat":"p1","card":"ylva","space":1}',
    )
  })

  it("of the monster's dice, strength, limit and stack", () => {
    const monster = { left: 5, covered: ['axe'], beside: ['bow', 'miss'] }
    const alone = { players: 1, monster, p1: { squad: ['bersi'] } }
    const expected = {
      monsterDice: ['miss', 'bow'],
      monsterStrength: 11,
      monsterLimit: 5,
      monsterStack: 5,
      sees: { p1: { monsterStack: ['fenrir-2', 'fenrir-3', null, null, null] } },
    }
    expect(found(alone, expected)).toEqual([])
    const wrong = { monsterDice: ['bow'], monsterStrength: 7, monsterLimit: 3 }
    expect(found(alone, wrong).map((failure) => failure.found)).toEqual([
      '["bow","miss"]',
      '11',
      '5',
    ])
    expect(found(position, { monsterStrength: null, monsterDice: null })).toEqual([])
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
