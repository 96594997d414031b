import { type PersonShown, RatingHistoryWish } from '@meadhall/protocol'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { People } from '../accounts/people.ts'
import type { Person } from '../accounts/person.ts'
import { known, named, read } from '../accounts/routes/request.ts'
import type { Routes } from '../http/app.ts'
import { HttpFailure } from '../http/failure.ts'
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
  const asked = async (request: FastifyRequest): Promise<Person> => {
    const person = await people.byId(named(request, 'id'))
    if (person === null) throw new HttpFailure(404, 'there is no such person')
    return person
  }
  return (app) => {
    app.get('/api/v1/people/:id', async (request): Promise<{ person: PersonShown }> => {
      const { id, name, kind } = await asked(request)
      return { person: { id, name, kind, ratings: await ratingsOf(db, id) } }
    })
    app.get('/api/v1/people/:id/ratings', async (request) =>
      historyOf(db, (await asked(request)).id, read(RatingHistoryWish, request.query)),
    )
    app.get('/api/v1/people/:id/statistics', async (request) =>
      statisticsOf(db, (await asked(request)).id),
    )
    app.get('/api/v1/me/statistics', async (request) => statisticsOf(db, known(request).person.id))
    app.get('/api/v1/tables/:id/ratings', async (request) => ({
      changes: await changesAt(db, named(request, 'id')),
    }))
  }
}
