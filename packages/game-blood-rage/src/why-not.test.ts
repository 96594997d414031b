import { describe, expect, it } from 'vitest'
import type { BloodRageAction } from './actions.ts'
import { bloodRage } from './rules.ts'
import { type Given, given } from './testing/given.ts'
import { WHY, type WhyKey } from './why.ts'

/** A position, the moves that lead to the question, and an attempt that the rule forbids. */
interface Attempt {
  readonly given?: Readonly<Record<string, unknown>>
  readonly after?: readonly (readonly [clan: string, ...actions: string[]])[]
  /** "wolf: pillage gimle"; cards by their full id. */
  readonly attempt: string
}

const THREE = ['wolf', 'raven', 'bear']
const HORGR = { horgr: ['wolf leader', 'raven warrior'] }
const WITCH = {
  age: 3,
  clans: THREE,
  board: { gimle: ['wolf leader', 'raven volur-witch', 'raven warrior'] },
  wolf: { hand: ['tyrs-crush'] },
  raven: { upgrades: ['volur-witch'] },
}
const PROTECTED = {
  age: 2,
  board: { gimle: ['wolf leader', 'raven warrior'] },
  raven: { upgrades: ['friggas-protection'] },
}
const SACRIFICE = { age: 3, clans: THREE, wolf: { upgrades: ['friggas-sacrifice'] } }
const TIDE = {
  age: 2,
  board: { gimle: ['wolf leader', 'wolf warrior', 'raven leader'], horgr: ['wolf warrior'] },
  wolf: { hand: ['odins-tide'] },
}
const GRACE = {
  board: HORGR,
  tokens: { horgr: 'axes' },
  wolf: { hand: ['friggas-grace'] },
}
const OATH = {
  age: 2,
  board: HORGR,
  wolf: { hand: ['thors-oath'], stats: { rage: 6 } },
}
const PROWESS = {
  age: 2,
  clans: THREE,
  board: HORGR,
  wolf: { hand: ['tyrs-rage'], upgrades: ['tyrs-prowess'] },
}
const MARCH = { board: { gimle: ['wolf 2 warriors'] } }
const CALL = {
  board: {
    gimle: ['wolf warrior'],
    andlang: ['raven warrior'],
    'utgard-andlang': ['raven ship'],
  },
}
const BATTLE = { board: HORGR, wolf: { hand: ['tyrs-bash', 'troll'] } }
const LATER = { ...BATTLE, age: 2, wolf: { hand: ['tyrs-rage', 'dark-elf'] } }
const GONE = { destroyed: ['gimle', 'myrkulor'] }
const PILLAGE = [['wolf', 'pillage horgr']] as const
const GIMLE = [['wolf', 'pillage gimle']] as const

const ATTEMPTS: Readonly<Record<WhyKey, readonly Attempt[]>> = {
  'not-asked': [
    {
      given: { board: MARCH.board },
      after: [['wolf', 'march gimle utgard']],
      attempt: 'raven: pass',
    },
    { given: BATTLE, after: PILLAGE, attempt: 'raven: decline' },
  ],
  'not-your-turn': [{ attempt: 'raven: pass' }, { attempt: 'raven: invade leader gimle' }],
  'not-an-answer': [
    { attempt: 'wolf: decline' },
    { attempt: 'wolf: bonus 3' },
    { given: MARCH, after: [['wolf', 'march gimle utgard']], attempt: 'wolf: pass' },
    { given: BATTLE, after: PILLAGE, attempt: 'wolf: place gimle' },
    { given: WITCH, after: GIMLE, attempt: 'raven: pass' },
    { given: TIDE, after: GIMLE, attempt: 'wolf: stat rage' },
    { given: GRACE, after: PILLAGE, attempt: 'wolf: accept' },
    { given: PROWESS, after: PILLAGE, attempt: 'wolf: accept' },
    { given: { phase: 'draft' }, attempt: 'wolf: pass' },
    { given: { phase: 'discard', wolf: { hand: ['troll'] } }, attempt: 'wolf: pass' },
  ],
  'too-little-rage': [
    { given: { wolf: { rage: 1 } }, attempt: 'wolf: invade ship gimle-myrkulor' },
    { given: { wolf: { rage: 1, hand: ['troll'] } }, attempt: 'wolf: upgrade a1-troll 3' },
    {
      given: {
        age: 2,
        board: { gimle: ['wolf warrior'] },
        pillaged: ['gimle'],
        wolf: { rage: 1, upgrades: ['tyrs-challenge'] },
      },
      attempt: 'wolf: challenge gimle',
    },
  ],
  'no-rage-left': [{ given: { raven: { rage: 0 } }, attempt: 'raven: pass' }],
  'has-passed': [{ after: [['wolf', 'pass']], attempt: 'wolf: pillage gimle' }],
  'no-such-figure': [{ attempt: 'wolf: invade troll gimle' }],
  'not-in-reserve': [
    { given: { board: { gimle: ['wolf leader'] } }, attempt: 'wolf: invade leader horgr' },
  ],
  'province-destroyed': [
    { given: GONE, attempt: 'wolf: invade warrior gimle' },
    { given: GONE, attempt: 'wolf: pillage gimle' },
    { given: { ...GONE, board: HORGR }, attempt: 'wolf: march horgr gimle' },
    {
      given: { ...GONE, wolf: { hand: ['troll'] } },
      after: [['wolf', 'upgrade troll']],
      attempt: 'wolf: place gimle',
    },
  ],
  'fjord-closed': [{ given: GONE, attempt: 'wolf: invade ship gimle-myrkulor' }],
  'no-empty-village': [
    { given: { board: { utgard: ['raven 3 warriors'] } }, attempt: 'wolf: invade warrior utgard' },
    {
      given: { board: { utgard: ['raven 3 warriors'], gimle: ['wolf leader'] } },
      attempt: 'wolf: march gimle utgard',
    },
  ],
  'never-yggdrasil': [{ attempt: 'wolf: invade warrior yggdrasil' }],
  'ships-in-fjords-only': [{ attempt: 'wolf: invade ship gimle' }],
  'fjords-for-ships-only': [{ attempt: 'wolf: invade leader gimle-myrkulor' }],
  'not-on-the-board': [
    { attempt: 'wolf: invade leader reserve' },
    { attempt: 'wolf: invade leader valhalla' },
  ],
  'not-a-province': [{ attempt: 'wolf: pillage gimle-myrkulor' }],
  'horns-reached': [
    { given: { board: { gimle: ['wolf 4 warriors'] } }, attempt: 'wolf: invade leader horgr' },
  ],
  'nothing-to-march': [
    { attempt: 'wolf: march gimle horgr' },
    { given: MARCH, after: [['wolf', 'march gimle utgard']], attempt: 'wolf: figure troll gimle' },
  ],
  'march-needs-two-provinces': [
    { given: MARCH, attempt: 'wolf: march gimle gimle' },
    {
      given: MARCH,
      after: [['wolf', 'march gimle utgard']],
      attempt: 'wolf: figure warrior horgr',
    },
  ],
  'ships-never-move': [
    {
      given: { board: { 'gimle-myrkulor': ['wolf ship'] } },
      attempt: 'wolf: march gimle-myrkulor horgr',
    },
    {
      given: { board: { gimle: ['wolf 2 warriors'], 'gimle-myrkulor': ['wolf ship'] } },
      after: [['wolf', 'march gimle horgr']],
      attempt: 'wolf: figure ship gimle',
    },
  ],
  'march-at-least-one': [
    { given: MARCH, after: [['wolf', 'march gimle utgard']], attempt: 'wolf: decline' },
  ],
  'not-in-hand': [{ attempt: 'wolf: upgrade a1-troll 3' }],
  'quest-not-in-hand': [{ attempt: 'wolf: quest a1-alfheim' }],
  'not-an-upgrade': [
    { given: { wolf: { hand: ['alfheim'] } }, attempt: 'wolf: upgrade a1-alfheim 5' },
  ],
  'wrong-slot': [{ given: { wolf: { hand: ['troll'] } }, attempt: 'wolf: upgrade a1-troll 5' }],
  'not-a-quest': [{ given: { wolf: { hand: ['troll'] } }, attempt: 'wolf: quest a1-troll' }],
  'already-pillaged': [
    {
      given: { board: { gimle: ['wolf warrior'] }, pillaged: ['gimle'] },
      attempt: 'wolf: pillage gimle',
    },
  ],
  'not-yet-pillaged': [
    {
      given: {
        age: 2,
        board: { gimle: ['wolf warrior'] },
        wolf: { upgrades: ['tyrs-challenge'] },
      },
      attempt: 'wolf: challenge gimle',
    },
  ],
  'no-figure-there': [{ attempt: 'wolf: pillage gimle' }],
  'needs-challenge': [{ attempt: 'wolf: challenge gimle' }],
  'needs-friggas-domain': [
    { given: { wolf: { valhalla: ['leader'] } }, attempt: 'wolf: return leader gimle' },
  ],
  'not-in-valhalla': [
    {
      given: { age: 3, wolf: { upgrades: ['friggas-domain'] } },
      attempt: 'wolf: return leader gimle',
    },
  ],
  'needs-sacrifice': [{ attempt: 'wolf: sacrifice' }],
  'needs-two-figures': [
    { given: { ...SACRIFICE, board: { gimle: ['wolf warrior'] } }, attempt: 'wolf: sacrifice' },
  ],
  'leader-to-neighbour': [
    {
      given: { board: { gimle: ['wolf leader'] }, wolf: { upgrades: ['lord-of-hammers'] } },
      after: GIMLE,
      attempt: 'wolf: place horgr',
    },
  ],
  'not-adjacent': [
    {
      given: {
        board: { gimle: ['wolf warrior'], andlang: ['raven warrior'], horgr: ['raven leader'] },
      },
      after: GIMLE,
      attempt: 'raven: figure leader horgr',
    },
  ],
  'cannot-answer-call': [
    { given: CALL, after: GIMLE, attempt: 'raven: figure leader andlang' },
    { given: CALL, after: GIMLE, attempt: 'raven: figure ship utgard-andlang' },
    { given: CALL, after: GIMLE, attempt: 'raven: figure troll andlang' },
    { given: CALL, after: GIMLE, attempt: 'raven: figure warrior reserve' },
  ],
  'must-play-a-card': [{ given: BATTLE, after: PILLAGE, attempt: 'wolf: decline' }],
  'card-not-in-hand': [
    { given: BATTLE, after: PILLAGE, attempt: 'wolf: card a1-alfheim' },
    {
      given: LATER,
      after: [...PILLAGE, ['wolf', 'card dark-elf']],
      attempt: 'wolf: card a2-heimdalls-eye',
    },
  ],
  'not-a-white-circle': [
    {
      given: LATER,
      after: [...PILLAGE, ['wolf', 'card dark-elf']],
      attempt: 'wolf: card a2-tyrs-rage',
    },
  ],
  'not-this-bonus': [
    {
      given: {
        clans: THREE,
        board: HORGR,
        wolf: { hand: ['alfheim'], upgrades: ['tyrs-domain'] },
      },
      after: PILLAGE,
      attempt: 'wolf: bonus 5',
    },
  ],
  'not-threatened': [
    { given: PROTECTED, after: GIMLE, attempt: 'raven: figure leader gimle' },
    { given: PROTECTED, after: GIMLE, attempt: 'raven: figure warrior horgr' },
  ],
  'cannot-protect': [{ given: WITCH, after: GIMLE, attempt: 'raven: figure warrior gimle' }],
  'cannot-flee': [{ given: PROTECTED, after: GIMLE, attempt: 'raven: flee' }],
  'not-in-battle': [
    { given: TIDE, after: GIMLE, attempt: 'wolf: figure ship gimle-myrkulor' },
    { given: TIDE, after: GIMLE, attempt: 'wolf: figure warrior horgr' },
    { given: TIDE, after: GIMLE, attempt: 'wolf: figure troll gimle' },
  ],
  'keep-one': [{ given: TIDE, after: GIMLE, attempt: 'wolf: decline' }],
  'not-played': [{ given: PROWESS, after: PILLAGE, attempt: 'wolf: card a2-tyrs-crush' }],
  'stat-at-top': [{ given: OATH, after: PILLAGE, attempt: 'wolf: stat rage' }],
  'same-stat-as-reward': [{ given: GRACE, after: PILLAGE, attempt: 'wolf: stat axes' }],
  'not-offered': [{ given: { phase: 'draft' }, attempt: 'wolf: card a3-tyrs-crush' }],
  'must-take-a-card': [{ given: { phase: 'draft' }, attempt: 'wolf: decline' }],
  'not-to-keep': [
    { given: { phase: 'discard', wolf: { hand: ['troll'] } }, attempt: 'wolf: card a1-alfheim' },
  ],
  'must-choose-stat': [{ given: GRACE, after: PILLAGE, attempt: 'wolf: decline' }],
  'nothing-to-sacrifice': [
    {
      given: { ...SACRIFICE, board: { gimle: ['wolf 2 warriors'], horgr: ['wolf warrior'] } },
      after: [['wolf', 'sacrifice']],
      attempt: 'wolf: figure leader gimle',
    },
    {
      given: { ...SACRIFICE, board: { gimle: ['wolf 2 warriors'], horgr: ['wolf warrior'] } },
      after: [['wolf', 'sacrifice']],
      attempt: 'wolf: figure leader reserve',
    },
    {
      given: { ...SACRIFICE, board: { gimle: ['wolf 2 warriors'], horgr: ['wolf warrior'] } },
      after: [['wolf', 'sacrifice']],
      attempt: 'wolf: figure troll gimle',
    },
  ],
  'must-sacrifice': [
    {
      given: { ...SACRIFICE, board: { gimle: ['wolf 2 warriors'], horgr: ['wolf warrior'] } },
      after: [['wolf', 'sacrifice']],
      attempt: 'wolf: decline',
    },
  ],
}

function whyNot(attempt: Attempt): { game: Given; action: BloodRageAction } {
  const game = given(attempt.given ?? {})
  for (const [clan, ...actions] of attempt.after ?? []) game.does(clan, ...actions)
  const [clan = '', text = ''] = attempt.attempt.split(': ')
  const seat = game.state.clans.indexOf(game.clan(clan))
  return { game, action: bloodRage.parseAction(text, seat) }
}

describe('why an attempt is not allowed', () => {
  const rows = Object.entries(ATTEMPTS).flatMap(([key, attempts]) =>
    attempts.map((attempt) => ({ key: key as WhyKey, ...attempt })),
  )

  it.each(rows)('$key: $attempt', ({ key, ...attempt }) => {
    const { game, action } = whyNot(attempt)
    const before = structuredClone(game.state)
    const reason = bloodRage.whyNot(game.state, action)
    expect(reason).toMatchObject({ rule: WHY[key], key: `why.${key}` })
    expect(game.state).toEqual(before)
    const decision = game.state.open.find((one) => one.seat === action.by)
    const legal = decision ? bloodRage.legalActions(game.state, decision) : []
    expect(legal).not.toContainEqual(action)
  })

  it('every reason has an attempt', () => {
    expect(Object.keys(ATTEMPTS).toSorted()).toEqual(Object.keys(WHY).toSorted())
    for (const attempts of Object.values(ATTEMPTS)) expect(attempts).not.toHaveLength(0)
  })

  it('tells what a sentence about it needs: who, what, and what it would cost', () => {
    const game = given({ wolf: { rage: 1 } })
    const action = bloodRage.parseAction('invade ship gimle-myrkulor', 0)
    expect(bloodRage.whyNot(game.state, action)?.params).toEqual({
      figure: 'ship',
      place: 'gimle-myrkulor',
      clan: 'wolf',
      rage: 1,
      horns: 4,
      cost: 2,
    })
  })

  it.each([
    ['no object', null],
    ['nothing', undefined],
    ['a word', 'pass'],
    ['no type', { by: 0 }],
    ['an unknown type', { type: 'surrender', by: 0 }],
    ['a type of every object', { type: 'toString', by: 0 }],
    ['an unknown figure', { type: 'invade', by: 0, figure: 'dragon', place: 'gimle' }],
    ['an unknown place', { type: 'invade', by: 0, figure: 'leader', place: 'midgard' }],
    ['an unknown card', { type: 'quest', by: 0, card: 'a1-ragnarok' }],
    ['an unknown stat', { type: 'stat', by: 0, stat: 'luck' }],
    ['a place that is a number', { type: 'pillage', by: 0, place: 8 }],
    ['a figure that is a list', { type: 'invade', by: 0, figure: ['leader'], place: 'gimle' }],
    ['a slot that is a word', { type: 'upgrade', by: 0, card: 'a1-troll', slot: '3' }],
    ['a slot below 0', { type: 'upgrade', by: 0, card: 'a1-troll', slot: -1 }],
    ['a slot that is no whole number', { type: 'upgrade', by: 0, card: 'a1-troll', slot: 3.5 }],
    ['a bonus that is no number', { type: 'bonus', by: 0, bonus: Number.NaN }],
    ['a missing part', { type: 'march', by: 0, from: 'gimle' }],
  ])('%s is answered like any other attempt', (_name, attempt) => {
    const { state } = given({ wolf: { hand: ['troll'] } })
    const reason = bloodRage.whyNot(state, attempt as unknown as BloodRageAction)
    expect(reason?.key).toBe('why.not-an-answer')
  })

  it.each([[-1], [4], [0.5], ['0'], ['length'], [null], [undefined], [{}]])(
    'a seat that is %j is answered without throwing',
    (by) => {
      const { state } = given({})
      const reason = bloodRage.whyNot(state, { type: 'pass', by } as unknown as BloodRageAction)
      expect(reason?.key).toMatch(/^why\.not-(asked|your-turn|an-answer)$/)
    },
  )
})
