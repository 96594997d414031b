import type {
  MyGames,
  MyPeople,
  PersonShown,
  RatingHistory,
  Statistics,
  Turns,
} from '@meadhall/protocol'
import { call, query } from './call.ts'

/** What the server tells of people and their games. Each call throws `NotDone` where it does not. */
export const peopleApi = {
  async person(id: string): Promise<PersonShown> {
    return (await call<{ person: PersonShown }>('GET', `/people/${id}`)).person
  },

  ratings(id: string): Promise<RatingHistory> {
    return call('GET', `/people/${id}/ratings`)
  },

  statistics(id: string): Promise<Statistics> {
    return call('GET', `/people/${id}/statistics`)
  },

  /** Finished games, a page of them; `after`: the `next` of the page before. */
  games(id: string, after?: string): Promise<MyGames> {
    return call('GET', `/people/${id}/games${query({ limit: '10', after })}`)
  },

  mine(): Promise<MyPeople> {
    return call('GET', '/me/people')
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
