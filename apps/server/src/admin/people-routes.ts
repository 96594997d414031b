import { ClosedReport, type ReportShown, Until } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { exported } from '../accounts/leaving/leaving.ts'
import { PERSON_COLUMNS, type Person, personOf } from '../accounts/person.ts'
import { named, read } from '../accounts/routes/request.ts'
import { HttpFailure } from '../http/failure.ts'
import type { ReportsRow } from '../storage/result-rows.ts'
import type { AdminNeeds } from './needs.ts'

const MOST_FOUND = 50

/** People and what others say of them. */
export function peopleRoutes(app: FastifyInstance, needs: AdminNeeds): void {
  const { rights, audit, leaving, now } = needs
  app.get('/people', async (request) => {
    const { name } = request.query as { readonly name?: unknown }
    return { people: await peopleNamed(needs, String(name ?? '')) }
  })
  app.get('/people/:id/export', async (request) => {
    const person = await leaving.people.byId(named(request, 'id'))
    if (person === null) throw noPerson()
    await audit.note({ who: null, what: 'exported', about: person.id })
    return await exported(leaving, person, now())
  })
  for (const what of ['ban', 'mute'] as const)
    app.post(`/people/:id/${what}`, async (request) => {
      const { until } = read(Until, request.body)
      const id = named(request, 'id')
      if (!(await rights[what](null, id, until))) throw noPerson()
      return { person: await leaving.people.byId(id) }
    })
  reportRoutes(app, needs)
}

function reportRoutes(app: FastifyInstance, { reports, audit }: AdminNeeds): void {
  app.get('/reports', async (request) => {
    const { state } = request.query as { readonly state?: unknown }
    const found = await reports.list(state === 'all' ? 'all' : 'open')
    return { reports: found.map(reportShown) }
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

/** Those whose name has these letters in it, the one seen last first. */
async function peopleNamed({ db }: AdminNeeds, name: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where(({ fn, eb }) =>
      eb(fn<string>('lower', ['name']), 'like', sql<string>`lower(${`%${name}%`})`),
    )
    .where('kind', '!=', 'deleted')
    .orderBy('touched', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(personOf).filter((person) => person !== null)
}

function noPerson(): HttpFailure {
  return new HttpFailure(404, 'there is no such person')
}
