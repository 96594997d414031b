import type { Kysely } from 'kysely'
import type { People } from '../accounts/people.ts'
import type { Routes } from '../http/app.ts'
import { handle } from '../http/handle.ts'
import { refuse } from '../refusing/refused.ts'
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
    handle(app, 'GET /me/people', async ({ person: { id }, query }) => {
      const { found, next } = await peopleMet(reads, id, query)
      const blocked = await blocks.of(id)
      return { met: [...found], next, blocked: [...blocked.found], blockedNext: blocked.next }
    })
    handle(app, 'GET /me/blocked', async ({ person, query }) => {
      const { found, next } = await blocks.of(person.id, query)
      return { blocked: [...found], next }
    })
    handle(app, 'GET /me/blocked/:id', async ({ person, params }) => ({
      blocked: await blocks.isUnwanted(params.id, [person.id]),
    }))
    handle(app, 'PUT /me/blocked/:id', async ({ person, params }) => {
      const blocked = await people.byId(params.id)
      if (blocked === null) throw refuse('not-found', 'no-person')
      await blocks.block(person.id, blocked.id)
    })
    handle(app, 'DELETE /me/blocked/:id', ({ person, params }) =>
      blocks.unblock(person.id, params.id),
    )
  }
}
