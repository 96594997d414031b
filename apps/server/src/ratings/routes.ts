import type { Kysely } from 'kysely'
import type { People } from '../accounts/people.ts'
import type { Person } from '../accounts/person.ts'
import type { Routes } from '../http/app.ts'
import { handle } from '../http/handle.ts'
import { refuse } from '../refusing/refused.ts'
import type { Schema } from '../storage/schema.ts'
import { historyOf } from './history.ts'
import { changesAt, ratingsOf } from './standing-of-people.ts'
import { statisticsOf } from './statistics.ts'

export interface ResultRouteNeeds {
  readonly db: Kysely<Schema>
  readonly people: People
}

/** How strong people are, and how their games ended. */
export function resultRoutes({ db, people }: ResultRouteNeeds): Routes {
  const found = async (id: string): Promise<Person> => {
    const person = await people.byId(id)
    if (person === null) throw refuse('not-found', 'no-person')
    return person
  }
  return (app) => {
    handle(app, 'GET /people/:id', async ({ params }) => {
      const { id, name, kind } = await found(params.id)
      return { person: { id, name, kind, ratings: await ratingsOf(db, id) } }
    })
    handle(app, 'GET /people/:id/ratings', async ({ params, query }) =>
      historyOf(db, (await found(params.id)).id, query),
    )
    handle(app, 'GET /people/:id/statistics', async ({ params }) =>
      statisticsOf(db, (await found(params.id)).id),
    )
    handle(app, 'GET /me/statistics', ({ person }) => statisticsOf(db, person.id))
    handle(app, 'GET /tables/:id/ratings', async ({ params }) => ({
      changes: await changesAt(db, params.id),
    }))
  }
}
