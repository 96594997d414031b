import { describe, expect, it } from 'vitest'
import type { ValhallaAction } from './actions.ts'
import { parseAction } from './notation.ts'
import { expandAction } from './position/expand.ts'
import { valhalla } from './rules.ts'
import type { State } from './state.ts'
import { given } from './testing/given.ts'
import { table } from './testing/table.ts'
import { WHY, type WhyKey } from './why.ts'

/** A position, the moves that lead to the question, and an attempt that the rule forbids. */
interface Attempt {
  readonly given: Readonly<Record<string, unknown>>
  readonly after?: readonly (readonly [player: string, ...actions: string[]])[]
  /** "p1: attack p2". */
  readonly attempt: string
}

const MISSES = 'miss miss miss miss miss miss'
const TURN = {
  players: 3,
  p1: { squad: ['bear-01'], hand: ['bear-05', 'bear-06', 'tac-fury2'] },
  p2: { squad: ['bear-03'] },
}
const FULL = {
  p1: { squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04'], hand: ['wolf-01', 'wolf-02'] },
  p2: { squad: ['bear-05'] },
}
const BATTLE = {
  players: 3,
  p1: {
    squad: ['bear-01', 'bear-05'],
    hand: ['tac-fury2', 'tac-fury3', 'tac-heroic3', 'tac-heroic4-bow', 'tac-exchange'],
  },
  p2: { squad: ['bear-03', 'bear-04'], hand: ['tac-cutoff', 'tac-fury2'] },
  dice: ['sword axe bow spear spear spear', 'shield spear axe axe axe axe'],
}
const NO_GREY = {
  options: { king: true },
  king: { p2: 4 },
  p1: { jarl: 'Styr', squad: ['bear-01'], hand: ['tac-newweapons'] },
  p2: { squad: ['bear-03'] },
  dice: [MISSES, 'axe axe axe'],
}
const ONE_DIE = {
  p1: { squad: ['bear-16', 'bear-05'] },
  p2: { squad: ['bear-03'] },
  dice: ['sword sword axe axe axe miss'],
}
const ATTACK = [['p1', 'attack p2']] as const
const WON_DEFENCE = [
  ['p1', 'attack p2', 'arm bear-01 axe', 'done'],
  ['p2', 'arm bear-03 shield', 'tactic tac-fury2', 'done'],
] as const

const ATTEMPTS: Partial<Readonly<Record<WhyKey, readonly Attempt[]>>> = {
  'not-asked': [
    { given: BATTLE, after: ATTACK, attempt: 'p2: tactic tac-fury2' },
    { given: BATTLE, after: ATTACK, attempt: 'p3: done' },
    { given: TURN, after: [['p1', 'draw']], attempt: 'p2: draw' },
  ],
  'not-your-turn': [
    { given: TURN, attempt: 'p2: draw' },
    { given: TURN, attempt: 'p3: attack p1' },
  ],
  'not-an-answer': [
    { given: TURN, attempt: 'p1: done' },
    { given: TURN, attempt: 'p1: reroll axe' },
    { given: TURN, attempt: 'p1: jarl jarl-01' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: attack p2' },
    { given: FULL, after: [['p1', 'play wolf-01']], attempt: 'p1: done' },
    { given: TURN, after: [['p1', 'draw']], attempt: 'p1: draw' },
    { given: BATTLE, after: [...ATTACK, ['p1', 'reroll spear']], attempt: 'p1: card bear-01' },
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: card bear-03' },
  ],
  'not-in-hand': [
    { given: TURN, attempt: 'p1: play bear-07' },
    { given: TURN, attempt: 'p1: play-two bear-05 bear-07' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-cutoff' },
  ],
  'not-a-warrior': [
    { given: TURN, attempt: 'p1: play tac-fury2' },
    { given: TURN, attempt: 'p1: play-two bear-05 tac-fury2' },
  ],
  'two-in-order': [{ given: FULL, attempt: 'p1: play-two wolf-01 wolf-01' }],
  'too-many-weapons': [{ given: TURN, attempt: 'p1: play-two bear-05 bear-06' }],
  'squad-empty': [
    { given: { ...TURN, p1: { hand: ['bear-05'] } }, attempt: 'p1: draw' },
    { given: { ...TURN, p1: { hand: ['bear-05'] } }, attempt: 'p1: attack p2' },
  ],
  'nobody-to-attack-with': [
    { given: { ...TURN, p1: { hand: ['tac-fury2'] } }, attempt: 'p1: attack p2' },
  ],
  'no-such-foe': [
    { given: TURN, attempt: 'p1: attack p1' },
    { given: TURN, attempt: 'p1: attack p6' },
    { given: TURN, attempt: 'p1: attack monster' },
  ],
  'foe-without-warriors': [{ given: TURN, attempt: 'p1: attack p3' }],
  'foe-without-shields': [
    { given: { ...TURN, p3: { captured: { p2: 4 } } }, attempt: 'p1: attack p2' },
  ],
  'just-placed': [
    {
      given: FULL,
      after: [['p1', 'play-two wolf-01 wolf-02', 'warrior bear-01']],
      attempt: 'p1: warrior wolf-01',
    },
  ],
  'no-warrior-there': [
    { given: FULL, after: [['p1', 'play wolf-01']], attempt: 'p1: warrior 0 5' },
    { given: FULL, after: [['p1', 'play wolf-01']], attempt: 'p1: warrior bear-05' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm 0 3 axe' },
  ],
  'not-drawn': [{ given: TURN, after: [['p1', 'draw']], attempt: 'p1: card bear-05' }],
  'must-keep': [{ given: TURN, after: [['p1', 'draw']], attempt: 'p1: done' }],
  'not-in-own-phase': [
    {
      given: {
        options: { dwarves: true },
        p1: { squad: ['bear-01'], hand: ['dwarf-call'] },
        p2: { squad: ['bear-03'] },
      },
      after: [['p1', 'attack p2', 'done']],
      attempt: 'p1: tactic dwarf-call',
    },
  ],
  'wrong-role': [
    {
      given: BATTLE,
      after: [['p1', 'attack p2', 'arm bear-01 axe', 'done']],
      attempt: 'p2: tactic tac-cutoff',
    },
    {
      given: { ragnarok: true, p1: { hand: ['tac-cutoff'] } },
      attempt: 'p1: tactic tac-cutoff',
    },
  ],
  'condition-not-met': [{ given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-fury3' }],
  'cost-not-paid': [
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-heroic3' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-heroic3 shield' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-heroic4-bow axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-fury2 axe' },
  ],
  'no-extra-dice': [{ given: NO_GREY, after: ATTACK, attempt: 'p1: tactic tac-newweapons' }],
  'no-misses': [{ given: BATTLE, after: ATTACK, attempt: 'p1: tactic tac-exchange' }],
  'weapons-missing': [
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm bear-05 axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm bear-01 axe*' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm bear-01 axe axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm bear-01' },
  ],
  'already-armed': [
    {
      given: BATTLE,
      after: [['p1', 'attack p2', 'arm bear-01 axe']],
      attempt: 'p1: arm bear-01 axe',
    },
  ],
  'not-your-warrior': [{ given: BATTLE, after: ATTACK, attempt: 'p1: arm bear-04 spear' }],
  'no-die-to-lose': [
    {
      given: ONE_DIE,
      after: [['p1', 'attack p2', 'arm bear-16 sword axe axe', 'arm bear-05 sword axe']],
      attempt: 'p1: reroll miss',
    },
  ],
  'no-free-reroll': [{ given: BATTLE, after: ATTACK, attempt: 'p1: free-reroll' }],
  'die-not-there': [
    { given: BATTLE, after: ATTACK, attempt: 'p1: reroll miss' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: reroll axe*' },
    { given: BATTLE, after: [...ATTACK, ['p1', 'reroll axe']], attempt: 'p1: die axe' },
  ],
  'reroll-something': [
    { given: BATTLE, after: [...ATTACK, ['p1', 'reroll axe']], attempt: 'p1: done' },
  ],
  'no-turns-left': [{ given: BATTLE, after: ATTACK, attempt: 'p1: turn axe' }],
  'not-a-weapon': [
    {
      given: { ...BATTLE, dice: [MISSES] },
      after: [...ATTACK, ['p1', 'tactic tac-exchange']],
      attempt: 'p1: turn miss',
    },
  ],
  'not-activated': [
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: warrior bear-04' },
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: warrior bear-01' },
  ],
}

const LIST = Object.entries(ATTEMPTS).flatMap(([key, attempts]) =>
  attempts.map((one) => [WHY[key as WhyKey], key as WhyKey, one.attempt, one] as const),
)

function expectRefused(state: State, action: ValhallaAction, key: WhyKey): void {
  const before = structuredClone(state)
  expect(valhalla.whyNot(state, action)).toMatchObject({ rule: WHY[key], key: `why.${key}` })
  expect(state).toEqual(before)
  const decision = state.open.find((one) => one.seat === action.by)
  const legal = decision ? valhalla.legalActions(state, decision) : []
  expect(legal).not.toContainEqual(action)
}

/** An attempt in words at a table that was set up. */
function refused(game: ReturnType<typeof table>, words: string, key: WhyKey): void {
  const [name = '', text = ''] = words.split(': ')
  const action = parseAction(expandAction(game.state, text), Number(name.slice(1)) - 1)
  expectRefused(game.state, action, key)
}

describe('why not', () => {
  it.each(LIST)('%s %s: %s', (_rule, key, words, { given: position, after = [] }) => {
    const game = given(position)
    for (const [name, ...actions] of after) game.does(name, ...actions)
    const [name = '', text = ''] = words.split(': ')
    const action = parseAction(expandAction(game.state, text), Number(name.slice(1)) - 1)
    expectRefused(game.state, action, key)
  })

  it('VH-25 two-in-order: two warriors are named in the order of their ids', () => {
    const { state } = given(FULL)
    const action = { type: 'play-two', by: 0, card: 'wolf-02', other: 'wolf-01' } as const
    expectRefused(state, action, 'two-in-order')
  })

  it('VH-14 jarl-not-offered', () => {
    const game = table(3)
    const other = game.state.players[1]?.offered[0]
    refused(game, `p1: jarl ${other}`, 'jarl-not-offered')
    refused(game, 'p1: done', 'not-an-answer')
  })

  it('VH-18 not-on-offer and must-pick', () => {
    const game = table(3)
    game.until('pick-warrior')
    const [name = ''] = Object.keys(game.asks())
    refused(game, `${name}: card ${game.state.deck.at(-1)}`, 'not-on-offer')
    refused(game, `${name}: done`, 'must-pick')
    const [other = ''] = ['p1', 'p2', 'p3'].filter((one) => one !== name)
    refused(game, `${other}: ${game.legal(name)[0]}`, 'not-asked')
  })

  it('VH-20 must-throw-away, and only what is in the hand', () => {
    const game = table(3)
    game.until('start-discard')
    refused(game, 'p2: done', 'must-throw-away')
    const hand = game.state.players[1]?.hand ?? []
    const absent = game.state.deck.find((card) => !hand.includes(card))
    refused(game, `p2: card ${absent}`, 'not-in-hand')
  })

  it('VH-123 not-in-pool and must-fill', () => {
    const game = table(3, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    game.does('p1', game.legal('p1')[0] ?? '')
    game.does('p2', game.legal('p2')[0] ?? '')
    game.does('p3', game.legal('p3')[0] ?? '')
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p1: 'hand-fill' })
    refused(game, 'p1: done', 'must-fill')
    const offered = game.legal('p1').map((action) => action.slice('card '.length))
    const absent = game.state.deck.find((card) => !offered.includes(card))
    refused(game, `p1: card ${absent}`, 'not-in-pool')
  })

  it('VH-22 tells what a sentence about it needs', () => {
    const { state } = given(TURN)
    const action = parseAction('play-two bear-05 bear-06', 0)
    expect(valhalla.whyNot(state, action)).toEqual({
      rule: 'VH-25',
      key: 'why.too-many-weapons',
      params: { card: 'bear-05', other: 'bear-06' },
    })
    expect(valhalla.whyNot(state, parseAction('play bear-05', 0))).toBeNull()
  })

  it.each([
    ['no object', null],
    ['nothing', undefined],
    ['a word', 'draw'],
    ['no type', { by: 0 }],
    ['no seat', { type: 'draw' }],
    ['an unknown type', { type: 'surrender', by: 0 }],
    ['a type of every object', { type: 'toString', by: 0 }],
    ['an unknown card', { type: 'play', by: 0, card: 'bear-99' }],
    ['a card of every object', { type: 'play', by: 0, card: 'constructor' }],
    ['a card that is a number', { type: 'play', by: 0, card: 1 }],
    ['a card that is a list', { type: 'play', by: 0, card: ['bear-05'] }],
    ['a seat that is a word', { type: 'attack', by: 0, seat: '1' }],
    ['a seat that is no whole number', { type: 'attack', by: 0, seat: 0.5 }],
    ['a seat that is no number', { type: 'attack', by: 0, seat: Number.NaN }],
    ['a seat far away', { type: 'attack', by: 0, seat: 1e9 }],
    ['a missing part', { type: 'play-two', by: 0, card: 'bear-05' }],
    ['a part too many', { type: 'draw', by: 0, card: 'bear-05' }],
    ['unknown dice', { type: 'arm', by: 0, seat: 0, space: 0, dice: 'hammer' }],
    ['an unknown die', { type: 'reroll', by: 0, die: 'hammer' }],
    ['an unknown face', { type: 'turn', by: 0, face: 'hammer' }],
    ['an unknown Jarl', { type: 'jarl', by: 0, jarl: 'jarl-99' }],
    ['an unknown half', { type: 'half', by: 0, half: 'whole' }],
  ])('VH-22 %s is answered like any other attempt', (_name, attempt) => {
    for (const [position, moves] of [
      [TURN, []],
      [BATTLE, ATTACK],
    ] as const) {
      const game = given(position)
      for (const [name, ...actions] of moves) game.does(name, ...actions)
      const reason = valhalla.whyNot(game.state, attempt as unknown as ValhallaAction)
      expect(reason?.key).toBe('why.not-an-answer')
    }
  })

  it.each([[-1], [-2], [6], [0.5], ['0'], ['length'], [null], [undefined], [{}]])(
    'VH-22 a seat that is %j is answered without throwing',
    (by) => {
      const { state } = given(TURN)
      const reason = valhalla.whyNot(state, { type: 'draw', by } as unknown as ValhallaAction)
      expect(reason?.key).toMatch(/^why\.not-(asked|your-turn|an-answer)$/)
    },
  )

  it('VH-22 spaces and seats out of range are answered in every question of a battle', () => {
    const game = given(BATTLE)
    game.does('p1', 'attack p2')
    for (const seat of [-2, -1, 0, 1, 5, 99])
      for (const space of [-1, 6, 99]) {
        const action = { type: 'arm', by: 0, seat, space, dice: 'axe' } as const
        expect(valhalla.whyNot(game.state, action)).not.toBeNull()
      }
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-03 shield', 'tactic tac-fury2', 'done')
    for (const space of [-1, 6, 99]) {
      const action = { type: 'warrior', by: 1, seat: 1, space } as const
      expectRefused(game.state, action, 'not-activated')
    }
  })

  it('VH-22 when the game is over, nobody is asked anything', () => {
    const game = given({ ragnarok: true })
    game.does('p1', 'done')
    game.does('p2', 'done')
    expectRefused(game.state, { type: 'done', by: 0 }, 'not-asked')
  })
})
