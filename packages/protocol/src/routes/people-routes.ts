import { PageWish } from '../rest/page.ts'
import { IsBlocked, MyPeople, PeopleBlocked } from '../rest/people.ts'
import { NewReport, ReportMade } from '../rest/reports.ts'
import {
  MyGames,
  MyGamesWish,
  OnePerson,
  RatingHistory,
  RatingHistoryWish,
  Statistics,
  Turns,
} from '../rest/results.ts'
import { Named, Nothing, type RouteTable } from './route.ts'

/** People, their games and how those ended. */
export const PEOPLE_ROUTES = {
  'GET /me/games': {
    about: 'Those you play, began or have played.',
    who: 'person',
    query: MyGamesWish,
    replies: { 200: MyGames },
  },
  'GET /me/turns': {
    about: 'How many games wait for you.',
    who: 'person',
    replies: { 200: Turns },
  },
  'GET /me/statistics': {
    about: 'Your finished games, counted.',
    who: 'person',
    replies: { 200: Statistics },
  },
  'GET /people/:id': {
    about: 'Somebody, with their ratings.',
    who: 'anybody',
    params: Named,
    replies: { 200: OnePerson },
  },
  'GET /people/:id/ratings': {
    about:
      'Of each rating the latest games, or of the one that is named (`game`, `players`) those before `after`.',
    who: 'anybody',
    params: Named,
    query: RatingHistoryWish,
    replies: { 200: RatingHistory },
  },
  'GET /people/:id/statistics': {
    about: 'Their finished games, counted.',
    who: 'anybody',
    params: Named,
    replies: { 200: Statistics },
  },
  'GET /people/:id/games': {
    about:
      'Finished ones that were listed for everybody, or where you sat too; `state` says nothing here.',
    who: 'anybody',
    params: Named,
    query: MyGamesWish,
    replies: { 200: MyGames },
  },
  'GET /me/people': {
    about: 'Those you have played with, and those you have blocked.',
    who: 'person',
    query: PageWish,
    replies: { 200: MyPeople },
  },
  'GET /me/blocked': {
    about: 'Those you have blocked.',
    who: 'person',
    query: PageWish,
    replies: { 200: PeopleBlocked },
  },
  'GET /me/blocked/:id': {
    about: 'Whether you have blocked them.',
    who: 'person',
    params: Named,
    replies: { 200: IsBlocked },
  },
  'PUT /me/blocked/:id': {
    about: 'You do not want to play with them.',
    who: 'person',
    params: Named,
    replies: { 204: Nothing },
  },
  'DELETE /me/blocked/:id': {
    about: 'You do again.',
    who: 'person',
    params: Named,
    replies: { 204: Nothing },
  },
  'POST /reports': {
    about: 'Tells the operator about somebody who was at a table; at most 10 a day.',
    who: 'person',
    body: NewReport,
    replies: { 201: ReportMade },
  },
} as const satisfies RouteTable
