import { describe, expect, it } from 'vitest'
import { bloodRagePuzzles } from './blood-rage/index.ts'
import { prove } from './prove.ts'
import { type Puzzle, readPuzzle } from './puzzle-file.ts'
import { valhallaPuzzles } from './valhalla/index.ts'

/** The Leader comes for nothing, so he comes first; Horgr is where Ragnarök pays. */
const FREE_FIRST = {
  format: 'meadhall-puzzle',
  version: 1,
  game: 'blood-rage',
  level: 'easy',
  given: {
    age: 3,
    destroyed: ['myrkulor', 'muspelheim', 'elvagar', 'utgard', 'andlang'],
    dooms: ['myrkulor', 'muspelheim', 'horgr'],
    pillaged: ['angerboda', 'horgr', 'gimle'],
    wolf: { rage: 1 },
    raven: { rage: 0 },
  },
  solver: 'wolf',
  goal: { kind: 'glory', until: 'ragnarok' },
  answer: ['invade leader horgr', 'invade warrior horgr'],
}

/** One hidden card against the solver: it may be the highest there is. */
const HIDDEN_CARD = {
  ...FREE_FIRST,
  given: {
    age: 1,
    destroyed: ['elvagar'],
    dooms: ['myrkulor', 'muspelheim', 'utgard'],
    board: {
      gimle: ['wolf 3 warriors', 'raven warrior'],
      horgr: ['wolf leader', 'wolf warrior', 'raven warrior'],
    },
    wolf: { rage: 3, hand: ['tyrs-smash'], steps: { horns: 2 } },
    raven: { rage: 3, hand: ['tyrs-bash'] },
  },
  goal: { kind: 'win-battle' },
  answer: ['pillage horgr'],
}

function read(raw: object): Puzzle {
  return readPuzzle(raw)
}

function refusal(change: object): string {
  try {
    prove(bloodRagePuzzles, read({ ...FREE_FIRST, ...change }))
  } catch (error) {
    return (error as Error).message
  }
  return 'proved'
}

describe('the prover', () => {
  it('weighs every first move by what it brings at best', () => {
    const { worth, moves } = prove(bloodRagePuzzles, read(FREE_FIRST))
    expect(worth).toBe(8)
    const words = (one: (typeof moves)[number]) =>
      `${bloodRagePuzzles.scenarios.rules.formatAction(one.action)}: ${one.worth}`
    expect(moves.map(words)).toContain('invade warrior horgr: 4')
    expect(moves.map(words)).toContain('pass: 0')
  })

  it('refuses an answer that does not reach the goal, or less than its first move can', () => {
    expect(refusal({ goal: { kind: 'glory', until: 'ragnarok', atLeast: 9 } })).toBe(
      'answer: does not reach the goal',
    )
    expect(refusal({ answer: ['invade leader horgr', 'invade warrior gimle'] })).toBe(
      'answer: begins well and goes on badly: its first move brings 8',
    )
  })

  it('refuses a puzzle with another answer, unless it is named', () => {
    const goal = { kind: 'glory', until: 'ragnarok', atLeast: 4 }
    expect(refusal({ goal })).toMatch(/^answer: ".*" is as good .*: name it in "also"$/)
    const also = ['invade leader angerboda', 'invade leader gimle', 'invade warrior horgr']
    expect(refusal({ goal, also })).toBe('proved')
    expect(refusal({ also })).toBe('also[0]: "invade leader angerboda" is worse: brings 4')
  })

  it('names what is wrong with a position, a question or an action', () => {
    expect(refusal({ given: { wolf: { rage: 13 } } })).toMatch(/^given.wolf.rage: must be/)
    expect(refusal({ solver: 'raven' })).toBe(
      'solver: "raven" is not asked anything in this position',
    )
    expect(refusal({ solver: 'bear' })).toBe('solver: "bear" is nobody in this game')
    expect(refusal({ answer: ['invade leader utgard'] })).toMatch(
      /^answer\[0\]: "invade leader utgard" is not legal here: forbidden by BR-/,
    )
    expect(refusal({ before: [{ wolf: 'dance' }] })).toMatch(/^before\[0\]: "dance" is no action/)
    expect(refusal({ rules: ['BR-99.1'] })).toBe('rules[0]: "BR-99.1" is no rule of this game')
  })

  it('names what is wrong with a goal', () => {
    expect(refusal({ goal: { kind: 'love' } })).toMatch(/^goal.kind: must be one of glory, rage, /)
    expect(refusal({ goal: { kind: 'glory', until: 'dawn' } })).toMatch(/^goal.until: must be one/)
    expect(refusal({ goal: { kind: 'glory', atLeast: 0 } })).toMatch(
      /^goal.atLeast: must be a whole/,
    )
    expect(refusal({ goal: { kind: 'win', atLeast: 2 } })).toMatch(/^goal.atLeast: this goal is/)
    expect(refusal({ goal: { kind: 'lead', of: 'asgard' } })).toMatch(
      /^goal.of: must be one of ygg/,
    )
    expect(refusal({ goal: { kind: 'glory', of: 'gimle' } })).toMatch(/^goal.of: this goal speaks/)
    expect(refusal({ goal: { kind: 'glory', odds: 'yes' } })).toMatch(/^goal.odds: must be true/)
    expect(refusal({ goal: { kind: 'glory', by: 3 } })).toMatch(/^goal.by: unknown \(known: kind/)
  })

  it('looks at every card that may be hidden, not only at the one that is there', () => {
    const { worlds } = prove(bloodRagePuzzles, read(HIDDEN_CARD))
    expect(worlds).toBeGreaterThan(15)
    const other = { ...HIDDEN_CARD, answer: ['pillage gimle'] }
    expect(() => prove(bloodRagePuzzles, read(other))).toThrow('answer: does not reach the goal')
    const shown = { ...other.given, raven: { ...other.given.raven, shown: ['tyrs-bash'] } }
    const open = { ...other, given: shown, also: ['pillage horgr'] }
    expect(prove(bloodRagePuzzles, read(open)).worlds).toBe(1)
  })

  it('counts dice out exactly', () => {
    const { worth, moves } = prove(valhallaPuzzles, read(ODDS))
    expect(worth).toBeCloseTo(1 / 3, 12)
    const worst = moves.toSorted((a, b) => a.worth - b.worth).map((one) => one.worth)
    expect(worst[0]).toBe(0)
    expect(worst).toContainEqual(expect.closeTo(1 / 9, 12))
  })
})

/** A shield or a spear wins: two faces of six, if a miss is given up and the other rolled. */
const ODDS = {
  format: 'meadhall-puzzle',
  version: 1,
  game: 'valhalla',
  level: 'easy',
  given: {
    dice: ['axe axe sword sword shield miss', 'axe sword shield axe miss miss'],
    p1: { squad: ['thorbjorn', 'bersi', 'bjarni'] },
    p2: { squad: ['orm', 'geirr', 'hildisvin', 'bjorgolf'] },
  },
  before: [
    { p1: 'attack p2' },
    { p1: 'arm thorbjorn axe axe sword' },
    { p1: 'arm bersi sword' },
    { p1: 'done' },
    { p2: 'arm orm axe sword shield' },
  ],
  solver: 'p2',
  goal: { kind: 'win-battle', odds: true },
  answer: ['reroll miss'],
}
