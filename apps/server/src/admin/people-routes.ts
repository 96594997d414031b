import type { AdminPeopleWish, ReportShown } from '@meadhall/protocol'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { exported } from '../accounts/leaving/leaving.ts'
import { PERSON_COLUMNS, type Person, personOf } from '../accounts/person.ts'
import { handle } from '../http/handle.ts'
import { type Refused, refuse } from '../refusing/refused.ts'
import { isOlder, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { ReportsRow } from '../storage/result-rows.ts'
import type { AdminNeeds } from './needs.ts'

const USUAL_PAGE = 50

/** People and what others say of them. */
export function peopleRoutes(app: FastifyInstance, needs: AdminNeeds): void {
  const { rights, audit, leaving, now } = needs
  handle(app, 'GET /admin/people', async ({ query }) => {
    const { found, next } = await peopleNamed(needs, query)
    return { people: [...found], next }
  })
  handle(app, 'GET /admin/people/:id/export', async ({ params }) => {
    const person = await personNamed(needs, params.id)
    await audit.note({ who: null, what: 'exported', about: person.id })
    return await exported(leaving, person, now())
  })
  for (const what of ['ban', 'mute'] as const)
    handle(app, `POST /admin/people/:id/${what}`, async ({ params: { id }, body: { until } }) => {
      if (!(await rights[what](null, id, until))) throw noPerson()
      return { person: await personNamed(needs, id) }
    })
  handle(app, 'POST /admin/people/:id/role', async ({ params: { id }, body: { role } }) => {
    if (!(await rights.give(null, id, role))) throw noPerson()
    return { person: await personNamed(needs, id) }
  })
  reportRoutes(app, needs)
}

function reportRoutes(app: FastifyInstance, { reports, audit }: AdminNeeds): void {
  handle(app, 'GET /admin/reports', async ({ query: { state, ...wish } }) => {
    const { found, next } = await reports.list(state, wish)
    return { reports: found.map(reportShown), next }
  })
  handle(app, 'POST /admin/reports/:id/close', async ({ params: { id }, body: { note } }) => {
    const about = await reports.close(id, note)
    if (about === null) throw refuse('not-found', 'server.no-report')
    await audit.note({ who: null, what: 'report-closed', about, detail: id })
  })
}

async function personNamed({ leaving }: AdminNeeds, id: string): Promise<Person> {
  const person = await leaving.people.byId(id)
  if (person === null) throw noPerson()
  return person
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

function noPerson(): Refused {
  return refuse('not-found', 'no-person')
}
