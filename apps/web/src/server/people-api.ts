import type {
  MyGames,
  MyPeople,
  PeopleBlocked,
  PersonShown,
  RatingHistory,
  RatingHistoryWish,
  Statistics,
  Turns,
} from '@meadhall/protocol'
import { rest } from './call.ts'

/** What the server tells of people and their games. Each call throws `NotDone` where it does not. */
export const peopleApi = {
  async person(id: string): Promise<PersonShown> {
    return (await rest.call('GET /people/:id', { params: { id } })).person
  },

  /** The latest games of each rating, or those of one before a place. */
  ratings(id: string, wish: RatingHistoryWish = {}): Promise<RatingHistory> {
    return rest.call('GET /people/:id/ratings', { params: { id }, query: wish })
  },

  statistics(id: string): Promise<Statistics> {
    return rest.call('GET /people/:id/statistics', { params: { id } })
  },

  /** Finished games, a page of them; `after`: the `next` of the page before. */
  games(id: string, after?: string): Promise<MyGames> {
    return rest.call('GET /people/:id/games', { params: { id }, query: { limit: '10', after } })
  },

  /** Those one has played with, a page of them. */
  met(after?: string): Promise<MyPeople> {
    return rest.call('GET /me/people', { query: { after } })
  },

  blocked(after?: string): Promise<PeopleBlocked> {
    return rest.call('GET /me/blocked', { query: { after } })
  },

  async isBlocked(id: string): Promise<boolean> {
    return (await rest.call('GET /me/blocked/:id', { params: { id } })).blocked
  },

  block(id: string): Promise<void> {
    return rest.call('PUT /me/blocked/:id', { params: { id } })
  },

  unblock(id: string): Promise<void> {
    return rest.call('DELETE /me/blocked/:id', { params: { id } })
  },

  turns(): Promise<Turns> {
    return rest.call('GET /me/turns')
  },
} as const
