import {
  AdminPeopleWish,
  ClosedReport,
  GivenRole,
  type ReportShown,
  ReportsWish,
  Until,
} from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { exported } from '../accounts/leaving/leaving.ts'
import { PERSON_COLUMNS, type Person, personOf } from '../accounts/person.ts'
import { named, read } from '../accounts/routes/request.ts'
import { HttpFailure } from '../http/failure.ts'
import { isOlder, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { ReportsRow } from '../storage/result-rows.ts'
import type { AdminNeeds } from './needs.ts'

const USUAL_PAGE = 50

/** People and what others say of them. */
export function peopleRoutes(app: FastifyInstance, needs: AdminNeeds): void {
  const { rights, audit, leaving, now } = needs
  app.get('/people', async (request) => {
    const { found, next } = await peopleNamed(needs, read(AdminPeopleWish, request.query))
    return { people: found, next }
  })
  app.get('/people/:id/export', async (request, reply) => {
    const person = await leaving.people.byId(named(request, 'id'))
    if (person === null) throw noPerson()
    await audit.note({ who: null, what: 'exported', about: person.id })
    return reply.type('application/json').send(await exported(leaving, person, now()))
  })
  for (const what of ['ban', 'mute'] as const)
    app.post(`/people/:id/${what}`, async (request) => {
      const { until } = read(Until, request.body)
      const id = named(request, 'id')
      if (!(await rights[what](null, id, until))) throw noPerson()
      return { person: await leaving.people.byId(id) }
    })
  app.post('/people/:id/role', async (request) => {
    const { role } = read(GivenRole, request.body)
    const id = named(request, 'id')
    if (!(await rights.give(null, id, role))) throw noPerson()
    return { person: await leaving.people.byId(id) }
  })
  reportRoutes(app, needs)
}

function reportRoutes(app: FastifyInstance, { reports, audit }: AdminNeeds): void {
  app.get('/reports', async (request) => {
    const { state, ...wish } = read(ReportsWish, request.query)
    const { found, next } = await reports.list(state, wish)
    return { reports: found.map(reportShown), next }
  })
  app.post('/reports/:id/close', async (request, reply) => {
    const { note } = read(ClosedReport, request.body)
    const id = named(request, 'id')
    const about = await reports.close(id, note)
    if (about === null) throw new HttpFailure(404, 'there is no such open report')
    await audit.note({ who: null, what: 'report-closed', about, detail: id })
    return reply.code(204).send()
  })
}

function reportShown(row: ReportsRow): ReportShown {
  const { id, at, reason, closed, note } = row
  return { id, at, by: row.by_id, about: row.about_id, table: row.table_id, reason, closed, note }
}

type PeopleWish = v.InferOutput<typeof AdminPeopleWish>

/** A page of those whose name has these letters in it, the one seen last first. */
async function peopleNamed({ reads }: AdminNeeds, wish: PeopleWish): Promise<Page<Person>> {
  const limit = sizeOf(wish, USUAL_PAGE)
  let query = reads
    .selectFrom('people')
    .select([...PERSON_COLUMNS, 'touched'])
    .where('kind', '!=', 'deleted')
  if (wish.name !== '')
    query = query.where(({ fn, eb }) =>
      eb(fn<string>('lower', ['name']), 'like', sql<string>`lower(${`%${wish.name}%`})`),
    )
  if (wish.after !== undefined) query = query.where(isOlder('touched', 'people.id', wish.after))
  const sorted = query.orderBy('touched', 'desc').orderBy('people.id', 'desc')
  const rows = await sorted.limit(limit + 1).execute()
  const placeOf = (row: (typeof rows)[number]) => ({ at: row.touched, id: row.id })
  const { found, next } = pageOf(rows, limit, placeOf, personOf)
  return { found: found.filter((person) => person !== null), next }
}

function noPerson(): HttpFailure {
  return new HttpFailure(404, 'there is no such person')
}
