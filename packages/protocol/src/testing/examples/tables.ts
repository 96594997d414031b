import { ASTRID, at, digits, type Example, TABLE_ID } from './example.ts'

/** A table as everybody sees it, in the middle of a game. */
export const SHOWN: Example = {
  id: TABLE_ID,
  version: 6,
  game: 'blood-rage',
  options: { firstGame: true },
  seats: [
    {
      for: 'anyone',
      person: ASTRID,
      bot: null,
      standIn: null,
      here: true,
      ready: true,
      commitment: digits('c1'),
      contribution: digits('01'),
    },
    {
      for: 'bot',
      person: null,
      bot: 'warrior',
      standIn: null,
      here: false,
      ready: false,
      commitment: null,
      contribution: null,
    },
  ],
  host: ASTRID.id,
  visibility: 'public',
  tempo: { kind: 'live', move: 60, reserve: 1200 },
  onTimeout: 'stand-in',
  spectators: true,
  watchDelay: 0,
  undo: 'consent',
  rated: false,
  phase: 'playing',
  commitment: digits('5e'),
  revealBy: null,
  proposal: null,
  clocks: [
    { due: at(90), reserve: 1_200_000 },
    { due: null, reserve: 1_200_000 },
  ],
  watching: 2,
  stage: { key: 'stage.draft', params: { age: 1 } },
  waits: [0],
  rematch: null,
  created: at(0),
  started: at(30),
  ended: null,
}

/** Bodies of requests about tables. */
export const TABLE_EXAMPLES: Readonly<Record<string, Example>> = {
  TablePlan: {
    game: 'blood-rage',
    options: { firstGame: true },
    seats: [
      { for: 'anyone' },
      { for: 'invited' },
      { for: 'bot', level: 'norn', character: 'lokis-friend' },
    ],
    visibility: 'public',
    tempo: { kind: 'live', move: 60, reserve: 1200 },
  },
  TableShown: SHOWN,
  Sit: { seat: 0, commitment: digits('c1') },
  Addresses: { addresses: ['http://192.168.1.20:8080'] },
  QuickWish: { game: 'blood-rage', players: 3, tempo: 'live', rated: false },
  LobbyChange: { type: 'lobby-change', put: [], gone: [TABLE_ID] },
  SeatChange: { for: 'bot', level: 'warrior' },
  Start: { fill: 'warrior' },
  Leave: { to: 'anyone' },
  Turns: { count: 2, due: at(3600) },
  RatingHistory: {
    ratings: [
      {
        game: 'blood-rage',
        players: 4,
        points: [{ table: TABLE_ID, at: at(5400), mu: 27.1, sigma: 7.9 }],
        next: `${at(5400)}.${TABLE_ID}`,
      },
    ],
  },
  MyPeople: {
    met: [{ ...ASTRID, kind: 'account', games: 3, wins: 1, last: at(5400) }],
    next: null,
    blocked: [{ id: 'p_loki', name: 'Loki', at: at(6000) }],
    blockedNext: null,
  },
}
