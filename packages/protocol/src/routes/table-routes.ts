import * as v from 'valibot'
import { PageWish } from '../rest/page.ts'
import { LobbyWish, OneReplay, RatingChanges, ReplayWish, TablesPage } from '../rest/results.ts'
import {
  Addresses,
  Leave,
  OneTable,
  QuickWish,
  SeatAddress,
  Seated,
  Sit,
  Start,
  TableLaid,
  TableLeft,
} from '../rest/tables.ts'
import { SeatChange, TablePlan } from '../table.ts'
import { Named, type RouteTable } from './route.ts'

const GAME_FILE = { media: 'application/json' } as const

/** Tables before and after their game. */
export const TABLE_ROUTES = {
  'POST /tables': {
    about: 'Lays a table.',
    who: 'person',
    body: TablePlan,
    replies: { 201: TableLaid },
  },
  'POST /tables/quick': {
    about: 'Sits down at a public table that waits and fits, or at a new one.',
    who: 'person',
    body: QuickWish,
    replies: { 201: Seated },
  },
  'GET /tables': {
    about: 'Public tables that wait for players, latest first. Each filter may be left out.',
    who: 'anybody',
    query: LobbyWish,
    replies: { 200: TablesPage },
  },
  'GET /me/tables': {
    about: 'Those where you sit.',
    who: 'person',
    query: PageWish,
    replies: { 200: TablesPage },
  },
  'GET /tables/:id': {
    about: 'One table as you may see it.',
    who: 'anybody',
    params: Named,
    replies: { 200: OneTable },
  },
  'POST /tables/:id/seats': {
    about: 'Sits down. Who sits already gets their seat again, and a new link.',
    who: 'person',
    params: Named,
    body: v.nullish(Sit, {}),
    replies: { 201: Seated },
  },
  'DELETE /tables/:id/seats/mine': {
    about:
      'Leaves. During a game the seat goes to a bot, with `to=anyone` to whoever comes, with `to=invited` to who has the link with the `invitation`.',
    who: 'person',
    only: 'who sits there',
    params: Named,
    query: Leave,
    replies: { 200: TableLeft },
  },
  'DELETE /tables/:id/seats/:seat': {
    about: 'The seat is free again; before the game only.',
    who: 'person',
    only: 'the host',
    params: SeatAddress,
    replies: { 200: OneTable },
  },
  'PUT /tables/:id/seats/:seat': {
    about: 'The free seat is for a bot, or for anyone; before the game only.',
    who: 'person',
    only: 'the host',
    params: SeatAddress,
    body: SeatChange,
    replies: { 200: OneTable },
  },
  'POST /tables/:id/start': {
    about: 'Starts the game: the phase is `revealing`.',
    who: 'person',
    only: 'the host; where the host does not sit there, anybody who does',
    params: Named,
    body: v.nullish(Start, {}),
    replies: { 200: OneTable },
  },
  'POST /tables/:id/rematch': {
    about: 'The next table with the same people.',
    who: 'person',
    only: 'who sat there, after the end',
    params: Named,
    replies: { 201: OneTable },
  },
  'GET /tables/:id/file': {
    about: 'The [game file](game-files.md), after the end.',
    who: 'anybody',
    params: Named,
    replies: { 200: GAME_FILE },
  },
  'GET /tables/:id/replay': {
    about: 'What that seat saw, after the end; without a seat as a spectator.',
    who: 'anybody',
    params: Named,
    query: ReplayWish,
    replies: { 200: OneReplay },
  },
  'GET /tables/:id/ratings': {
    about: 'What a rated game did, soon after the end.',
    who: 'anybody',
    params: Named,
    replies: { 200: RatingChanges },
  },
  'GET /addresses': {
    about: 'Where others in the network open it; empty unless asked from the machine itself.',
    who: 'anybody',
    replies: { 200: Addresses },
  },
} as const satisfies RouteTable
