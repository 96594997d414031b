import { at, type Example } from './example.ts'
import { SHOWN } from './tables.ts'

const QUESTION = [3, 0, 'draft']
const ASK = {
  question: 17,
  answers: [
    ['draft', ['card'], [['a1-fenrirs-rage'], ['a1-lokis-hope']]],
    ['pass', [], [[]]],
  ],
}

/** A real list has some hundreds. */
const WORDS = ['type', 'step', 'revision', 'events', 'drafted', 'seat', 'a1-fenrirs-rage', '0']

/** What a server says. */
export const FROM_SERVER_EXAMPLES: Readonly<Record<string, Example>> = {
  Welcome: {
    type: 'welcome',
    protocol: 1,
    seat: 0,
    now: at(31),
    muted: [],
    words: { version: '3f0c9a51d2e7', list: WORDS },
  },
  TableTold: { type: 'table', table: SHOWN },
  OrdersTold: {
    type: 'orders',
    orders: [{ id: 'o1', wish: { kind: 'standing', order: 'no-calls' } }],
    offered: [{ id: 'no-calls', answers: ['call-to-battle'] }],
  },
  Reset: {
    type: 'reset',
    revision: 17,
    step: 16,
    shared: { age: 1, clans: [{ clan: 'wolf', rage: 6, hand: 2 }] },
    own: { hand: ['a1-odins-throne'], offered: ['a1-fenrirs-rage', 'a1-lokis-hope'] },
    log: [
      { step: 0, by: null, events: [{ type: 'age-begins', age: 1 }], returns: 0 },
      { step: 1, by: 1, events: [{ type: 'drafted', seat: 1 }], returns: 0 },
    ],
    open: [QUESTION],
    ask: ASK,
    undo: false,
    outcome: null,
  },
  Step: {
    type: 'step',
    revision: 18,
    by: 0,
    events: [{ type: 'drafted', seat: 0 }],
    yours: [{ type: 'drafted', seat: 0, card: 'a1-fenrirs-rage' }],
    shared: { clans: { '0': { hand: 3 } } },
    own: { hand: [1, 0, 'a1-fenrirs-rage'], offered: [['a1-troll']] },
    open: [[4, 1, 'draft']],
    ask: null,
    undo: true,
  },
  Reply: {
    type: 'reply',
    id: 4,
    refused: {
      code: 'illegal',
      why: { key: 'why.notYourCard', params: { card: 'a1-troll' }, rule: 'BR-3.2' },
    },
  },
  ChatTold: {
    type: 'chat',
    n: 3,
    at: at(45),
    person: 'p_astrid',
    seat: 0,
    name: 'Astrid',
    text: 'Skål!',
  },
  Clocks: { type: 'clocks', clocks: [{ due: at(90), reserve: 1_200_000 }] },
  Problem: { type: 'error', code: 'version', why: null },
  Goodbye: { type: 'goodbye', reason: 'restart', retry: 500 },
}
