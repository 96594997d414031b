import { type IsBlocked, type MyPeople, PageWish, type PeopleBlocked } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { People } from '../accounts/people.ts'
import { known, named, read } from '../accounts/routes/request.ts'
import type { Routes } from '../http/app.ts'
import { HttpFailure } from '../http/failure.ts'
import type { Schema } from '../storage/schema.ts'
import type { Blocks } from './blocks.ts'
import { peopleMet } from './people-met.ts'

export interface PeopleRouteNeeds {
  readonly reads: Kysely<Schema>
  readonly people: People
  readonly blocks: Blocks
}

/** Those one has played with, and those one does not want to play with. */
export function peopleRoutes({ reads, people, blocks }: PeopleRouteNeeds): Routes {
  return (app) => {
    app.get('/api/v1/me/people', async (request): Promise<MyPeople> => {
      const { id } = known(request).person
      const met = await peopleMet(reads, id, read(PageWish, request.query))
      const blocked = await blocks.of(id)
      const { found, next } = met
      return { met: [...found], next, blocked: [...blocked.found], blockedNext: blocked.next }
    })
    app.get('/api/v1/me/blocked', async (request): Promise<PeopleBlocked> => {
      const wish = read(PageWish, request.query)
      const { found, next } = await blocks.of(known(request).person.id, wish)
      return { blocked: [...found], next }
    })
    app.get('/api/v1/me/blocked/:id', async (request): Promise<IsBlocked> => {
      const { id } = known(request).person
      return { blocked: await blocks.isUnwanted(named(request, 'id'), [id]) }
    })
    app.put('/api/v1/me/blocked/:id', async (request, reply) => {
      const { person } = known(request)
      const blocked = await people.byId(named(request, 'id'))
      if (blocked === null) throw new HttpFailure(404, 'there is no such person')
      await blocks.block(person.id, blocked.id)
      return reply.code(204).send()
    })
    app.delete('/api/v1/me/blocked/:id', async (request, reply) => {
      await blocks.unblock(known(request).person.id, named(request, 'id'))
      return reply.code(204).send()
    })
  }
}
