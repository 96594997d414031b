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
  p1: { squad: ['arnbjorn'], hand: ['eyvind', 'geirr', 'fury'] },
  p2: { squad: ['bjarni'] },
}
const FULL = {
  p1: { squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'], hand: ['ulf', 'ulfar'] },
  p2: { squad: ['eyvind'] },
}
const BATTLE = {
  players: 3,
  p1: {
    squad: ['arnbjorn', 'eyvind'],
    hand: ['fury', 'fury-of-the-few', 'heroic-attack', 'heroic-attack-bow', 'weapon-exchange'],
  },
  p2: { squad: ['bjarni', 'bjorgolf'], hand: ['cut-off-from-the-leader', 'fury'] },
  dice: ['sword axe bow spear spear spear', 'shield spear axe axe axe axe'],
}
const PAIRS = { ...BATTLE, players: 4, options: { pairs: 'cooperation' } }
const NO_GREY = {
  options: { king: true },
  king: { p2: 4 },
  p1: { jarl: 'Styr', squad: ['arnbjorn'], hand: ['new-weapons'] },
  p2: { squad: ['bjarni'] },
  dice: [MISSES, 'axe axe axe'],
}
const ONE_DIE = {
  p1: { squad: ['thorbjorn', 'eyvind'] },
  p2: { squad: ['bjarni'] },
  dice: ['sword sword axe axe axe miss'],
}
const ATTACK = [['p1', 'attack p2']] as const
const WON_DEFENCE = [
  ['p1', 'attack p2', 'arm arnbjorn axe', 'done'],
  ['p2', 'arm bjarni shield', 'tactic fury', 'done'],
] as const

const ATTEMPTS: Partial<Readonly<Record<WhyKey, readonly Attempt[]>>> = {
  'not-asked': [
    { given: BATTLE, after: ATTACK, attempt: 'p2: tactic fury' },
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
    { given: TURN, attempt: 'p1: jarl sigurd' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: attack p2' },
    { given: FULL, after: [['p1', 'play ulf']], attempt: 'p1: done' },
    { given: TURN, after: [['p1', 'draw']], attempt: 'p1: draw' },
    { given: BATTLE, after: [...ATTACK, ['p1', 'reroll spear']], attempt: 'p1: card arnbjorn' },
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: card bjarni' },
  ],
  'not-in-hand': [
    { given: TURN, attempt: 'p1: play gunnbjorn' },
    { given: TURN, attempt: 'p1: play-two eyvind gunnbjorn' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic cut-off-from-the-leader' },
  ],
  'not-a-warrior': [
    { given: TURN, attempt: 'p1: play fury' },
    { given: TURN, attempt: 'p1: play-two eyvind fury' },
  ],
  'two-in-order': [{ given: FULL, attempt: 'p1: play-two ulf ulf' }],
  'too-many-weapons': [{ given: TURN, attempt: 'p1: play-two eyvind geirr' }],
  'squad-empty': [
    { given: { ...TURN, p1: { hand: ['eyvind'] } }, attempt: 'p1: draw' },
    { given: { ...TURN, p1: { hand: ['eyvind'] } }, attempt: 'p1: attack p2' },
  ],
  'nobody-to-attack-with': [
    { given: { ...TURN, p1: { hand: ['fury'] } }, attempt: 'p1: attack p2' },
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
      after: [['p1', 'play-two ulf ulfar', 'warrior arnbjorn']],
      attempt: 'p1: warrior ulf',
    },
  ],
  'no-warrior-there': [
    { given: FULL, after: [['p1', 'play ulf']], attempt: 'p1: warrior 0 5' },
    { given: FULL, after: [['p1', 'play ulf']], attempt: 'p1: warrior eyvind' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm 0 3 axe' },
  ],
  'not-drawn': [{ given: TURN, after: [['p1', 'draw']], attempt: 'p1: card eyvind' }],
  'must-keep': [{ given: TURN, after: [['p1', 'draw']], attempt: 'p1: done' }],
  'not-in-own-phase': [
    {
      given: {
        options: { dwarves: true },
        p1: { squad: ['arnbjorn'], hand: ['call-to-battle'] },
        p2: { squad: ['bjarni'] },
      },
      after: [['p1', 'attack p2']],
      attempt: 'p1: tactic call-to-battle',
    },
  ],
  'wrong-role': [
    {
      given: BATTLE,
      after: [['p1', 'attack p2', 'arm arnbjorn axe', 'done']],
      attempt: 'p2: tactic cut-off-from-the-leader',
    },
    {
      given: { ragnarok: true, p1: { hand: ['cut-off-from-the-leader'] } },
      attempt: 'p1: tactic cut-off-from-the-leader',
    },
  ],
  'condition-not-met': [{ given: BATTLE, after: ATTACK, attempt: 'p1: tactic fury-of-the-few' }],
  'cost-not-paid': [
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic heroic-attack' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic heroic-attack shield' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic heroic-attack-bow axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: tactic fury axe' },
  ],
  'no-extra-dice': [{ given: NO_GREY, after: ATTACK, attempt: 'p1: tactic new-weapons' }],
  'no-misses': [{ given: BATTLE, after: ATTACK, attempt: 'p1: tactic weapon-exchange' }],
  'weapons-missing': [
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm eyvind axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm arnbjorn axe*' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm arnbjorn axe axe' },
    { given: BATTLE, after: ATTACK, attempt: 'p1: arm arnbjorn' },
  ],
  'already-armed': [
    {
      given: BATTLE,
      after: [['p1', 'attack p2', 'arm arnbjorn axe']],
      attempt: 'p1: arm arnbjorn axe',
    },
  ],
  'not-your-squad': [{ given: BATTLE, after: ATTACK, attempt: 'p1: arm bjorgolf spear' }],
  'not-your-warrior': [{ given: PAIRS, after: ATTACK, attempt: 'p1: arm bjorgolf spear' }],
  'no-die-to-lose': [
    {
      given: ONE_DIE,
      after: [['p1', 'attack p2', 'arm thorbjorn sword axe axe', 'arm eyvind sword axe']],
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
      after: [...ATTACK, ['p1', 'tactic weapon-exchange']],
      attempt: 'p1: turn miss',
    },
  ],
  'not-activated': [
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: warrior bjorgolf' },
    { given: BATTLE, after: WON_DEFENCE, attempt: 'p2: warrior arnbjorn' },
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
    const action = { type: 'play-two', by: 0, card: 'ulfar', other: 'ulf' } as const
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
    const action = parseAction('play-two eyvind geirr', 0)
    expect(valhalla.whyNot(state, action)).toEqual({
      rule: 'VH-25',
      key: 'why.too-many-weapons',
      params: { card: 'eyvind', other: 'geirr' },
    })
    expect(valhalla.whyNot(state, parseAction('play eyvind', 0))).toBeNull()
  })

  it.each([
    ['no object', null],
    ['nothing', undefined],
    ['a word', 'draw'],
    ['no type', { by: 0 }],
    ['no seat', { type: 'draw' }],
    ['an unknown type', { type: 'surrender', by: 0 }],
    ['a type of every object', { type: 'toString', by: 0 }],
    ['an unknown card', { type: 'play', by: 0, card: 'nobody' }],
    ['a card of every object', { type: 'play', by: 0, card: 'constructor' }],
    ['a card that is a number', { type: 'play', by: 0, card: 1 }],
    ['a card that is a list', { type: 'play', by: 0, card: ['eyvind'] }],
    ['a seat that is a word', { type: 'attack', by: 0, seat: '1' }],
    ['a seat that is no whole number', { type: 'attack', by: 0, seat: 0.5 }],
    ['a seat that is no number', { type: 'attack', by: 0, seat: Number.NaN }],
    ['a seat far away', { type: 'attack', by: 0, seat: 1e9 }],
    ['a missing part', { type: 'play-two', by: 0, card: 'eyvind' }],
    ['a part too many', { type: 'draw', by: 0, card: 'eyvind' }],
    ['unknown dice', { type: 'arm', by: 0, seat: 0, space: 0, dice: 'hammer' }],
    ['an unknown die', { type: 'reroll', by: 0, die: 'hammer' }],
    ['an unknown face', { type: 'turn', by: 0, face: 'hammer' }],
    ['an unknown Jarl', { type: 'jarl', by: 0, jarl: 'nobody' }],
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
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm bjarni shield', 'tactic fury', 'done')
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
