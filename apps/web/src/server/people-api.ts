import type {
  IsBlocked,
  MyGames,
  MyPeople,
  PeopleBlocked,
  PersonShown,
  RatingHistory,
  RatingHistoryWish,
  Statistics,
  Turns,
} from '@meadhall/protocol'
import { call, query } from './call.ts'

/** What the server tells of people and their games. Each call throws `NotDone` where it does not. */
export const peopleApi = {
  async person(id: string): Promise<PersonShown> {
    return (await call<{ person: PersonShown }>('GET', `/people/${id}`)).person
  },

  /** The latest games of each rating, or those of one before a place. */
  ratings(id: string, wish: RatingHistoryWish = {}): Promise<RatingHistory> {
    return call('GET', `/people/${id}/ratings${query(wish)}`)
  },

  statistics(id: string): Promise<Statistics> {
    return call('GET', `/people/${id}/statistics`)
  },

  /** Finished games, a page of them; `after`: the `next` of the page before. */
  games(id: string, after?: string): Promise<MyGames> {
    return call('GET', `/people/${id}/games${query({ limit: '10', after })}`)
  },

  /** Those one has played with, a page of them. */
  met(after?: string): Promise<MyPeople> {
    return call('GET', `/me/people${query({ after })}`)
  },

  blocked(after?: string): Promise<PeopleBlocked> {
    return call('GET', `/me/blocked${query({ after })}`)
  },

  async isBlocked(id: string): Promise<boolean> {
    return (await call<IsBlocked>('GET', `/me/blocked/${id}`)).blocked
  },

  block(id: string): Promise<void> {
    return call('PUT', `/me/blocked/${id}`)
  },

  unblock(id: string): Promise<void> {
    return call('DELETE', `/me/blocked/${id}`)
  },

  turns(): Promise<Turns> {
    return call('GET', '/me/turns')
  },
} as const
