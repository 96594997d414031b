import { digits, type Example } from './example.ts'

/** What a client says. */
export const FROM_CLIENT_EXAMPLES: Readonly<Record<string, Example>> = {
  Hello: { type: 'hello', protocol: 1, token: 'h8J2kq0ZP4vYb7Lwx1Mn', since: 17, words: '' },
  Answer: {
    type: 'answer',
    id: 4,
    question: 17,
    key: 'a-17',
    action: { type: 'draft', by: 0, card: 'a1-fenrirs-rage' },
  },
  Undo: { type: 'undo', id: 5, revision: 18, key: 'u-18' },
  Recall: { type: 'recall', id: 7, step: 12 },
  Hint: { type: 'hint', id: 8 },
  Why: { type: 'why', id: 9, step: 12 },
  WhyNot: { type: 'why-not', id: 6, action: { type: 'pass', by: 0 } },
  Commit: { type: 'commit', id: 1, commitment: digits('c1') },
  Ready: { type: 'ready', id: 9, on: true },
  Reveal: { type: 'reveal', id: 2, contribution: digits('01') },
  Chat: { type: 'chat', id: 7, key: 'c-1', text: 'Skål!' },
  SayPhrase: { type: 'phrase', id: 16, key: 'c-2', phrase: 'good-luck' },
  Mute: { type: 'mute', id: 8, person: 'p_loud', on: true },
  Propose: { type: 'propose', id: 9, what: 'undo' },
  Vote: { type: 'vote', id: 10, proposal: 'q7', agree: true },
  StandIn: { type: 'stand-in', id: 11, on: true },
  GiveOrder: { type: 'order', id: 14, wish: { kind: 'standing', order: 'no-calls' } },
  CancelOrder: { type: 'cancel-order', id: 15, order: 'o1' },
  Resync: { type: 'resync', id: 12 },
  Ping: { type: 'ping', id: 13 },
}
